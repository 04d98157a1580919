import Forms
import JSONText
import Values

/// The choices that lists of records make: rows that read the same of one list share them, as do the forms inside. Used
/// from one thread.
final class ListedRecords {
  private var lists: [(identity: JSONSliceIdentity, tables: [Reading: ChoiceTable])] = []
  private(set) var readings = 0

  /// Key of the cache: settings of a row that determine its choices from a list.
  private struct Reading: Hashable {
    let type: ValueType
    let path: ValuePath?
  }

  private static let mostLists = 8

  /// The choices of a row from a list, without the titles that a template makes. O(list) for
  /// the first row.
  func choices(of row: ConfigRow, listedIn list: JSONSlice) -> ChoiceTable {
    let reading = Reading(type: row.valueType, path: row.choiceSettings.valuePath)
    let index = lists.firstIndex { $0.identity.isThat(of: list) }
    if let index, let known = lists[index].tables[reading] { return known }
    readings += 1
    let table = row.choices(listedIn: list)
    if let index {
      lists[index].tables[reading] = table
    } else {
      if lists.count == Self.mostLists { lists.removeFirst() }
      lists.append((list.identity, [reading: table]))
    }
    return table
  }
}
