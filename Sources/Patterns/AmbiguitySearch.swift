/// Looks for texts that a pattern can match in many ways: those on which a backtracking matcher may explode.
///
/// A state that leads back to itself by two paths over one text doubles the number of matches with each repetition of
/// that text (exponential ambiguity; A. Weber and H. Seidl, 1991). The search goes through the product of the
/// automaton with itself, in a bounded number of steps.
struct AmbiguitySearch {
  /// A text that leads to a state, and one that leads from there back to it, to be repeated.
  struct Candidate: Hashable {
    var prefix: [Int]
    var piece: [Int]
  }

  private let automaton: PositionAutomaton
  /// The previous state on a shortest path from the start: the state itself at the start, nil if unreachable.
  private let before: [Int?]

  private static let mostSteps = 200_000
  private static let mostCandidates = 24

  init(_ automaton: PositionAutomaton) {
    self.automaton = automaton
    before = Self.shortestWays(automaton)
  }

  /// Candidates whose number of matches doubles with each repetition, the shortest pieces first.
  func exponential() -> [Candidate] {
    var steps = Self.mostSteps
    var found: [Candidate] = []
    for state in automaton.sets.indices where isReachable(state) {
      guard steps > 0, found.count < Self.mostCandidates else { break }
      if let piece = ambiguousLoop(at: state, &steps) {
        found.append(Candidate(prefix: prefix(of: state), piece: piece))
      }
    }
    return found.sorted { $0.piece.count < $1.piece.count }
  }

  /// Candidates for any repetition: several loops in a row multiply.
  func loops() -> [Candidate] {
    var found: [Candidate] = []
    for state in automaton.sets.indices where isReachable(state) {
      guard found.count < Self.mostCandidates else { break }
      guard let piece = shortestLoop(at: state) else { continue }
      let candidate = Candidate(prefix: prefix(of: state), piece: piece)
      if !found.contains(where: { $0.piece == piece && $0.prefix.count <= candidate.prefix.count })
      {
        found.append(candidate)
      }
    }
    return found
  }

  /// At most a few of the likeliest characters of the states, without duplicates.
  func symbols() -> [Int] {
    var symbols: [Int] = []
    for set in automaton.sets {
      guard symbols.count < 8 else { break }
      if let symbol = set.first, !symbols.contains(symbol) { symbols.append(symbol) }
    }
    return symbols
  }

  private func isReachable(_ state: Int) -> Bool {
    before[state] != nil && automaton.sets[state].first != nil
  }

  private static func shortestWays(_ automaton: PositionAutomaton) -> [Int?] {
    var before = [Int?](repeating: nil, count: automaton.sets.count)
    var queue: [Int] = []
    for state in automaton.first where before[state] == nil {
      before[state] = state
      queue.append(state)
    }
    var next = 0
    while next < queue.count {
      let state = queue[next]
      next += 1
      for edge in automaton.edges[state] where before[edge.target] == nil {
        before[edge.target] = state
        queue.append(edge.target)
      }
    }
    return before
  }

  /// The shortest text that leads from the start to a state.
  private func prefix(of state: Int) -> [Int] {
    var text: [Int] = []
    var state = state
    while true {
      text.append(automaton.sets[state].first ?? 0)
      guard let previous = before[state], previous != state else { return text.reversed() }
      state = previous
    }
  }

  /// The shortest text that leads from a state back to it.
  private func shortestLoop(at start: Int) -> [Int]? {
    var before = [Int: Int]()
    var queue = [start]
    var next = 0
    while next < queue.count {
      let state = queue[next]
      next += 1
      for edge in automaton.edges[state] where before[edge.target] == nil {
        guard automaton.sets[edge.target].first != nil else { continue }
        before[edge.target] = state
        if edge.target == start {
          var text: [Int] = []
          var state = start
          repeat {
            text.append(automaton.sets[state].first ?? 0)
            state = before[state] ?? start
          } while state != start
          return text.reversed()
        }
        queue.append(edge.target)
      }
    }
    return nil
  }

  // MARK: Two ways at once

  /// The states of two matchers of one text, and whether their paths have differed.
  private struct Pair: Hashable {
    var one: Int
    var other: Int
    var hasParted: Bool
  }

  /// The shortest text that leads from a state back to it by two paths.
  private func ambiguousLoop(at start: Int, _ steps: inout Int) -> [Int]? {
    let origin = Pair(one: start, other: start, hasParted: false)
    let goal = Pair(one: start, other: start, hasParted: true)
    var before: [Pair: (pair: Pair, symbol: Int)] = [:]
    var queue = [origin]
    var next = 0
    while next < queue.count, steps > 0 {
      let pair = queue[next]
      next += 1
      for (index, a) in automaton.edges[pair.one].enumerated() {
        // Before they part, one of each two orders is enough.
        let others = automaton.edges[pair.other].dropFirst(pair.hasParted ? 0 : index)
        for b in others {
          steps -= 1
          let common = automaton.sets[a.target].intersection(automaton.sets[b.target])
          guard let symbol = common.first else { continue }
          let parts = a.target != b.target || a.isDouble
          let reached = Pair(
            one: a.target, other: b.target, hasParted: pair.hasParted || parts)
          guard before[reached] == nil, reached != origin else { continue }
          before[reached] = (pair, symbol)
          if reached == goal { return text(to: goal, from: origin, before) }
          queue.append(reached)
        }
      }
    }
    return nil
  }

  private func text(
    to goal: Pair, from origin: Pair, _ before: [Pair: (pair: Pair, symbol: Int)]
  ) -> [Int] {
    var text: [Int] = []
    var pair = goal
    while pair != origin, let step = before[pair] {
      text.append(step.symbol)
      pair = step.pair
    }
    return text.reversed()
  }
}
