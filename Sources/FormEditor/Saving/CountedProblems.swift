import Records

/// Broken rules in some records, by rows.
package struct CountedProblems: Equatable, Sendable {
  var count = 0
  var first: RecordID?
  var warnings = FoundWarnings()

  /// Adds the problems of the records that come after these.
  mutating func add(_ next: CountedProblems) {
    count += next.count
    first = first ?? next.first
    warnings.add(next.warnings)
  }
}

/// Warnings in records that are to be saved.
struct FoundWarnings: Equatable, Sendable {
  /// Hashes of all warnings: these are only compared.
  private(set) var hashes: Set<Int> = []
  private(set) var first: [FoundWarning] = []

  /// Maximum number of warnings that are named; more are only counted.
  private static let mostNamed = 1_000

  mutating func add(_ warning: FoundWarning) {
    hashes.insert(warning.hashValue)
    if first.count < Self.mostNamed { first.append(warning) }
  }

  mutating func add(_ others: FoundWarnings) {
    hashes.formUnion(others.hashes)
    first += others.first.prefix(Self.mostNamed - first.count)
  }

  /// The warnings that are not among `known`; nil where none is left.
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
  /// Label of the warning's row, after its path where it is inside of a nested object.
  let name: String
  let message: String
  let isAboutFormula: Bool
}
