import Cells
import Forms
import JSONText
import Rules
import Screen
import SourceText

/// Prints a record for people: sections, aligned labels, values, problems.
struct TextPrinter {
  let workspace: Workspace
  let binder: RecordBinder
  let width: Int
  let painter: ANSIPainter
  let theme: Theme
  private let labelWidth: Int
  private let sections: [ExactText: FormSection]
  private static let mostLines = 10_000

  init(workspace: Workspace, width: Int, painter: ANSIPainter) {
    self.workspace = workspace
    self.width = width
    self.painter = painter
    var theme = Theme(in: Environment.locale.language)
    theme.quotesTexts = !painter.isEnabled
    self.theme = theme
    binder = workspace.makeBinder()
    let widest = workspace.form.widestLabel(by: DisplayText.width)
    labelWidth = min(widest, max(8, width * 2 / 5))
    sections = Dictionary(
      names: workspace.form.sections.map { ($0.identifier, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Prints the record at an index, from 0.
  func print(_ index: Int, to output: inout StandardOutput) throws {
    let table = workspace.table
    let id = table.id(at: index)
    if let fault = table.fault(of: id) {
      let texts = Environment.texts
      let reason = fault.message(hidingContent: !workspace.form.secrets.isEmpty).text(in: texts)
      let text = texts.recordIsInvalidJSON(index + 1, reason)
      try output.write(line: painter.paint(VisibleText.of(text), theme.problem))
      return
    }
    let reading = binder.entering(
      id, of: table, among: workspace.uniqueIndex.map { Siblings($0) }
    ).reading(table[id])
    try output.write(line: title(of: reading, index: index, count: table.count))
    var section: String?
    // What parts hold is in their owner's text, and nobody presses a button on paper.
    for bound in reading.visibleRows where bound.part == nil && bound.row.action == nil {
      if section?.hasSameBytes(as: bound.section) != true {
        section = bound.section
        try printHeading(of: bound.section, to: &output)
      }
      try printRow(bound, to: &output)
    }
  }

  private func title(of reading: RecordReading, index: Int, count: Int) -> String {
    let form = VisibleText.of(reading.formTitle)
    let name = VisibleText.of(reading.title())
    var rest = name.isEmpty ? "" : " — \(name)"
    if count > 1 { rest += " " + Environment.texts.numberOf(index + 1, count) }
    let shown = DisplayText.truncated(form, to: width)
    return painter.paint(shown, Style(attributes: .bold))
      + DisplayText.truncated(rest, to: max(0, width - DisplayText.width(shown)))
  }

  private func printHeading(of identifier: String, to output: inout StandardOutput) throws {
    try output.write(line: "")
    guard let section = sections[identifier], !section.key.isEmpty else { return }
    let heading = DisplayText.truncated(VisibleText.of(section.key), to: width)
    try output.write(line: painter.paint(heading, theme.heading))
  }

  private func printRow(_ bound: BoundRow, to output: inout StandardOutput) throws {
    if bound.state.isFullWidth {
      let indent = String(repeating: " ", count: labelWidth + 2)
      for line in lines(of: bound) { try output.write(line: line) }
      for line in problems(of: bound) { try output.write(line: indent + line) }
      return
    }
    let labels = DisplayText.wrapped(bound.row.key, to: max(labelWidth, 1))
    let values = lines(of: bound)
    let beside = (values.isEmpty ? [""] : values) + subtitle(of: bound) + problems(of: bound)
    for line in 0..<max(labels.count, beside.count) {
      let label = line < labels.count ? String(labels[line]) : ""
      let text = line < beside.count ? beside[line] : ""
      let head = painter.paint(VisibleText.of(label), theme.label)
      let gap = String(repeating: " ", count: max(labelWidth + 2 - DisplayText.width(label), 0))
      try output.write(line: text.isEmpty ? head : head + gap + text)
    }
  }

  private func subtitle(of bound: BoundRow) -> [String] {
    guard !bound.subtitle.isEmpty else { return [] }
    return DisplayText.wrapped(bound.subtitle, to: valueWidth).map {
      painter.paint(VisibleText.of(String($0)), theme.dim)
    }
  }

  private func problems(of bound: BoundRow) -> [String] {
    bound.shownProblems.flatMap { problem in
      DisplayText.wrapped(problem.severity.mark + " " + problem.message, to: valueWidth).map {
        painter.paint(VisibleText.of(String($0)), theme.style(of: problem.severity))
      }
    }
  }

  private var valueWidth: Int { max(8, width - labelWidth - 2) }

  private func width(of row: ConfigRow) -> Int { row.isFullWidth ? max(8, width) : valueWidth }

  /// The value's lines as drawn by its cell, with defaults and placeholders distinguished from values.
  private func lines(of bound: BoundRow) -> [String] {
    let cell = workspace.cells.kind(named: bound.row.cellIdentifier)
    // Only color distinguishes a placeholder from a value.
    let showsPlaceholder = painter.isEnabled || bound.saysNothingIsThere
    let bound = showsPlaceholder ? bound : bound.withoutPlaceholder()
    let content = cell.content(
      of: bound, width: width(of: bound.row), lines: Self.mostLines, theme: theme)
    if bound.display == .nothing, content.lines.allSatisfy(\.text.isEmpty) { return [] }
    var lines = content.lines.map { line in
      let indent =
        bound.row.alignment.cellAlignment?.indent(
          of: line.columns, in: width(of: bound.row)) ?? 0
      let text = theme.line(line, on: bound.colors.backgroundColor).spans.map {
        painter.paint(VisibleText.of($0.text), $0.style)
      }
      return String(repeating: " ", count: indent) + text.joined()
    }
    if !painter.isEnabled, bound.display.role == .defaultValue, !lines.isEmpty {
      let texts = Environment.texts
      let isComputed = if case .some = bound.row.formula { true } else { false }
      lines[lines.count - 1] += "  " + (isComputed ? texts.markComputed : texts.markDefault)
    }
    return lines
  }
}
