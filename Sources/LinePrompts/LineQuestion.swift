import Forms
import JSONText
import Rules
import Texts

/// The question of a row: lines that introduce it, and the prompt.
package struct LineQuestion: Equatable, Sendable {
  /// Information about the row: its hint, its text of several lines, its choices, its errors.
  package private(set) var introduction: [String] = []
  /// The label and the current value, unless it is secret.
  package let prompt: String
  package let isSecret: Bool
  /// The kind of a list, a map or an object, which is gone into; nil for other values.
  private(set) var opened: JSONKind?

  /// `binder` knows which defaults are refused: they are not offered.
  init(_ bound: BoundRow, _ binder: RecordBinder) {
    let texts = binder.texts
    isSecret = bound.state.disclosure.isSecret
    let label = bound.row.spokenLabel
    let present = Self.present(bound, binder)
    prompt = texts.question(label, present)
    var lines: [String] = []
    if let hint = bound.row.spokenHint, !hint.isEmpty { lines += Self.lines(hint) }
    if bound.shownLines.count > 1 { lines += bound.shownLines.map { "  | " + $0 } }
    if let choices = NumberedChoices(bound.state) { lines += choices.introduction(texts) }
    lines += bound.wrong.map { "  " + $0.marked }
    introduction = lines.isEmpty ? [] : [label] + lines
  }

  /// Another line of a text of several.
  init(goingOnIn bound: BoundRow) {
    prompt = "> "
    isSecret = bound.state.disclosure.isSecret
  }

  /// The question of what a row opens; `isExplained`: with the words that go into it.
  init(_ opened: OpenedValue, isExplained: Bool) {
    let (bound, texts) = (opened.bound, opened.texts)
    isSecret = false
    self.opened = opened.child.scope.kind
    let (label, text) = (bound.row.spokenLabel, bound.display.text)
    prompt = texts.question(label, text.isEmpty ? "" : "[\(text)]")
    var lines: [String] = []
    if let hint = bound.row.spokenHint, !hint.isEmpty { lines += Self.lines(hint) }
    lines += opened.introduction(isExplained: isExplained)
    lines += bound.wrong.map { "  " + $0.marked }
    introduction = lines.isEmpty ? [] : [label] + lines
  }

  /// The question for the key of a new item.
  init(forKeyOf item: NewItem, _ texts: Texts) {
    isSecret = false
    let bound = item.keyRow
    let label = bound?.row.spokenLabel ?? texts.keyOfItem
    prompt = texts.question(label, texts.requiredMark)
    var lines: [String] = []
    if let hint = bound?.row.spokenHint, !hint.isEmpty { lines += Self.lines(hint) }
    if let choices = bound.flatMap({ NumberedChoices($0.state) }) {
      lines += choices.introduction(texts)
    }
    introduction = lines.isEmpty ? [] : [label] + lines
  }

  private static func lines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { "  " + $0 }
  }

  /// The current value in brackets, or the requirement of one.
  private static func present(_ bound: BoundRow, _ binder: RecordBinder) -> String {
    let (text, texts) = (bound.display.text, binder.texts)
    switch bound.display.role {
    case .secure: return "[\(texts.secretIsThere)]"
    case .value where bound.row.isSwitch, .foreign where bound.row.isSwitch:
      return "\(sides(bound, texts)) [\(text)]"
    case .value, .foreign:
      return bound.shownLines.count > 1
        ? "[\(texts.linesOfText(bound.shownLines.count))]" : "[\(text)]"
    case .defaultValue where binder.takesDefault(of: bound): return "[\(texts.byDefault(text))]"
    case .defaultValue, .placeholder, .empty:
      if bound.state.isRequired { return texts.requiredMark }
      return bound.row.isSwitch ? sides(bound, texts) : ""
    }
  }

  private static func sides(_ bound: BoundRow, _ texts: Texts) -> String {
    texts.sides(bound.row.trueTitle ?? texts.on, bound.row.falseTitle ?? texts.off)
  }
}

extension ConfigRow {
  package var spokenLabel: String { accessibilityLabel ?? key }
  package var spokenHint: String? { accessibilityHint ?? footerText }
}

extension BoundRow {
  /// The lines of a value that is shown unchanged.
  var shownLines: [Substring] {
    guard display.role == .value || display.role == .foreign else { return [] }
    return display.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Errors of an existing value; a missing one has a different message.
  fileprivate var wrong: [ValidationFailure] { problems.filter { $0.rule != .required } }
}

extension ValidationFailure {
  var marked: String { severity.mark + " " + message }
}

extension RecordBinder {
  /// True if the default of a row could be written into the record.
  fileprivate func takesDefault(of bound: BoundRow) -> Bool {
    guard let value = bound.defaultValue else { return true }
    return (try? entry(in: bound).conversion(of: value).get()) != nil
  }
}
