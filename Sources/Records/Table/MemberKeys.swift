import SourceText

/// The keys of a table's records that are the members of an object.
package struct MemberKeys: Sendable {
  private let read: [String]
  /// Keys of records that were added or renamed.
  private var others: [RecordID: String] = [:]

  init(_ read: [String]) { self.read = read }

  package subscript(id: RecordID) -> String? {
    get { others[id] ?? (id.rawValue < read.count ? read[Int(id.rawValue)] : nil) }
    set { others[id] = newValue }
  }

  /// Keys for new members that none of some records has, one for each key that they are to be like: with a number where it
  /// is taken. Without one the first of those offered that is free.
  func free(for models: [String?], offered: [String], among records: [RecordID]) -> [String] {
    var taken = Set(names: records.compactMap { self[$0] })
    return models.map { model in
      var key = model ?? offered.first { !taken.contains(ExactText($0)) } ?? Self.usual
      var number = 2
      while taken.contains(ExactText(key)) {
        key = (model ?? Self.usual) + String(number)
        number += 1
      }
      taken.insert(ExactText(key))
      return key
    }
  }

  private static let usual = "key"
}
