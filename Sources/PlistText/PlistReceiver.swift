/// Who takes the values of a property list one after the other, where a tree of them would be too large.
package protocol PlistReceiver: AnyObject {
  /// A key with its bytes, tags included.
  typealias Key = (name: String, element: Range<Int>)

  /// A container begins; what comes next is in it.
  func begin(isArray: Bool, key: Key?)
  /// The container that was begun last ends; its bytes, and those between its tags.
  func end(element: Range<Int>, inside: Range<Int>)
  /// A value that is not a container, with its bytes.
  func single(_ content: PlistContent, key: Key?, element: Range<Int>, inside: Range<Int>)
}
