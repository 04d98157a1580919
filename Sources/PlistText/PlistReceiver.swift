/// Receives the values of a property list one by one, for files whose tree would be too large.
package protocol PlistReceiver: AnyObject {
  /// A key with the byte range of its element, tags included.
  typealias Key = (name: String, element: Range<Int>)

  /// Begins a container; the next values are in it.
  func begin(isArray: Bool, key: Key?)
  /// Ends the innermost container, with its bytes, and the bytes between its tags.
  func end(element: Range<Int>, inside: Range<Int>)
  /// Adds a value that is not a container, with its bytes.
  func single(_ content: PlistContent, key: Key?, element: Range<Int>, inside: Range<Int>)
}
