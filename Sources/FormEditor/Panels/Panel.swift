import Cells
import Records
import Rules
import Screen
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

  /// The lines that are left of the list by what is typed; of problems with the headings that say whose they are.
  var visibleLines: [PanelLine] {
    guard let text = filter?.text, !text.isEmpty else { return lines }
    guard topic == .problems else { return lines.filter { $0.matches(text) } }
    var heading: PanelLine?
    return lines.flatMap { line -> [PanelLine] in
      if line.isHeading { heading = line }
      guard !line.isHeading, line.matches(text) else { return [] }
      defer { heading = nil }
      return [heading, line].compactMap(\.self)
    }
  }
}

struct PanelLine: Equatable, Sendable {
  var content: StyledLine
  /// Where Enter leads.
  var target: Target?
  var isHeading = false
  /// What narrowing looks at; nil: what the line shows.
  var searchText: String?
  /// What it leads to is called, where the line shows more.
  var names: [String] = []
  /// What is cut in the line as a whole, for when the cursor is on it; nil: what the line shows.
  var wholeText: String?

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
  /// Whether one of the lines has the cursor.
  var isSelectable: Bool { lines.contains(where: isStop) }

  /// Whether the cursor can be on a line: where it leads somewhere, and on each fact of statistics.
  func isStop(_ line: PanelLine) -> Bool {
    line.target != nil || topic == .statistics && !line.isHeading && !line.content.spans.isEmpty
  }

  /// The whole text of the line under the cursor, where a window of so many columns doesn't show all of it.
  func cutText(inWindow width: Int) -> String? {
    let lines = visibleLines
    guard isSelectable, lines.indices.contains(selection) else { return nil }
    let line = lines[selection]
    if let whole = line.wholeText { return whole }
    let text = line.content.text
    return DisplayText.width(text) > PanelView.width(of: line, inWindow: width) ? text : nil
  }
}

extension PanelLine {
  /// How little what a line leads to is called by what is typed: 0 for exactly its name, 1 for one that differs by case and
  /// accents, 2 where its text, or the Pinyin of it, begins so; nil for others.
  func distance(to typed: String) -> Int? {
    guard target != nil else { return nil }
    let text = searchText ?? content.text
    let names = names.isEmpty ? [text] : names
    if names.contains(where: { $0.utf8.elementsEqual(typed.utf8) }) { return 0 }
    let folded = SearchText.folded(typed)
    if names.contains(where: { SearchText.folded($0) == folded }) { return 1 }
    let begins =
      SearchText.folded(text).hasPrefix(folded) || PinyinInitials.Query(typed)?.begins(text) == true
    return begins ? 2 : nil
  }

  /// Whether all words of `text` are in the line, whatever their case and accents, or the Pinyin initials that they may be.
  func matches(_ text: String) -> Bool {
    let shown = searchText ?? content.text
    let line = SearchText.folded(shown)
    return SearchText.folded(text).unicodeScalars.split(separator: " ").map { String($0) }
      .allSatisfy { line.contains($0) || PinyinInitials.Query($0)?.isFound(in: shown) == true }
  }
}
