import Forms
import Rules
import Screen
import Texts
import Values

/// A number changed by keys: with a minus and a plus after it, or on a bar. Typed text replaces it.
struct StepEditor: CellEditor {
  enum Look: Hashable { case signs, bar }

  private var state: RowState
  private let look: Look
  private let secretHint: Sentence?
  private var line: LineEditor
  /// True before the first input: the next character begins a new number.
  private var isFresh = true
  /// True if the last key was a minus that made a step: a digit after it begins a negative number.
  private var hasSteppedByMinus = false

  /// Number of steps of Page Up and Page Down.
  private static let page = 10

  init(state: RowState, text: String, look: Look, secretHint: Sentence? = nil) {
    self.state = state
    self.look = look
    self.secretHint = secretHint
    line = LineEditor(text, isMasked: state.disclosure.isSecret)
    line.trimsPastes = true
  }

  var text: String { line.text }
  var isTyped: Bool { true }

  var keys: [KeyHint] {
    let limits = state.limits
    let hasLimit = limits.minimumNumber != nil || limits.maximumNumber != nil
    return [
      KeyHint(FieldKeys.keep) { $0.keepValue }, KeyHint(FieldKeys.leave) { $0.leaveAsItWas },
      KeyHint(FieldKeys.columns + FieldKeys.signs) { $0.stepNumber },
    ] + (hasLimit ? [KeyHint(FieldKeys.limits) { $0.toLimits }] : [])
      + [
        KeyHint(Sentence { $0.digitKeys }, Sentence { $0.numberWord }),
        KeyHint(FieldKeys.next) { $0.nextField },
      ]
  }

  mutating func handle(_ input: EditorInput, in field: Size, binder: RecordBinder)
    -> EditorResponse
  {
    switch input {
    case .key(let key):
      if let response = AfterCommit.leaving(with: key, commits: .text(text)) { return response }
      if key.key == FieldKeys.keep.key { return .commit(.text(text), then: .stay) }
      return handle(key, input, in: field, binder)
    case .paste: return type(input, in: field, binder)
    case .replaceText:
      isFresh = false
      return give(input, to: field, binder)
    case .clickField(_, let column): return click(column, in: field, binder)
    case .clickPopup: return .ignored
    }
  }

  mutating func follow(_ state: RowState) {
    self.state = state
    line.isMasked = state.disclosure.isSecret
  }
}

// Keys.
extension StepEditor {
  private mutating func handle(
    _ key: KeyPress, _ input: EditorInput, in field: Size, _ binder: RecordBinder
  ) -> EditorResponse {
    let followsMinus = hasSteppedByMinus
    hasSteppedByMinus = false
    switch (key.key.halfWidth, key.modifiers) {
    case (.left, []), (.down, []), (.character("h"), []): return step(-1, field, binder)
    case (.right, []), (.up, []), (.character("l"), []): return step(1, field, binder)
    case (.pageDown, []): return step(-Self.page, field, binder)
    case (.pageUp, []): return step(Self.page, field, binder)
    case (.character("-"), []) where !isExponentOpen && !beginsNegative:
      hasSteppedByMinus = true
      return step(-1, field, binder)
    case (.character("+"), []) where !isExponentOpen,
      (.character("+"), .shift) where !isExponentOpen:
      return step(1, field, binder)
    case (.home, []): return go(toMaximum: false, field, binder)
    case (.end, []): return go(toMaximum: true, field, binder)
    case (.character(let character), []) where followsMinus && character.isNumber:
      return type(input, after: "-", in: field, binder)
    case (.character, []), (.character, .shift): return type(input, in: field, binder)
    default:
      let response = give(input, to: field, binder)
      if response == .handled { isFresh = false }
      return response
    }
  }

  /// True if a typed sign belongs to an exponent, after its `e`.
  private var isExponentOpen: Bool { !isFresh && text.last.map { "eE".contains($0) } == true }

  /// True if a minus in the empty field is the sign of a number that the row may accept.
  private var beginsNegative: Bool {
    text.isEmpty && (state.limits.minimumNumber.map { $0.sign < 0 } ?? true)
  }

  private mutating func step(_ steps: Int, _ field: Size, _ binder: RecordBinder)
    -> EditorResponse
  {
    if text.isEmpty {
      let first = binder.prepared.numbers.limitText(isMaximum: false, like: text, in: state)
      return show(
        first ?? binder.prepared.numbers.stepped("0", by: 0, in: state) ?? "0", field, binder)
    }
    let distance = look == .bar ? SliderBar.usualStep(of: state) : DecimalText(1)
    guard let stepped = binder.prepared.numbers.stepped(text, by: steps, of: distance, in: state)
    else {
      return .refused(Sentence { $0.onlyNumbersStep })
    }
    return show(stepped, field, binder)
  }

  private mutating func go(toMaximum isMaximum: Bool, _ field: Size, _ binder: RecordBinder)
    -> EditorResponse
  {
    guard let limit = binder.prepared.numbers.limitText(isMaximum: isMaximum, like: text, in: state)
    else {
      return .refused(Sentence { $0.hasNoLimit })
    }
    return show(limit, field, binder)
  }

  /// Shows another number; the next typed character begins a new one.
  private mutating func show(_ number: String, _ field: Size, _ binder: RecordBinder)
    -> EditorResponse
  {
    isFresh = true
    return give(.replaceText(number), to: field, binder)
  }

  /// Types or pastes into the field, after a sign that replaces the original number; a refusal leaves it unchanged.
  private mutating func type(
    _ input: EditorInput, after sign: String = "", in field: Size, _ binder: RecordBinder
  ) -> EditorResponse {
    let former = line
    if isFresh { _ = line.handle(.replaceText(sign), width: field.width) }
    let response = give(input, to: field, binder)
    if response == .handled { isFresh = false } else if isFresh { line = former }
    return response
  }

  private mutating func give(
    _ input: EditorInput, to field: Size, _ binder: RecordBinder
  ) -> EditorResponse {
    let state = state
    return line.handle(input, width: textWidth(in: field)) {
      binder.prepared.keyboard(of: state).controlRefusal(of: $0)
    }
  }
}

// The signs and the bar, drawn and clicked.
extension StepEditor {
  /// Text after the number of a stepper.
  static let signs = "  − +"

  /// True if there is room for the signs after the number and its cursor.
  private func showsSigns(in field: Size) -> Bool {
    look == .signs && !state.disclosure.isSecret
      && text.columns + Self.signs.columns <= field.width
  }

  private func bar(in field: Size) -> SliderBar? {
    guard look == .bar, !state.disclosure.isSecret else { return nil }
    return SliderBar(state, width: field.width, textWidth: text.columns + 1)
  }

  /// Columns before the number.
  private func indent(in field: Size) -> Int {
    bar(in: field).map { $0.width + SliderBar.gap } ?? 0
  }

  private func textWidth(in field: Size) -> Int {
    let behind = showsSigns(in: field) ? Self.signs.columns - 1 : 0
    return max(field.width - indent(in: field) - behind, 1)
  }

  func view(in field: Size, theme: Theme, fault: Int?) -> CellEditorView {
    let indent = indent(in: field)
    let view = line.view(
      width: textWidth(in: field), style: theme.value, markStyle: theme.dim, fault: fault,
      faultStyle: theme.problem)
    var spans = view.line.spans
    if text.isEmpty, let hint = secretHint?.text(in: theme.texts) ?? state.row.placeholder {
      spans = [StyledSpan(theme.marked(hint, as: .placeholder), theme.placeholder)]
    }
    if let bar = bar(in: field) {
      let gap = StyledSpan(String(repeating: " ", count: SliderBar.gap), theme.value)
      spans = bar.spans(at: number, theme) + [gap] + spans
    } else if showsSigns(in: field) {
      spans.append(StyledSpan(Self.signs, theme.dim))
    }
    let column = min(indent + view.cursorColumn, max(field.width - 1, 0))
    return CellEditorView(
      lines: [StyledLine(spans).truncated(to: field.width)], cursor: Point(x: column, y: 0))
  }

  /// Number in the text, for the slider's bar.
  private var number: DecimalText? {
    let plain = String(text.map(\.halfWidth))
    return (DecimalText(plain) ?? DecimalText(plain.replacing(",", with: ".")))
      .map(state.row.storedNumber)
  }

  private mutating func click(_ column: Int, in field: Size, _ binder: RecordBinder)
    -> EditorResponse
  {
    let indent = indent(in: field)
    if let bar = bar(in: field), column < bar.width {
      guard let number = bar.number(at: column) else { return .handled }
      return show(
        binder.prepared.numbers.typedText(of: number, like: text, in: state.row), field, binder)
    }
    if showsSigns(in: field), column > text.columns {
      return step(column < text.columns + Self.signs.columns - 1 ? -1 : 1, field, binder)
    }
    isFresh = false
    let width = textWidth(in: field)
    return line.handle(.clickField(line: 0, column: max(column - indent, 0)), width: width)
  }
}

extension KeyPress.Key {
  /// The key with an ASCII character for a full-width one of an input method: `＋`.
  fileprivate var halfWidth: Self {
    if case .character(let character) = self { .character(character.halfWidth) } else { self }
  }
}
