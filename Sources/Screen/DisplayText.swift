/// Measuring and fitting text in columns, by grapheme cluster, from Unicode data.
package enum DisplayText {
  /// Columns that `text` takes: the sum over its grapheme clusters (0, 1 or 2 each), visible forms of
  /// control and bidi characters included.
  package static func width(_ text: String) -> Int { fatalError("not built yet") }

  /// Columns of one grapheme cluster.
  package static func width(_ cluster: Character) -> Int { fatalError("not built yet") }

  /// What is drawn in place of a cluster that must not reach a terminal raw: `␛` for ESC, `␉` for a tab, `‹U+202E›` for
  /// a bidi control; nil for one that is drawn as it is.
  package static func visibleForm(of cluster: Character) -> String? { fatalError("not built yet") }

  /// `text` cut to at most `width` columns; when cut it ends with `ellipsis`.
  package static func truncated(_ text: String, to width: Int, ellipsis: String = "…") -> String {
    fatalError("not built yet")
  }

  /// Wraps at white space (long words and CJK at any cluster) to lines of at most `width` columns;
  /// line breaks in `text` break too. Ranges index into `text`.
  package static func wrapped(_ text: String, to width: Int) -> [Substring] {
    fatalError("not built yet")
  }
}
