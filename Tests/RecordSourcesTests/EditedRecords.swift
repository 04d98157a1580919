import JSONText
import Records
import SeededRandom

/// Records that are edited at random, and what they must hold then.
struct EditedRecords {
  var table: RecordTable
  /// The members of each record.
  var model: [[String: JSONValue]]

  /// What the table holds.
  var values: [JSONValue] { table.records.map { table[$0].value } }

  /// Up to eight edits: records are deleted, moved and added, members set and removed.
  ///
  /// `allowsRefusals`: a value may be of a type that a member can't hold; it stays as it is then.
  mutating func edit(
    _ keys: [String], using random: inout SeededGenerator, allowsRefusals: Bool = false,
    value makeValue: (inout SeededGenerator) -> JSONValue
  ) throws {
    for _ in 0..<Int.random(in: 1...8, using: &random) where table.count > 0 {
      let index = Int.random(in: 0..<table.count, using: &random)
      let key = keys.randomElement(using: &random) ?? ""
      let value = makeValue(&random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        table.delete(table.id(at: index))
        model.remove(at: index)
      case 1:
        let to = Int.random(in: 0..<table.count, using: &random)
        table.move(table.id(at: index), to: to)
        model.insert(model.remove(at: index), at: to)
      case 2:
        _ = table.insert(.object([JSONMember(name: key, value: value)]), at: index)
        model.insert([key: value], at: index)
      case 3:
        try table.remove(at: [.member(key)], in: table.id(at: index))
        model[index][key] = nil
      default:
        do {
          try table.set(value, at: [.member(key)], in: table.id(at: index))
        } catch {
          if allowsRefusals { continue }
          throw error
        }
        model[index][key] = value
      }
    }
  }
}
