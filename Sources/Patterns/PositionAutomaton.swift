/// The automaton of a pattern whose states are the pattern's characters (V. M. Glushkov, 1961): each state is entered
/// by a character of its set. Two edges between the same states are kept, since a matcher tries both.
struct PositionAutomaton {
  struct TooLarge: Error {}

  /// A transition from one state to another.
  struct Edge {
    var target: Int
    /// True if the pattern allows the transition in more than one way.
    var isDouble: Bool
  }

  /// The characters that lead into each state.
  private(set) var sets: [SymbolSet] = []
  private(set) var edges: [[Edge]] = []
  private(set) var first: [Int] = []

  private static let mostStates = 300
  /// Limit of the copies into which a repetition is unrolled.
  private static let mostCopies = 24
  /// Limit of optional repetitions: more count as unbounded.
  private static let mostOptionalCopies = 3

  init(_ pattern: PatternNode) throws(TooLarge) {
    first = try add(pattern).first
  }

  /// A part of the pattern as seen from outside.
  private struct Part {
    var isNullable: Bool
    var first: [Int] = []
    var last: [Int] = []
  }

  private mutating func add(_ node: PatternNode) throws(TooLarge) -> Part {
    switch node {
    case .empty: return Part(isNullable: true)
    case .symbol(let set):
      guard sets.count < Self.mostStates else { throw TooLarge() }
      sets.append(set)
      edges.append([])
      return Part(isNullable: false, first: [sets.count - 1], last: [sets.count - 1])
    case .alternatives(let branches):
      var whole = Part(isNullable: false)
      for branch in branches {
        let part = try add(branch)
        whole.isNullable = whole.isNullable || part.isNullable
        whole.first += part.first
        whole.last += part.last
      }
      return whole
    case .sequence(let items):
      var whole = Part(isNullable: true)
      for item in items { whole = join(whole, try add(item)) }
      return whole
    case .loop(let body, let minimum, let maximum):
      return try addLoop(body, minimum, maximum)
    }
  }

  private mutating func addLoop(
    _ body: PatternNode, _ minimum: Int, _ maximum: Int?
  ) throws(TooLarge) -> Part {
    var whole = Part(isNullable: true)
    if maximum == 0 { return whole }
    let optional = maximum.map { $0 - minimum } ?? .max
    let isEndless = optional > Self.mostOptionalCopies
    // The last copy of `a{2,}` is the one that repeats.
    let copies = min(minimum, Self.mostCopies) - (isEndless && minimum > 0 ? 1 : 0)
    for _ in 0..<max(0, copies) { whole = join(whole, try add(body)) }
    if isEndless {
      var part = try add(body)
      connect(part.last, part.first)
      part.isNullable = part.isNullable || minimum == 0
      return join(whole, part)
    }
    // a{0,2} is (a(a)?)?
    var tail = Part(isNullable: true)
    for _ in 0..<max(0, optional) {
      var part = join(try add(body), tail)
      part.isNullable = true
      tail = part
    }
    return join(whole, tail)
  }

  private mutating func join(_ a: Part, _ b: Part) -> Part {
    connect(a.last, b.first)
    return Part(
      isNullable: a.isNullable && b.isNullable,
      first: a.isNullable ? a.first + b.first : a.first,
      last: b.isNullable ? a.last + b.last : b.last)
  }

  private mutating func connect(_ sources: [Int], _ targets: [Int]) {
    for source in sources {
      for target in targets {
        if let index = edges[source].firstIndex(where: { $0.target == target }) {
          edges[source][index].isDouble = true
        } else {
          edges[source].append(Edge(target: target, isDouble: false))
        }
      }
    }
  }
}
