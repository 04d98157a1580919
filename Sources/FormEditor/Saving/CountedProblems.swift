import Records

/// Broken rules in some records, by rows.
package struct CountedProblems: Equatable, Sendable {
  var count = 0
  /// The first record that has one.
  var first: RecordID?
  /// What warns in the records that are to be saved.
  var warnings = FoundWarnings()

  /// Those of the records that come after these.
  mutating func add(_ next: CountedProblems) {
    count += next.count
    first = first ?? next.first
    warnings.add(next.warnings)
  }
}

/// Warnings in records that are to be saved.
struct FoundWarnings: Equatable, Sendable {
  /// All of them, as hashes: they are only compared.
  private(set) var hashes: Set<Int> = []
  /// The first of them, to be named.
  private(set) var first: [FoundWarning] = []

  /// More are counted and not named.
  private static let mostNamed = 1_000

  mutating func add(_ warning: FoundWarning) {
    hashes.insert(warning.hashValue)
    if first.count < Self.mostNamed { first.append(warning) }
  }

  mutating func add(_ others: FoundWarnings) {
    hashes.formUnion(others.hashes)
    first += others.first.prefix(Self.mostNamed - first.count)
  }

  /// Those that are not among `known`; nil where none is left.
  func beyond(_ known: Set<Int>) -> FoundWarnings? {
    var rest = self
    rest.hashes.subtract(known)
    rest.first.removeAll { known.contains($0.hashValue) }
    return rest.hashes.isEmpty ? nil : rest
  }
}

/// One of them.
struct FoundWarning: Hashable, Sendable {
  let location: Location
  /// What its row is called.
  let name: String
  let message: String
  /// Whether it is about a stored result that is not its formula's.
  let isAboutFormula: Bool
}
