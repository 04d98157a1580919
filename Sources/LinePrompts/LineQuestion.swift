import Forms
import Rules
import Texts

/// What is asked of a row: lines that introduce it, and the one that its answer is typed behind.
package struct LineQuestion: Equatable, Sendable {
  /// What is to be known of the row before: its hint, its text of several lines, its choices, what is wrong with it.
  package private(set) var introduction: [String] = []
  /// The label and the present value, without the value of a secret.
  package let prompt: String
  /// Whether what is typed must not be seen.
  package let isSecret: Bool

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

  private static func lines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { "  " + $0 }
  }

  /// The present value in brackets, or that there must be one.
  private static func present(_ bound: BoundRow, _ binder: RecordBinder) -> String {
    let (text, texts) = (bound.display.text, binder.texts)
    switch bound.display.role {
    case .secure: return "[\(texts.secretIsThere)]"
    case .value where isSwitch(bound), .foreign where isSwitch(bound):
      return "\(sides(bound, texts)) [\(text)]"
    case .value, .foreign:
      return bound.shownLines.count > 1
        ? "[\(texts.linesOfText(bound.shownLines.count))]" : "[\(text)]"
    case .defaultValue where binder.takesDefault(of: bound): return "[\(texts.byDefault(text))]"
    case .defaultValue, .placeholder, .empty:
      if bound.state.isRequired { return texts.requiredMark }
      return isSwitch(bound) ? sides(bound, texts) : ""
    }
  }

  private static func isSwitch(_ bound: BoundRow) -> Bool {
    bound.row.isSwitch && bound.row.choices.isEmpty
  }

  private static func sides(_ bound: BoundRow, _ texts: any Texts) -> String {
    texts.sides(bound.row.trueTitle ?? texts.on, bound.row.falseTitle ?? texts.off)
  }
}

extension ConfigRow {
  /// What the row is called where it is read aloud.
  package var spokenLabel: String { accessibilityLabel ?? key }
  /// What is said of it there before it is asked for.
  package var spokenHint: String? { accessibilityHint ?? footerText }
}

extension BoundRow {
  /// The lines of a value that is shown as it is.
  var shownLines: [Substring] {
    guard display.role == .value || display.role == .foreign else { return [] }
    return display.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// What is wrong with what is there. That a value is missing is said otherwise.
  fileprivate var wrong: [ValidationFailure] { problems.filter { $0.rule != .required } }
}

extension ValidationFailure {
  /// The message behind the mark of its severity.
  var marked: String { severity.mark + " " + message }
}

extension RecordBinder {
  /// Whether the default of a row could be written into the record.
  fileprivate func takesDefault(of bound: BoundRow) -> Bool {
    guard let value = bound.defaultValue else { return true }
    return (try? conversion(of: value, in: bound).get()) != nil
  }
}
