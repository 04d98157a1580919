import Cells
import Screen
import Texts

/// The start page as a frame.
package struct StartScene {
  private let page: StartPage
  private let theme: Theme
  private let texts: Texts
  private let size: Size

  private init(_ page: StartPage) {
    self.page = page
    theme = page.theme
    texts = page.texts
    size = page.size
  }

  /// The whole screen of a page.
  package static func frame(_ page: StartPage) -> Frame {
    let scene = StartScene(page)
    var frame = Frame(size: page.size)
    guard page.size.width >= 24, page.size.height >= 6 else {
      frame.draw(page.texts.windowTooSmall, at: Point(x: 0, y: 0), style: page.theme.warning)
      return frame
    }
    scene.drawTitle(in: &frame)
    if let panel = page.panel {
      PanelView.draw(panel, page.theme, in: &frame)
    } else {
      scene.drawQuery(in: &frame)
      scene.drawList(in: &frame)
      scene.drawPreview(in: &frame)
    }
    scene.drawNote(in: &frame)
    scene.drawKeys(in: &frame)
    return frame
  }

  // MARK: Areas

  /// Width of a window from which on there is room beside the list.
  private static let wide = 100
  /// Minimum width of a list beside a preview.
  private static let narrowestList = 56

  private static func listWidth(_ size: Size) -> Int {
    size.width < wide ? size.width : max(narrowestList, size.width / 2)
  }

  static func listArea(_ size: Size) -> Rect {
    let top = size.height < 16 ? 2 : 3
    return Rect(x: 0, y: top, width: listWidth(size), height: max(size.height - top - 2, 1))
  }

  /// The area beside the list; nil where there is no room.
  static func previewArea(_ size: Size) -> Rect? {
    guard size.width >= wide else { return nil }
    let x = listWidth(size) + 2
    return Rect(x: x, y: 1, width: size.width - x, height: size.height - 3)
  }

  // MARK: Title, text and keys

  private func drawTitle(in frame: inout Frame) {
    frame.fill(Rect(x: 0, y: 0, width: size.width, height: 1), style: theme.bar)
    let right = titleRemark
    let rightWidth = min(right.columns, size.width / 2)
    let room = max(size.width - 3 - rightWidth, 0)
    let name = "formview"
    var line = StyledLine([StyledSpan(name + "  ", theme.barStrong)])
    let path = page.level.listing.title
    // The end of a path says more than its beginning.
    line.spans.append(StyledSpan(DisplayText.end(of: path, to: room - line.columns), theme.bar))
    frame.draw(line, at: Point(x: 1, y: 0), width: room)
    frame.draw(
      right, at: Point(x: size.width - 1 - rightWidth, y: 0), width: rightWidth)
  }

  /// The number of files and of problems, or the progress of finding them.
  private var titleRemark: StyledLine {
    let items = page.level.listing.items.filter { !$0.isElsewhere && $0.kind != .folder }
    let unknown = items.count { !$0.isSurveyed }
    if unknown > 0 {
      return StyledLine(texts.surveyed(items.count - unknown, of: items.count), theme.barDim)
    }
    let problems = items.reduce(0) { $0 + $1.problems.count }
    guard problems > 0 else { return StyledLine([]) }
    return StyledLine("✗ " + texts.problemsFound(problems), theme.barProblem)
  }

  private func drawQuery(in frame: inout Frame) {
    let width = max(Self.listWidth(size) - 4, 1)
    var x = 1 + frame.draw("›", at: Point(x: 1, y: 1), style: theme.accent) + 1
    if let form = page.chosenForm {
      let label = DisplayText.truncated(texts.withForm(form.name), to: width / 2)
      x += frame.draw(label, at: Point(x: x, y: 1), style: theme.heading) + 1
    }
    let query = page.level.query
    let room = max(Self.listWidth(size) - x - 1, 1)
    let view = query.view(width: room, style: theme.value, markStyle: theme.dim)
    if query.text.isEmpty {
      let hint = page.level.isTyping ? "" : texts.typeToNarrow
      frame.draw(
        DisplayText.truncated(hint, to: room), at: Point(x: x, y: 1), style: theme.dim)
    } else {
      frame.draw(view.line, at: Point(x: x, y: 1), width: room)
    }
    frame.cursor = Point(x: x + view.cursorColumn, y: 1)
  }

  private func drawKeys(in frame: inout Frame) {
    let y = size.height - 1
    frame.fill(Rect(x: 0, y: y, width: size.width, height: 1), style: theme.bar)
    BottomBar.drawKeys(hints, y: y, room: size.width - 2, theme, in: &frame)
  }

  private func key(of command: StartCommand) -> String { page.startKeys.bindings[command] }

  private func hint(_ command: StartCommand) -> CommandHint {
    CommandHint(command, key(of: command), command.title(in: page))
  }

  /// The keys that work now, the most needed first.
  private var hints: [CommandHint] {
    let level = page.level
    let moves = CommandHint(
      "\(key(of: StartCommands.up)) \(key(of: StartCommands.down))", texts.moveCursor)
    if let panel = page.panel {
      let choose = panel.isSelectable ? [hint(StartCommands.openItem)] : []
      return [moves] + choose
        + [CommandHint(texts.typeWord, texts.toNarrow), hint(StartCommands.back)]
    }
    let open = page.refusalToOpen == nil ? [hint(StartCommands.openItem)] : []
    var hints = open + (level.item == nil ? [] : [moves])
    let leaves = !level.takesLetters && page.chosenForm == nil && page.levels.count == 1
    if !level.takesLetters {
      hints += [hint(StartCommands.help), hint(StartCommands.quit)]
      if page.refusalToGoUpward == nil { hints.append(hint(StartCommands.folderAbove)) }
    }
    return leaves ? hints : hints + [hint(StartCommands.back)]
  }

  // MARK: The list

  private func drawList(in frame: inout Frame) {
    let area = Self.listArea(size)
    let lines = page.level.lines
    guard !lines.isEmpty else { return drawEmpty(area, in: &frame) }
    let spans = page.level.columns.spans(in: area.width - 3)
    let cursor = page.level.cursorLine
    for row in 0..<area.height where lines.indices.contains(row + page.level.scroll) {
      let index = row + page.level.scroll
      let y = area.y + row
      switch lines[index] {
      case .heading(let group):
        let title = DisplayText.truncated(title(of: group), to: area.width - 2)
        frame.draw(title, at: Point(x: 1, y: y), style: theme.heading)
      case .item(let item):
        draw(item, spans, y: y, isFocused: index == cursor, in: &frame)
      case .noData:
        let text = DisplayText.truncated(texts.nothingToOpenHere, to: area.width - 3)
        frame.draw(text, at: Point(x: 2, y: y), style: theme.dim)
      }
    }
    let x = area.width - 1
    if page.level.scroll > 0 { frame.draw("↑", at: Point(x: x, y: area.y), style: theme.dim) }
    if page.level.scroll + area.height < lines.count {
      frame.draw("↓", at: Point(x: x, y: area.y + area.height - 1), style: theme.dim)
    }
  }

  private func title(of group: StartItem.Group) -> String {
    switch group {
    case .recent: texts.recentFiles
    case .data: texts.dataFiles
    case .tables: texts.tablesTitle
    case .forms: texts.formsTitle
    case .folders: texts.foldersTitle
    case .foreign: texts.otherFormats
    }
  }

  private func draw(
    _ item: StartItem, _ spans: [StartColumns.Span], y: Int, isFocused: Bool, in frame: inout Frame
  ) {
    let left = 2
    if isFocused { frame.draw("▌", at: Point(x: 0, y: y), style: theme.accent) }
    for span in spans {
      let whole = item.text(of: span.column, texts)
      // Of a path, the name of the file is worth most.
      let text =
        span.column == .name && item.isElsewhere
        ? DisplayText.end(of: whole, to: span.width)
        : DisplayText.truncated(whole, to: span.width)
      let indent = span.column.isAtRight ? span.width - DisplayText.width(text) : 0
      frame.draw(
        text, at: Point(x: left + span.x + indent, y: y),
        style: style(of: span.column, item, isFocused: isFocused))
    }
    guard isFocused else { return }
    let line = Rect(x: 0, y: y, width: Self.listWidth(size), height: 1)
    frame.tintCursorLine(line, theme)
  }

  private func style(
    of column: StartColumns.Column, _ item: StartItem, isFocused: Bool
  ) -> Style {
    switch column {
    case .name: isFocused ? theme.focusedLabel : theme.value
    case .remark: item.remark(texts).map { theme.style(of: $0.severity) } ?? theme.value
    case .contents: theme.value
    case .format, .size, .form: theme.dim
    }
  }

  private func drawEmpty(_ area: Rect, in frame: inout Frame) {
    let level = page.level
    var y = area.y
    for (text, style) in emptyTexts(level) {
      for line in DisplayText.wrapped(text, to: area.width - 3, limit: 4) where y < area.bottom {
        frame.draw(String(line), at: Point(x: 2, y: y), style: style)
        y += 1
      }
      y += 1
    }
  }

  private func emptyTexts(_ level: StartLevel) -> [(String, Style)] {
    if let failure = level.listing.failure { return [(failure, theme.problem)] }
    if !level.query.text.isEmpty { return [(texts.nothingMatches, theme.dim)] }
    guard level.isSurveyed else { return [(texts.readingNow + "…", theme.dim)] }
    guard case .folder = level.listing.origin else {
      return [(texts.databaseHasNoTables, theme.value)]
    }
    return [
      (texts.folderHasNoData(level.listing.title), theme.value), (texts.whatIsOpened, theme.value),
      (texts.howToBegin, theme.dim),
    ]
  }

  // MARK: Beside and below the list

  private func drawPreview(in frame: inout Frame) {
    guard let area = Self.previewArea(size) else { return }
    for y in area.y..<area.bottom {
      frame.draw("│", at: Point(x: area.x - 2, y: y), style: theme.dim)
    }
    guard let item = page.level.item else { return }
    if item.kind == .encrypted {
      frame.draw(
        DisplayText.truncated(
          texts.encryptedHere(open: key(of: StartCommands.openItem)), to: area.width),
        at: Point(x: area.x, y: area.y), style: theme.dim)
    } else if let preview = page.preview, preview.id == item.id, let shown = preview.frame {
      frame.draw(shown.clipped(to: area), at: Point(x: area.x, y: area.y))
    }
  }

  /// The line above the keys: a message, or the whole of what is cut in the line of the cursor.
  private func drawNote(in frame: inout Frame) {
    let width = size.width - 2
    let texts = noteTexts(width)
    let lines = texts.flatMap { text, style in
      DisplayText.wrapped(text, to: width, limit: 3).map { (String($0), style) }
    }.suffix(3)
    let top = size.height - 1 - lines.count
    if lines.count > 1 {
      frame.fill(Rect(x: 0, y: top, width: size.width, height: lines.count), style: .plain)
    }
    for (index, line) in lines.enumerated() {
      frame.draw(line.0, at: Point(x: 1, y: top + index), style: line.1)
    }
  }

  private func noteTexts(_ width: Int) -> [(String, Style)] {
    if let message = page.message { return [(message, theme.warning)] }
    if let panel = page.panel {
      return panel.cutText(inWindow: size.width).map { [($0, theme.value)] } ?? []
    }
    guard let item = page.level.item else { return [] }
    let spans = page.level.columns.spans(in: Self.listArea(size).width - 3)
    let isCut = StartColumns.Column.allCases.contains { column in
      let wanted = DisplayText.width(item.text(of: column, texts))
      return wanted > 0 && wanted > spans.first { $0.column == column }?.width ?? 0
    }
    guard isCut else { return [] }
    let words = [item.name, item.format, item.sizeText(texts), item.contentsText(texts)]
    let rest = words + [item.form ?? "", item.remark(texts)?.text ?? ""]
    let style = item.remark(texts).map { theme.style(of: $0.severity) } ?? theme.value
    return [(rest.filter { !$0.isEmpty }.joined(separator: "  "), style)]
  }
}

extension DisplayText {
  /// The end of a text in at most `width` columns, behind `…` if it is cut.
  fileprivate static func end(of text: String, to width: Int) -> String {
    guard DisplayText.width(text) > width, width > 0 else { return width > 0 ? text : "" }
    var kept: [Character] = []
    var columns = 1
    for character in text.reversed() {
      columns += DisplayText.width(character)
      guard columns <= width else { break }
      kept.append(character)
    }
    return "…" + String(kept.reversed())
  }
}

extension Frame {
  /// The frame, or its part that fits into an area.
  fileprivate func clipped(to area: Rect) -> Frame {
    guard size.width > area.width || size.height > area.height else { return self }
    var part = Frame(size: Size(width: area.width, height: area.height))
    part.draw(self, at: Point(x: 0, y: 0))
    return part
  }
}
