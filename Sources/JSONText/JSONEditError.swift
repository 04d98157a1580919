/// The reason why a value could not be written.
package enum JSONEditError: Error, Hashable, Sendable {
  /// Step `depth` of the path meets a value that can't contain it.
  case blocked(depth: Int, by: JSONKind)
  /// An index past the end of its array.
  case indexOutOfRange(depth: Int, count: Int)
  /// The container of step `depth` would have to be created, and nothing shows if it is a
  /// list or an object.
  case indexOrName(depth: Int, number: Int)
  /// The object has another member of that name.
  case duplicateName(String)
  /// The record would be invalid JSON: an invalid number, too many levels, a broken line.
  case invalid(JSONSyntaxError)
  /// The record's source can't store it.
  case refused(ValueRefusal)
}
