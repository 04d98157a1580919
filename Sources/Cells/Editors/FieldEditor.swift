import Forms
import Rules
import Screen
import Texts

extension EditStart {
  /// Opens a field with the row's text on Enter; Space does nothing.
  static func field(
    _ bound: BoundRow, binder: RecordBinder, trigger: EditTrigger,
    traits: FieldEditor.Traits = FieldEditor.Traits()
  ) -> Self {
    guard trigger != .space else { return .nothing }
    // The text is that of one of several records: most often another one is to take its place.
    return .editor(
      FieldEditor(
        state: bound.state, text: binder.openingText(of: bound), secretHint: bound.secretHint,
        traits: traits, selectsText: trigger == .ask))
  }
}

/// A value typed on one line, which is wrapped if its row is: text, secret or number.
struct FieldEditor: CellEditor {
  /// The differences of kinds that are typed on a line.
  struct Traits: Equatable {
    /// True if Up and Down step the number instead of leaving the field.
    var stepsNumbers = false
    /// The reason why the text can't be passed to another program; nil if it can.
    var externalEditorRefusal: Sentence?
  }

  private(set) var state: RowState
  private let traits: Traits
  private let isMasked: Bool
  /// Hint shown instead of the placeholder while nothing is typed.
  private let secretHint: Sentence?
  var line: LineEditor
  private var chord = ExternalEditorChord()

  init(
    state: RowState, text: String, secretHint: Sentence? = nil, isMasked: Bool = false,
    traits: Traits = Traits(), selectsText: Bool = false
  ) {
    self.state = state
    self.secretHint = secretHint
    self.traits = traits
    self.isMasked = isMasked
    line = LineEditor(
      text, maximumLength: state.limits.maximumLength,
      isMasked: isMasked || state.disclosure.isSecret)
    line.trimsPastes = state.format.order == .number
    if selectsText { line.selectAll() }
  }

  var text: String { line.text }
  var isTyped: Bool { true }

  var keys: [KeyHint] {
    if let hint = chord.hint { return hint }
    let step = traits.stepsNumbers ? [KeyHint(FieldKeys.lines) { $0.stepNumber }] : []
    return [KeyHint(FieldKeys.keep) { $0.keepValue }, KeyHint(FieldKeys.leave) { $0.leaveAsItWas }]
      + step
      + [KeyHint(FieldKeys.next) { $0.nextField }]
  }

  mutating func handle(_ input: EditorInput, in field: Size, binder: RecordBinder)
    -> EditorResponse
  {
    if case .key(let key) = input {
      if let response = chord.handle(key, refusal: externalEditorRefusal) { return response }
      if moveLine(with: key, in: field) { return .handled }
      if let response = leave(with: key) { return response }
      if traits.stepsNumbers, key.modifiers.isEmpty {
        if key.key == .up { return step(1, field, binder) }
        if key.key == .down { return step(-1, field, binder) }
      }
    }
    if case .clickField(let line, let column) = input, click(column, onLine: line, in: field) {
      return .handled
    }
    var input = input
    if case .clickField(let line, let column) = input {
      input = .clickField(line: line, column: max(column - indent(in: field), 0))
    }
    input = input.capitalized(in: state, line.isSelected ? TextBuffer("") : line.buffer)
    return line.handle(input, width: field.width) {
      binder.prepared.keyboard(of: state).controlRefusal(of: $0)
    }
  }

  mutating func follow(_ state: RowState) {
    self.state = state
    line.maximumLength = state.limits.maximumLength
    line.trimsPastes = state.format.order == .number
    line.isMasked = isMasked || state.disclosure.isSecret
  }

  func view(in field: Size, theme: Theme, fault: Int?) -> CellEditorView {
    if let view = wrappedView(in: field, theme: theme, fault: fault) { return view }
    let view = line.view(
      width: field.width, style: line.isSelected ? theme.selection : theme.value,
      markStyle: theme.dim, fault: fault, faultStyle: theme.problem)
    // Until something is typed, as at rest.
    if text.isEmpty, let placeholder = secretHint?.text(in: theme.texts) ?? state.row.placeholder {
      return CellEditorView(placeholder, width: field.width, theme: theme)
    }
    let indent = indent(in: field)
    let blanks = StyledSpan(String(repeating: " ", count: indent), theme.value)
    let shown = indent > 0 ? StyledLine([blanks] + view.line.spans) : view.line
    return CellEditorView(lines: [shown], cursor: Point(x: indent + view.cursorColumn, y: 0))
  }

  /// Blank columns before the text and the cursor after it, for the form's alignment.
  private func indent(in field: Size) -> Int {
    guard let alignment = state.row.alignment.cellAlignment else { return 0 }
    return alignment.indent(of: line.shown.columns + 1, in: field.width)
  }

  private var externalEditorRefusal: Sentence? {
    line.isMasked ? Sentence { $0.secretStaysHere } : traits.externalEditorRefusal
  }

  private func leave(with key: KeyPress) -> EditorResponse? {
    if let response = AfterCommit.leaving(with: key, commits: .text(text)) { return response }
    guard key.modifiers.isEmpty else { return nil }
    switch key.key {
    case FieldKeys.keep.key: return .commit(.text(text), then: .stay)
    case .up where !traits.stepsNumbers: return .commit(.text(text), then: .above)
    case .down where !traits.stepsNumbers: return .commit(.text(text), then: .below)
    default: return nil
    }
  }

  private mutating func step(_ steps: Int, _ field: Size, _ binder: RecordBinder)
    -> EditorResponse
  {
    guard let stepped = binder.prepared.numbers.stepped(text, by: steps, in: state) else {
      return .refused(Sentence { $0.onlyNumbersStep })
    }
    return line.handle(.replaceText(stepped), width: field.width)
  }
}
