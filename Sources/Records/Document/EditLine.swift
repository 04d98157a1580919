import JSONText

/// Edits as lines of JSON, to be read again over the same records.
///
/// Each is an object: `{"edit":"replace","record":2,"path":["tags",0],"before":"\"a\"","set":"\"b\""}`. Values are
/// JSON text in a string, so that their bytes are kept and a line is a line. Records that were read are numbers from
/// 0 in the file's order, added ones are -1, -2 in the order of their insertion. `set`, `bytes` and `"remove":true`
/// are the three kinds of `NewValue`.
package enum EditLine {
  /// Writes an edit; `table` is the version before it, with the previous values.
  package static func text(of edit: Edit, before table: RecordTable) -> String {
    EditWriter(number: \.number).object(edit, table).jsonText()
  }

  /// Parses an edit; nil for an invalid line.
  package static func edit(_ line: some StringProtocol) -> Edit? {
    (try? JSONSlice(parsing: String(line))).flatMap { edit($0.value) }
  }
}
