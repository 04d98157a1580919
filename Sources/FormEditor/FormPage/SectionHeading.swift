import Cells
import Forms
import Rules
import Screen
import SourceText

/// The heading of a section; of a folded one with what it stands for.
struct SectionHeading {
  private let isFocused: Bool
  private let title: String
  private let style: Style
  private var remarks: [StyledSpan] = []

  init(_ section: FormSection, _ scene: FormScene) {
    let theme = scene.theme
    let isFolded = scene.folded.contains(section.identifier)
    let mark = isFolded ? "▸ " : section.isCollapsed ? "▾ " : ""
    title = mark + section.key
    let focus = scene.focus.map { scene.rows[$0].section }
    isFocused = isFolded && focus?.hasSameBytes(as: section.identifier) == true
    let own = section.color.map { theme.style(color: $0, textStyle: .bold) } ?? theme.heading
    style = isFocused ? theme.focusedLabel : own
    guard isFolded || section.isOfOtherMembers else { return }
    let rows = scene.rows.filter {
      $0.section.hasSameBytes(as: section.identifier) && $0.part == nil
    }
    remarks = [StyledSpan(theme.texts.foldedRows(rows.count), theme.dim)]
    guard isFolded else { return }
    let worst = rows.compactMap { scene.context.problems(of: $0).map(\.severity).max() }
    let (errors, warnings) = (worst.count { $0 == .error }, worst.count { $0 == .warning })
    if errors > 0 { remarks.append(StyledSpan("✗ \(errors.grouped)", theme.problem)) }
    if warnings > 0 { remarks.append(StyledSpan("! \(warnings.grouped)", theme.warning)) }
  }

  func draw(_ line: Rect, _ theme: Theme, in frame: inout Frame) {
    let y = line.y
    if isFocused { frame.draw("▌", at: Point(x: line.x, y: y), style: theme.accent) }
    // What it stands for is said on narrow screens, too.
    let said = remarks.reduce(0) { $0 + DisplayText.width($1.text) + 2 }
    var x = line.x + 1
    let width = max(line.width - 2 - said, 8)
    x += frame.draw(
      DisplayText.truncated(title, to: width), at: Point(x: x, y: y), style: style)
    for remark in remarks {
      x += 2
      x += frame.draw(remark.text, at: Point(x: x, y: y), style: remark.style)
    }
    if isFocused { frame.tintCursorLine(line, theme) }
  }
}
