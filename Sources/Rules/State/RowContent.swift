import JSONText

/// The content of a record at a row's path.
package enum RowContent: Sendable {
  /// The row has no path: a label, a literal or a template.
  case none
  case missing
  case value(JSONSlice)
  /// The path leads through a value that can't hold it; the text is the reason for display.
  case unreachable(String)

  var slice: JSONSlice? { if case .value(let slice) = self { slice } else { nil } }
}
