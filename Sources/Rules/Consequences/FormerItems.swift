import JSONText
import SourceText

/// The items of a list before an edit.
struct FormerItems {
  private let texts: [String]
  /// Index of the first item with each text.
  private let indices: [ExactText: Int]

  init(_ list: JSONSlice?) {
    texts = list.map { $0.elements.map(\.text) } ?? []
    indices = Dictionary(
      names: texts.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var count: Int { texts.count }

  /// True if an item was at an index.
  func has(_ item: String, at index: Int) -> Bool { newIndex(of: item, near: index) == index }

  /// The index that an item had: `index`, or else another; nil if there was none like it.
  func newIndex(of item: String, near index: Int) -> Int? {
    texts.indices.contains(index) && texts[index].hasSameBytes(as: item) ? index : indices[item]
  }
}

extension ConsequenceSearch {
  /// An object as it was: the edit may have moved the item of a list that it is, or is in. Nil for one that is new.
  mutating func formerObject(of object: FormObject) -> FormObject? {
    let list = given.first { path in
      guard object.objectPath.count > path.count, object.objectPath.starts(with: path) else {
        return false
      }
      return if case .index = object.objectPath[path.count] { true } else { false }
    }
    guard let list, case .index(let index) = object.objectPath[list.count] else { return object }
    let items = formerItems(of: list)
    guard let item = start.object(at: list + [.index(index)])?.text else { return nil }
    if let position = items.newIndex(of: item, near: index) {
      return object.inItem(position, ofListAt: list)
    }
    let present = start.object(at: list).map { Array($0.elements.prefix(items.count + 1)).count }
    return present == items.count ? object : nil
  }

  mutating func formerItems(of list: [JSONStep]) -> FormerItems {
    let items = formerItems[list] ?? FormerItems(former.object(at: list))
    formerItems[list] = items
    return items
  }
}
