import Cells

/// A line typed at the bottom: what to search for, a file's name.
struct LineInput: Equatable, Sendable {
  enum Purpose: Hashable, Sendable { case search, saveAs, filter }
  var purpose: Purpose
  var line: LineEditor
  /// Where the focus was before, for Esc.
  var formerFocus: String?

  /// What stands before the typed line.
  var label: String {
    switch purpose {
    case .search: "/"
    case .saveAs: "Save as: "
    case .filter: "Filter: "
    }
  }

  /// What may be typed, where that isn't plain.
  var hint: String? {
    switch purpose {
    case .search, .saveAs: nil
    case .filter:
      "Words, or salary > 5000, name ~ ann, city in (a, b), phone missing; not, and, or. Empty: all."
    }
  }
}
