import Forms
import JSONText
import Texts
import Values

/// The outermost item on the way to a row that a record does not have.
struct MissingItem {
  private let item: RowLocation.Item
  private let record: JSONSlice

  /// Nil where the record has all items, or has something else in their way.
  init?(on location: RowLocation, in record: JSONSlice) {
    guard let item = location.items.first(where: { record.lacks($0.path) }) else { return nil }
    (self.item, self.record) = (item, record)
  }

  var isMember: Bool { item.isMember }

  var path: String { Self.text(item.path) }

  /// The path of the item with a key like this one.
  var nearest: String? {
    guard isMember, let key = item.path.last?.name else { return nil }
    let list = Array(item.path.dropLast())
    let keys = record.lookup(list).slice?.members.map(\.name) ?? []
    return NearestName.of(key, among: keys).map { Self.text(list + [.member($0)]) }
  }

  func message(in texts: Texts) -> String {
    if !isMember, let list = record.listWithoutItem(at: item.path) {
      return texts.recordHasNo(path, inList: list.path.description, count: list.count)
    }
    return texts.noneHas(path, recordCount: 1, nearest: nearest)
  }

  private static func text(_ path: [JSONStep]) -> String { ValuePath(steps: path).description }
}

extension JSONSlice {
  /// True if nothing is at a path, though nothing is in its way.
  fileprivate func lacks(_ path: [JSONStep]) -> Bool {
    switch lookup(path) {
    case .missing, .blocked(_, .null): true
    case .found, .blocked: false
    }
  }
}
