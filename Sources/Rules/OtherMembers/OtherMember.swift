import JSONText
import SourceText
import Values

/// A member of a record that no row names.
package struct OtherMember {
  /// Name of the form whose object has it, among those that rows open; nil for the form of the records.
  package let form: ExactText?
  /// The path from that object.
  package let path: [JSONStep]
  package let value: JSONSlice
  /// The path from the record, with `*` for each item: `lines.*.note`.
  package let name: String
}

extension KnownMembers {
  /// The members of a record that no row names. O(record).
  package func others(in record: JSONSlice) -> [OtherMember] {
    let scan = OtherMemberScan(record, self)
    return scan.found.map { scan.member($0, in: record) }
  }
}

/// The members that no row names, by name, in some records.
package struct OtherMemberCounts {
  package private(set) var members = 0
  package private(set) var records = 0
  private var counts: [ExactText: Int] = [:]

  package init() {}

  /// Counts the members of a record that are neither hidden nor refused. O(record).
  package mutating func add(_ record: JSONSlice, _ known: KnownMembers) {
    let scan = OtherMemberScan(record, known)
    let shown = scan.found.filter { known.roots[$0.root].treatment == .show }
    guard !shown.isEmpty else { return }
    records += 1
    members += shown.count
    for found in shown { counts[ExactText(scan.name(of: found)), default: 0] += 1 }
  }

  /// The members of the records of both.
  package static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.members += b.members
    sum.records += b.records
    sum.counts.merge(b.counts, uniquingKeysWith: +)
    return sum
  }

  /// The names with their numbers, the most frequent ones first.
  package var names: [(name: String, count: Int)] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (name: $0.key.text, count: $0.value) }
  }
}
