/// The other places of a file that a value belongs to.
package enum ValueSharing: Hashable, Sendable {
  /// It is one object in a number of places: an edit changes all of them.
  case inPlaces(Int)
  /// It is shown in place of a reference to what has a name, on a line: an edit gives this place a value of its own.
  case copy(of: String, line: Int)
}
