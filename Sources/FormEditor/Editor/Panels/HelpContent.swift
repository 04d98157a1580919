import Cells
import Forms
import Rules
import Screen
import Texts

/// The help that `?` shows: the focused row as the form describes it, then the keys.
enum HelpContent {
  static func lines(for editor: Editor) -> [PanelLine] {
    var lines: [PanelLine] = []
    if editor.state.panel == nil, let bound = editor.focusedRow { lines += about(bound, editor) }
    lines += keys(editor)
    return lines
  }

  private static func about(_ bound: BoundRow, _ editor: Editor) -> [PanelLine] {
    let (row, texts) = (bound.row, editor.texts)
    let title = editor.pageKind.helpTitle(of: row, in: editor.browser)
    var lines = DisplayText.wrapped(title, to: max(editor.browser.size.width - 4, 1))
      .map { heading(String($0), editor.theme) }
    for text in [row.help, row.footerText].compactMap({ $0 }) {
      lines += DisplayText.wrapped(text, to: editor.browser.size.width - 5).map {
        PanelLine(content: StyledLine(String($0), editor.theme.value))
      }
    }
    var facts: [(String, String)] = [(texts.factName, row.identifier)]
    if let path = row.valuePath { facts.append((texts.factPath, path.description)) }
    facts.append((texts.factCell, texts.storesType(row.cellIdentifier, row.valueType.rawValue)))
    facts += value(of: bound, texts)
    facts += editor.binder.prepared.stating(limitsOf: row) {
      RuleCatalog.facts(about: $0, in: editor.texts)
    }.map { ($0.name, $0.text) }
    if row.keyboardType != .default {
      facts.append((texts.factKeyboard, row.keyboardType.rawValue))
    }
    if let mask = row.inputMask { facts.append((texts.factMask, mask.text)) }
    if let value = row.defaultValue, !bound.state.disclosure.isSecret {
      let legend = editor.theme.defaultMark.map { "  " + texts.markedDefault($0) } ?? ""
      facts.append((texts.factDefault, value.jsonText() + legend))
    }
    if let reason = bound.readOnlyReason { facts.append((texts.factReadOnly, reason)) }
    facts += choices(of: bound, texts)
    facts += formulas(of: bound, editor) + conditions(of: bound, editor)
    for problem in editor.rowContext.problems(of: bound) {
      facts.append((texts.factProblem, problem.message))
    }
    for (name, text) in facts { lines += pair(name, text, editor) }
    return lines + [PanelLine(content: StyledLine([]))]
  }

  /// The whole value, as the row shows it: a text that looks like `null` or `""` is in quotes. Not of a secret.
  private static func value(of bound: BoundRow, _ texts: Texts) -> [(String, String)] {
    guard !bound.state.disclosure.isSecret, bound.display.role != .secure, bound.row.action == nil
    else { return [] }
    switch bound.content {
    case .none, .unreachable: return []
    case .missing: return [(texts.factValue, texts.nothingThere)]
    case .value(let value):
      let nothing = value.isEmptyValue && bound.display.role != .value
      let text = nothing ? value.text : bound.unmistakableText
      return text.isEmpty
        ? [] : [(texts.factValue, DisplayText.truncated(text, to: longestValue))]
    }
  }

  /// Maximum width of a value, in columns.
  private static let longestValue = 2_000

  /// The titles of what a row offers, a line each.
  private static func choices(of bound: BoundRow, _ texts: Texts) -> [(String, String)] {
    let titles = bound.row.offersChoices ? bound.row.choices.prefix(mostChoices).map(\.title) : []
    let more = bound.row.choices.count - titles.count
    return zip([texts.factChoices] + titles.map { _ in "" }, titles).map { ($0, $1) }
      + (more > 0 && !titles.isEmpty ? [("", texts.moreChoices(more))] : [])
  }

  private static let mostChoices = 100

  /// The formulas from which the row's value is computed, and their operands in the record.
  private static func formulas(of bound: BoundRow, _ editor: Editor) -> [(String, String)] {
    guard let record = editor.record else { return [] }
    let texts = editor.texts
    return editor.reader.formulas(of: bound.row, in: record).flatMap { report in
      [(report.isDefault ? texts.factDefaultFormula : texts.factFormula, report.text)]
        + report.operands.map { ("", $0) }
    }
  }

  /// The conditions under which the row is hidden, disabled, read only or required, and why
  /// each holds for the record or not.
  private static func conditions(of bound: BoundRow, _ editor: Editor) -> [(String, String)] {
    guard !bound.row.conditions.isEmpty, let record = editor.record else { return [] }
    let texts = editor.texts
    return editor.reader.conditions(of: bound.row, in: record).flatMap { report in
      let name = texts.factCondition(report.condition.effect.rawValue)
      let said = texts.conditionHolds(
        report.condition.isAlways ? nil : report.condition.predicate.shownText, report.isSatisfied)
      return [(name, said)] + report.operands.map { ("", $0) }
    }
  }

  private static func keys(_ editor: Editor) -> [PanelLine] {
    let texts = editor.texts
    var lines: [PanelLine] = []
    if let editing = editor.browser.editing {
      lines.append(heading(texts.inThisField, editor.theme))
      lines += editing.editor.keys.flatMap {
        pair($0.keys.text(in: texts), $0.meaning.text(in: texts), editor)
      }
      lines.append(PanelLine(content: StyledLine([])))
    }
    guard editor.state.panel == nil else {
      return [heading(texts.inTheList, editor.theme)] + CommandList(editor).byKeys
    }
    // In a field, the keys of the page are named and can't be given.
    var page = editor
    page.browser.editing = nil
    let commands = CommandList(page).byKeys
    lines.append(heading(editor.pageKind.keysTitle(in: texts), editor.theme))
    lines += pair(
      "1 … 9", texts.numberBeforeMovement(editor.keys.letter(of: FormCommands.last)), editor)
    return lines
      + (editor.browser.editing == nil
        ? commands : commands.map { PanelLine(content: $0.content, searchText: $0.searchText) })
  }

  private static func heading(_ text: String, _ theme: Theme) -> PanelLine {
    PanelLine(content: StyledLine(text, theme.heading), isHeading: true)
  }

  private static func pair(_ name: String, _ text: String, _ editor: Editor) -> [PanelLine] {
    pair(name, text, width: editor.browser.size.width, editor.theme, style: editor.theme.value)
  }

  /// A name and what is said of it, on as many lines as the window needs; narrowing keeps them together.
  static func pair(
    _ name: String, _ text: String, width: Int, _ theme: Theme, style: Style
  ) -> [PanelLine] {
    let width = max(width - nameWidth - 4, 20)
    return DisplayText.wrapped(text, to: width).enumerated().map { index, part in
      PanelLine(
        content: StyledLine([
          StyledSpan((index == 0 ? name : "").padded(to: nameWidth - 1) + " ", theme.label),
          StyledSpan(String(part), style),
        ]), searchText: "\(name) \(text)")
    }
  }

  private static let nameWidth = 15
}
