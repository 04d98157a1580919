import JSONText
import SourceText

/// The edits that make an object inside a record what a table of its members has become.
package struct MemberEdits {
  private let former: RecordTable
  private let members: RecordTable

  package init(from former: RecordTable, to members: RecordTable) {
    (self.former, self.members) = (former, members)
  }

  /// Makes them at a path of a record: members are removed, added, set and put in order, each where it is.
  package func make(
    at path: [JSONStep], of id: RecordID, in table: inout RecordTable
  ) throws(JSONEditError) {
    for gone in former.records where members.index(of: gone) == nil {
      if let key = former.keys?[gone] { try table.remove(at: path + [.member(key)], in: id) }
    }
    for member in members.records {
      guard let key = members.keys?[member] else { continue }
      let isNew = former.index(of: member) == nil
      if isNew || !members[member].hasSameBytes(as: former[member]) {
        try table.set(members[member].value, at: path + [.member(key)], in: id)
      }
    }
    try order(at: path, of: id, in: &table)
  }

  private func order(
    at path: [JSONStep], of id: RecordID, in table: inout RecordTable
  ) throws(JSONEditError) {
    guard let object = table[id].lookup(path).slice else { return }
    let present = object.allItems.map(\.position.step.name)
    let indices = Dictionary(
      names: present.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
    let order = members.records.compactMap { members.keys?[$0] }
      .compactMap { indices[ExactText($0)] }
    // What has the name of a later member stays where it is.
    var all = Array(present.indices)
    for (place, index) in zip(order.sorted(), order) { all[place] = index }
    guard all != Array(present.indices) else { return }
    table.replace(id, with: try table.whole(id).editor.ordering(membersAt: path, all))
  }
}
