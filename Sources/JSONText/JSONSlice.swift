import SourceText

/// One JSON value as it stands in a buffer that was validated: the bytes, without white space around.
package struct JSONSlice: Sendable {
  package let buffer: ByteBuffer
  package let range: Range<Int>

  package init(buffer: ByteBuffer, range: Range<Int>) {
    self.buffer = buffer
    self.range = range
  }

  /// Validates `text` as one JSON value.
  package init(parsing text: String) throws(JSONSyntaxError) { fatalError("not built yet") }

  /// What kind the first byte tells.
  package var kind: JSONKind { fatalError("not built yet") }
  /// The bytes as text.
  package var text: String { fatalError("not built yet") }
  /// The whole value, decoded. O(n).
  package var value: JSONValue { fatalError("not built yet") }
  /// The value at `path`, by scanning this value's own bytes. Of duplicate members the last wins.
  package func lookup(_ path: [JSONStep]) -> JSONLookup { fatalError("not built yet") }
}

/// One step of the way into a value.
package enum JSONStep: Hashable, Sendable {
  case member(String)
  case index(Int)
}

/// What a path leads to.
package enum JSONLookup: Sendable {
  case found(JSONSlice)
  /// Not there; the first `depth` steps exist (as containers that could take the next step).
  case missing(depth: Int)
  /// Step `depth` would lead into a value that is no container for it (`scalar`, or an array for a name).
  case blocked(depth: Int, by: JSONKind)
}
