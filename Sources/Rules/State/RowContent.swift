import JSONText

/// What a record holds at a row's path.
package enum RowContent: Sendable {
  /// The row has no path: a label, a literal or a template.
  case none
  /// Nothing there.
  case missing
  /// The value as it is in the record.
  case value(JSONSlice)
  /// The path runs through a value that can't hold it, in words for the screen.
  case unreachable(String)

  /// The value that is there; nil for none.
  var slice: JSONSlice? { if case .value(let slice) = self { slice } else { nil } }
}
