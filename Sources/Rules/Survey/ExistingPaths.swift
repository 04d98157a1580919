import JSONText
import Values

/// The paths that some records have, to find the one that was meant.
struct ExistingPaths {
  /// Each path once, in the records' order; a list's elements all have the index 0.
  private var paths: [[JSONStep]] = []
  private var seen: Set<[JSONStep]> = []
  private var dotted: [[JSONStep]] = []

  private static let pathLimit = 5_000
  private static let depthLimit = 12
  private static let elementLimit = 3

  init(_ records: [JSONSlice]) {
    for record in records { collect(record, []) }
  }

  private mutating func collect(_ slice: JSONSlice, _ path: [JSONStep]) {
    guard path.count < Self.depthLimit, !slice.kind.isScalar else { return }
    for member in slice.members {
      guard paths.count < Self.pathLimit else { return }
      add(path + [.member(member.name)], member.value)
    }
    for element in slice.elements.prefix(Self.elementLimit) {
      add(path + [.index(0)], element)
    }
  }

  private mutating func add(_ path: [JSONStep], _ value: JSONSlice) {
    insert(path)
    collect(value, path)
  }

  private mutating func insert(_ path: [JSONStep]) {
    guard seen.insert(path).inserted else { return }
    paths.append(path)
    if path.contains(where: \.hasDot) { dotted.append(path) }
  }

  var withoutIndices: ExistingPaths {
    var others = ExistingPaths([])
    for path in paths {
      let names = path.filter { step in if case .index = step { false } else { true } }
      others.insert(names)
    }
    return others
  }

  /// True where a path with the same names exists, whatever the indices.
  func haveLike(_ path: ValuePath) -> Bool {
    let steps = path.steps.map { step in if case .index = step { JSONStep.index(0) } else { step } }
    return seen.contains(steps)
  }

  /// The path whose names are those of `path` but for a typo or two.
  func typo(of path: ValuePath, except bound: Set<ValuePath>) -> ValuePath? {
    var best: (path: ValuePath, distance: Int)?
    for candidate in paths where candidate.count == path.steps.count {
      let found = ValuePath(steps: Self.with(indicesOf: path.steps, candidate))
      guard let distance = ValuePath(steps: candidate).edits(from: path), !bound.contains(found),
        distance < best?.distance ?? .max
      else { continue }
      best = (found, distance)
    }
    return best?.path
  }

  /// The path that reads like `path` where nothing is in quotes: `a.b.c` for a member `"b.c"` of `a`.
  func unquoted(_ path: ValuePath, except bound: Set<ValuePath>) -> ValuePath? {
    let text = Self.plain(path.steps)
    return dotted.lazy.filter { $0.count < path.steps.count && Self.plain($0) == text }
      .map { ValuePath(steps: $0) }.first { !bound.contains($0) }
  }

  /// A path without quotes.
  private static func plain(_ steps: [JSONStep]) -> String {
    steps.map(\.name).joined(separator: ".")
  }

  /// The only path that has the names of `path` deeper inside, or without those it begins with.
  func otherPath(of path: ValuePath) -> ValuePath? {
    let found = paths.filter { candidate in
      candidate != path.steps
        && (candidate.ends(with: path.steps) || path.steps.ends(with: candidate))
    }
    return found.count == 1 ? ValuePath(steps: found[0]) : nil
  }

  /// A path of indices 0 with those that another one has at the same steps.
  private static func with(indicesOf path: [JSONStep], _ candidate: [JSONStep]) -> [JSONStep] {
    zip(path, candidate).map { step, other in
      if case .index = step, case .index = other { step } else { other }
    }
  }
}

extension JSONStep {
  fileprivate var hasDot: Bool {
    if case .member(let name) = self { name.utf8.contains(UInt8(ascii: ".")) } else { false }
  }
}

extension [JSONStep] {
  fileprivate func ends(with other: [JSONStep]) -> Bool {
    count > other.count && suffix(other.count).elementsEqual(other)
  }
}
