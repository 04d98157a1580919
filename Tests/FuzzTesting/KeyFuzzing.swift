import Cells
import FormEditor
import Forms
import Queries
import Records
import Rules
import Screen
import SourceText
import Terminal
import Values

/// What a terminal sends, read as keys and handed to the reducer; and what happens to the file meanwhile.
///
/// The first byte chooses what is open. 0xFF, which no terminal sends, is followed by a byte for an event of the file or
/// of the window (`Event`). All else is bytes of a terminal.
struct KeyFuzzing {
  private var editor: Editor
  private var effects: [EditorEffect] = []
  private var decoder = KeyDecoder()

  /// Whatever comes, the screen has its size, no control characters are on it, and the records stay JSON.
  static func read(_ input: UnsafeBufferPointer<UInt8>) {
    guard let first = input.first, let form = FuzzForm.staff, let table = FuzzForm.table
    else { return }
    var fuzzing = KeyFuzzing(form, table, opensTable: first % 2 == 0)
    let parts = input.dropFirst().split(separator: 0xFF, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      var keys = part[...]
      if index > 0 {
        guard let event = keys.popFirst() else { break }
        fuzzing.take(Event(event))
      }
      fuzzing.type(keys)
      if fuzzing.hasEnded { break }
    }
    fuzzing.check()
  }

  private init(_ form: Form, _ table: RecordTable, opensTable: Bool) {
    let records = (0..<table.count).map { table[table.id(at: $0)] }
    let size = Size(width: 90, height: 18)
    editor = Editor(
      FormPlan(form.inferringKinds(from: records, among: CellCatalog.core.table), .plain),
      table: table,
      file: FileDescription(path: "staff.json", abilities: SourceAbilities()), size: size,
      opensTable: opensTable)
    send(.input(.resize(size)))
  }

  /// What happens beside the keys.
  private enum Event {
    case idle, shown, saved, saveFailed, conflict, changed, gone, restored, reloaded
    case resized(Size)

    init(_ byte: UInt8) {
      let events: [Event] = [
        .idle, .shown, .saved, .saveFailed, .conflict, .changed, .gone, .restored, .reloaded,
      ]
      let number = Int(byte)
      self =
        number < events.count
        ? events[number] : .resized(Size(width: 1 + number / 2, height: 1 + number % 40))
    }
  }

  private mutating func take(_ event: Event) {
    switch event {
    case .idle: finishJobs()
    case .shown: send(.shown)
    case .saved: finishSave()
    case .saveFailed: send(.failed("no"))
    case .conflict: send(.saveConflict(.version, then: .stay))
    case .changed: send(.dataChanged())
    case .gone: send(.dataChanged(.gone))
    case .restored: send(.dataRestored)
    case .reloaded: reload()
    case .resized(let size): send(.input(.resize(size)))
    }
  }

  private mutating func type(_ bytes: some Sequence<UInt8>) {
    for event in decoder.decode(bytes, isFinal: true) where !hasEnded { send(.input(event)) }
    finishJudging()
  }

  private var hasEnded: Bool {
    effects.contains { if case .quit = $0 { true } else { false } }
  }

  private func check() {
    let frame = EditorView.frame(editor)
    precondition(frame.size == editor.size, "the frame has another size than the screen")
    precondition(
      !frame.lines.contains {
        $0.unicodeScalars.contains { $0.properties.generalCategory == .control }
      },
      "a control character is on the screen")
    precondition(FuzzForm.records(file) != nil, "the records are not JSON any more")
  }

  private mutating func send(_ action: EditorAction) { effects += editor.reduce(action) }

  private mutating func finishJobs() {
    while let index = effects.firstIndex(where: { if case .run = $0 { true } else { false } }) {
      guard case .run(let job) = effects.remove(at: index) else { return }
      send(.jobEnded(number: job.number, job.run(control: WorkControl(), chunks: .sequential)))
    }
  }

  private mutating func finishJudging() {
    while let index = effects.firstIndex(where: { if case .judge = $0 { true } else { false } }) {
      guard case .judge(let job) = effects.remove(at: index) else { return }
      send(.judged(number: job.number, job.run(control: WorkControl(), chunks: .sequential)))
    }
  }

  private mutating func finishSave() {
    let requests = effects.compactMap { if case .save(let request) = $0 { request } else { nil } }
    guard let request = requests.last else { return }
    effects = []
    send(
      .saved(
        SavedFile(
          path: request.path ?? "staff.json", table: request.table, then: request.next)))
  }

  /// Another program has changed a value.
  private mutating func reload() {
    let text = FuzzForm.staffRecords.replacing("900", with: "7").replacing("Bergen", with: "Voss")
    guard let table = FuzzForm.records(text) else { return }
    send(editor.accepts(table) ? .dataReloaded(table) : .dataChanged())
  }

  private var file: String {
    var bytes: [UInt8] = []
    editor.documentTable.write { bytes.append(contentsOf: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
