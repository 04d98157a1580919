import Cells
import Records
import Rules
import Values

/// A list over the form: the keys, the problems, what saving would change.
struct Panel: Equatable, Sendable {
  enum Topic: Hashable, Sendable { case help, problems, changes, statistics, places }
  var topic: Topic
  var title: String
  var lines: [PanelLine]
  /// Typed to narrow the list; nil where that makes no sense.
  var filter: LineEditor?
  /// Index into `visibleLines`.
  var selection = 0
  var scroll = 0
  /// Whether it is looked at before the program is left, which is asked about again afterwards.
  var isBeforeLeaving = false

  var visibleLines: [PanelLine] {
    guard let text = filter?.text, !text.isEmpty else { return lines }
    return lines.filter { $0.matches(text) }
  }
}

struct PanelLine: Equatable, Sendable {
  var content: StyledLine
  /// Where Enter leads.
  var target: Target?
  var isHeading = false
  /// What narrowing looks at; nil: what the line shows.
  var searchText: String?

  enum Target: Hashable, Sendable {
    /// A row of whatever record is shown, or a column.
    case row(String)
    case location(Location)

    /// The row's identifier.
    var row: String {
      switch self {
      case .row(let row): row
      case .location(let location): location.row
      }
    }
  }
}

extension Panel {
  /// Whether lines lead somewhere, so that one of them is selected.
  var isSelectable: Bool { lines.contains { $0.target != nil } }
}

extension PanelLine {
  /// Whether it leads somewhere and its text begins with what is typed.
  func begins(with typed: String) -> Bool {
    target != nil
      && SearchText.folded(searchText ?? content.text).hasPrefix(SearchText.folded(typed))
  }

  /// Whether all words of `text` are in the line, whatever their case and accents.
  func matches(_ text: String) -> Bool {
    let line = SearchText.folded(searchText ?? content.text)
    return SearchText.folded(text).unicodeScalars.split(separator: " ")
      .allSatisfy { line.contains(String($0)) }
  }
}
