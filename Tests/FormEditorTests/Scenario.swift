import Cells
import FormEditor
import Forms
import JSONText
import Queries
import Records
import Rules
import Screen
import SourceText
import Testing
import Texts
import TextsTesting
import Values

/// A test in the user's words: this form, this record, these keys, this screen, these bytes.
struct Scenario {
  private(set) var editor: Editor
  /// What the reducer asked for since the last look.
  private(set) var effects: [EditorEffect] = []

  init(
    form: String = Scenario.personForm, record: String = Scenario.person,
    size: Size = Size(width: 72, height: 16), path: String = "person.json",
    readOnlyReason: String? = nil, abilities: SourceAbilities = SourceAbilities(),
    opensTable: Bool = false, language: Language = .english, keys: KeyBindings = .standard
  ) throws {
    var abilities = abilities
    if let readOnlyReason { abilities.refuse(.save, because: { _ in readOnlyReason }) }
    let decoded = FormDecoder(cells: CellCatalog.core.declarations).decode(
      SourceText(name: "person.plist", text: form))
    let decodedForm = try #require(
      decoded.form,
      "\(decoded.diagnostics.map { $0.line(in: Language.english.texts) }.joined(separator: "\n"))")
    let table = try RecordTable(
      parsing: SourceText(name: path, text: record),
      recordsPath: decodedForm.recordsPath?.steps ?? [])
    let records = (0..<table.count).map { table.id(at: $0) }
      .filter { table.fault(of: $0) == nil }.map { table[$0] }
    editor = Editor(
      FormPlan(
        decodedForm.inferringKinds(from: records, among: CellCatalog.core.table),
        FormLocale(numbers: "en_US_POSIX", times: "en_US_POSIX", language: language)),
      table: table,
      file: FileDescription(path: path, abilities: abilities), size: size,
      opensTable: opensTable, settings: Settings(keys: keys))
    send(.input(.resize(size)))
  }

  /// Goes on from any editor.
  init(editor: Editor) { self.editor = editor }

  /// On a terminal whose background is known, where the line of the cursor is tinted, not underlined.
  mutating func useBlackTerminal() {
    editor.adopt(Theme(on: TerminalColors(colorFGBG: "15;0")))
  }

  mutating func send(_ action: EditorAction) { effects += editor.reduce(action) }

  /// Presses keys by name: `j`, `Enter`, `C-s`, `M-b`, `F2`, `Down`.
  mutating func press(_ keys: String...) {
    for key in keys { send(.input(.key(KeyPress(named: key)))) }
  }

  mutating func type(_ text: String) {
    for character in text { send(.input(.key(.letter(character)))) }
  }

  mutating func paste(_ text: String) { send(.input(.paste(text))) }

  mutating func reload(form: String) {
    let decoded = FormDecoder(cells: CellCatalog.core.declarations).decode(
      SourceText(name: "person.plist", text: form))
    func lines(of severity: Severity) -> [String] {
      decoded.diagnostics.filter { $0.severity == severity }.map {
        $0.line(in: Language.english.texts)
      }
    }
    if let form = decoded.form {
      let table = editor.documentTable
      let records = (0..<table.count).map { table[table.id(at: $0)] }
      send(
        .formReloaded(
          form.inferringKinds(from: records, among: CellCatalog.core.table),
          warnings: lines(of: .warning)))
    } else {
      send(
        .formBroken(lines(of: .error)))
    }
  }

  /// Answers the last save as the session would, and returns what would be written.
  mutating func finishSave() throws -> String {
    for effect in effects.reversed() {
      if case .save(let request) = effect {
        effects = []
        send(
          .saved(
            SavedFile(
              path: request.path ?? editor.state.file.path, table: request.table,
              then: request.next)))
        return bytes(of: request.table)
      }
    }
    throw NothingSaved()
  }

  /// Does the table's work as the session would, and answers with what came of it.
  mutating func finishJobs() {
    while let index = effects.firstIndex(where: { if case .run = $0 { true } else { false } }) {
      guard case .run(let job) = effects.remove(at: index) else { return }
      send(
        .jobEnded(
          number: job.number, job.run(control: WorkControl(), chunks: .sequential)))
    }
  }

  /// Makes the index that is wanted in the background, and answers with it.
  mutating func finishIndexing() {
    guard let index = effects.firstIndex(where: { if case .index = $0 { true } else { false } }),
      case .index(let job) = effects.remove(at: index),
      case .indexed(let made) = job.run(control: WorkControl(), chunks: .sequential)
    else { return }
    send(.indexed(made))
  }

  /// Whether long values are to be judged in the background.
  var isJudging: Bool { effects.contains { if case .judge = $0 { true } else { false } } }

  /// The work that judges long values, which the test has done itself.
  mutating func takeJudging() -> LongValueJob? {
    if effects.isEmpty { send(.shown) }
    let index = effects.firstIndex { if case .judge = $0 { true } else { false } }
    guard let index, case .judge(let job) = effects.remove(at: index) else { return nil }
    return job
  }

  /// Judges long values as the session would, and answers with what was found, until all are judged.
  mutating func finishJudging() {
    while let job = takeJudging() {
      send(.judged(number: job.number, job.run(control: WorkControl(), chunks: .sequential)))
    }
  }

  /// Presses keys one after the other, the work that each starts being done before the next.
  mutating func pressAndFinish(_ keys: String...) {
    for key in keys {
      press(key)
      finishJobs()
    }
  }

  mutating func click(_ x: Int, _ y: Int) {
    send(.input(.mouse(MouseEvent(action: .press, point: Point(x: x, y: y)))))
  }

  /// Where a text first stands on the screen.
  func position(of text: String) -> Point? {
    for (y, line) in screen.enumerated() {
      if let range = line.firstRange(of: text) {
        return Point(x: DisplayText.width(String(line[..<range.lowerBound])), y: y)
      }
    }
    return nil
  }

  struct NothingSaved: Error {}

  var frame: Frame { EditorView.frame(editor) }
  var screen: [String] { frame.lines }
  /// The screen as one text, for looking for words.
  var text: String { screen.joined(separator: "\n") }
  /// The last line: the keys, or a question.
  var bottomLine: String { screen.last ?? "" }
  /// The line above it: messages and hints.
  var helpLine: String { screen.dropLast().last ?? "" }
  /// What is asked at the moment: a long question takes two lines.
  var question: String { helpLine + " " + bottomLine }
  /// The screen line that holds a label.
  func line(of label: String) -> String { screen.dropFirst().first { $0.contains(label) } ?? "" }

  /// The file as saving would write it now.
  var file: String { bytes(of: editor.documentTable) }

  var asksToQuit: Bool {
    effects.contains { if case .quit = $0 { true } else { false } }
  }

  /// Whether the data file is to be read again.
  var asksForData: Bool {
    effects.contains { if case .reloadData = $0 { true } else { false } }
  }

  /// The same since the last call.
  mutating func takeRequestForData() -> Bool {
    defer { effects.removeAll { if case .reloadData = $0 { true } else { false } } }
    return asksForData
  }

  /// Whether the whole screen is to be drawn again.
  var asksForRedraw: Bool {
    effects.contains { if case .redraw = $0 { true } else { false } }
  }

  private func bytes(of table: RecordTable) -> String {
    var bytes: [UInt8] = []
    table.write { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension KeyPress {
  /// The key that a name such as `C-s` means.
  init(named name: String) {
    let keys: [String: Key] = [
      "Enter": .enter, "Esc": .escape, "Tab": .tab, "S-Tab": .backTab, "Backspace": .backspace,
      "Delete": .delete, "Up": .up, "Down": .down, "Left": .left, "Right": .right, "Home": .home,
      "End": .end, "PgUp": .pageUp, "PgDn": .pageDown, "F1": .function(1), "F2": .function(2),
      "Space": .character(" "),
    ]
    if let key = keys[name] {
      self.init(key)
    } else if name.hasPrefix("C-"), name.count > 2 {
      self.init(KeyPress(named: String(name.dropFirst(2))).key, .control)
    } else if name.hasPrefix("M-"), name.count > 2 {
      self.init(KeyPress(named: String(name.dropFirst(2))).key, .meta)
    } else {
      self.init(.character(name.first ?? " "))
    }
  }
}
