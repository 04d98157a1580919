import Cells
import Records
import Rules
import Screen
import Values

/// A list over the form: the keys, the problems, what saving would change.
struct Panel: Equatable, Sendable {
  enum Topic: Hashable, Sendable {
    case commands, help, problems, changes, targets, columns, measures, newValues
  }
  var topic: Topic
  var title: String
  var lines: [PanelLine] { didSet { index() } }
  /// Text that narrows the list; nil where that makes no sense.
  var filter: LineEditor? {
    didSet { if filter?.text != oldValue?.text { narrow() } }
  }
  /// Lines that match the filter; among problems, with the headings that say whose they are.
  private(set) var visibleLines: [PanelLine]
  /// Index into `visibleLines`.
  var selection = 0
  var scroll = 0
  /// True where the list is shown before the program is left; the question about leaving is
  /// asked again afterwards.
  var isBeforeLeaving: Bool
  /// The list that is shown again when this one is closed, if any.
  var beneath: [Panel] = []
  /// Lines as the filter compares them; empty where the list has no filter.
  private var folded: [FoldedPanelLine] = []
  /// Indices of the visible lines among all.
  private var indices: [Int] = []

  init(
    topic: Topic, title: String, lines: [PanelLine], filter: LineEditor?,
    isBeforeLeaving: Bool = false
  ) {
    self.topic = topic
    self.title = title
    self.lines = lines
    self.filter = filter
    self.isBeforeLeaving = isBeforeLeaving
    visibleLines = lines
    index()
  }

  /// Folds the lines, once for all that is typed.
  private mutating func index() {
    folded = filter == nil ? [] : lines.map { FoldedPanelLine($0) }
    narrow()
  }

  private mutating func narrow() {
    guard let text = filter?.text, !text.isEmpty else {
      indices = Array(lines.indices)
      visibleLines = lines
      return
    }
    let query = PanelQuery(text)
    var heading: Int?
    indices = lines.indices.flatMap { index -> [Int] in
      guard topic == .problems else {
        let line = folded[index]
        let matches = listsCommands ? query.beginsWords(of: line) : query.matches(line)
        return matches ? [index] : []
      }
      if lines[index].isHeading { heading = index }
      guard !lines[index].isHeading, query.matches(folded[index]) else { return [] }
      defer { heading = nil }
      return [heading, index].compactMap(\.self)
    }
    visibleLines = indices.map { lines[$0] }
  }

  /// Index of the visible line whose name is typed, else of the first one that begins so,
  /// else of the first one.
  var bestMatch: Int {
    guard let filter else { return 0 }
    let query = PanelQuery(Words.trimmed(filter.text))
    let distances = indices.map { lines[$0].target == nil ? .max : query.distance(to: folded[$0]) }
    return distances.min().flatMap { distances.firstIndex(of: $0) } ?? 0
  }
}

struct PanelLine: Equatable, Sendable {
  var content: StyledLine
  var target: Target?
  var isHeading = false
  /// Text that the filter looks at; nil for the text that the line shows.
  var searchText: String?
  /// Names of the target, where the line shows more than one name; otherwise empty.
  var names: [String] = []
  /// Full text of what the line cuts off, for when the cursor is on it; nil for the text that
  /// the line shows.
  var wholeText: String?

  enum Target: Hashable, Sendable {
    /// A row of whatever record is shown, or a column.
    case row(String)
    case location(Location)
    /// A command of what is beneath the list.
    case command(CommandID)

    var row: String {
      switch self {
      case .row(let row): row
      case .location(let location): location.row
      case .command: ""
      }
    }
  }
}

extension Panel {
  var listsCommands: Bool { topic == .commands || topic == .help }

  /// False where nothing can be chosen; the help is a text until it is narrowed.
  var isSelectable: Bool {
    topic == .help && filter?.text.isEmpty != false ? false : lines.contains(where: isStop)
  }

  /// True where the cursor can be on a line: where it leads somewhere.
  func isStop(_ line: PanelLine) -> Bool { line.target != nil }

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

extension Panel {
  var target: PanelLine.Target? {
    visibleLines.indices.contains(selection) ? visibleLines[selection].target : nil
  }

  /// Moves the cursor, or scrolls a list that has nothing to select.
  mutating func move(by step: Int, in size: Size) {
    let height = PanelView.listArea(size).height
    let lines = visibleLines
    let last = max(lines.count - 1, 0)
    if isSelectable {
      selection = min(max(selection + step, 0), last)
      // Headings lead nowhere; the cursor passes over them.
      let direction = step < 0 ? -1 : 1
      while lines.indices.contains(selection), !isStop(lines[selection]),
        lines.indices.contains(selection + direction)
      {
        selection += direction
      }
      // Above the first heading there is nothing.
      if let index = lines.firstIndex(where: isStop) { selection = max(selection, index) }
      scroll = min(max(scroll, selection - height + 1), selection)
    } else {
      scroll += step
    }
    scroll = min(max(scroll, 0), max(last + 1 - height, 0))
  }

  /// Input for what narrows the list; the cursor goes to the line that it most probably means.
  mutating func narrow(by input: EditorInput, in size: Size) {
    guard filter != nil else { return }
    _ = filter?.handle(input, width: size.width)
    selection = bestMatch
    move(by: 0, in: size)
  }

  /// Puts the cursor on the line at a point; false where there is none that it can be on.
  mutating func select(at point: Point, in size: Size) -> Bool {
    let area = PanelView.listArea(size)
    let index = point.y - area.y + scroll
    guard isSelectable, area.contains(point), visibleLines.indices.contains(index),
      isStop(visibleLines[index])
    else { return false }
    selection = index
    return true
  }
}
