import JSONText
import Records

/// The list that records are judged as elements of. A class, so that who edits keeps the index that a binder asks; used
/// from one thread at a time.
package final class Siblings {
  package var index: UniqueIndex

  /// True for records of the file, false for items of a list inside one.
  let areRecords: Bool

  package init(_ index: UniqueIndex, areRecords: Bool = true) {
    self.index = index
    self.areRecords = areRecords
  }
}

/// An object as an element of a list, or inside of one.
package struct SiblingPosition {
  private let siblings: Siblings
  private let element: UInt32
  /// Path from the element to the object.
  private let path: [JSONStep]

  /// A record of the list, or the object at a path inside of it.
  package init(_ record: RecordID, of siblings: Siblings, path: [JSONStep] = []) {
    self.init(element: record.rawValue, of: siblings, path: path)
  }

  /// An item of a list inside a record.
  init(item: Int, of siblings: Siblings) {
    self.init(element: UInt32(truncatingIfNeeded: item), of: siblings, path: [])
  }

  private init(element: UInt32, of siblings: Siblings, path: [JSONStep]) {
    self.siblings = siblings
    self.element = element
    self.path = path
  }

  /// An object inside of this one.
  func inside(_ path: [JSONStep]) -> SiblingPosition {
    SiblingPosition(element: element, of: siblings, path: self.path + path)
  }

  /// The index, from 0, of another element that has the value at this one's path; nil where none has it.
  func index(ofOtherHaving value: JSONSlice, at path: [JSONStep]) -> Int? {
    siblings.index.other(than: element, having: value, at: self.path + path)
  }

  var areRecords: Bool { siblings.areRecords }
}
