import Forms
import JSONText
import Records
import Rules
import SourceText
import Texts
import Values

/// One record, filled or edited by questions and answers, a line each: the next question depends on the answers.
///
/// A list, a map or an object is a question, too, by which the rows of what is inside are asked for.
///
/// Independent of terminal and files. The caller prints its messages, passes typed lines, and writes `record` once it
/// has ended with `.save`.
package struct LinePrompt {
  /// The end of the questions.
  package enum End: Hashable, Sendable {
    case save
    /// The answers are to be dropped.
    case leave
  }

  let binder: RecordBinder
  package internal(set) var record: AnsweredRecord
  /// The object whose rows are asked for, and those around it, from the record inwards.
  var frame = PromptFrame.record
  var outer: [PromptFrame] = []
  /// An item of a map that has no key yet.
  var newItem: NewItem?
  private var notes: [String] = []
  /// Errors found at the end, until they are printed.
  var complaints: [String] = []
  /// The lines of a text being typed; nil for a single line.
  var collected: [String]?
  var isIntroduced = false
  /// The kinds of values of which it was said how to go into them.
  private var explained: Set<JSONKind> = []
  /// True if the last line was refused: the question is repeated, or the cause is asked for.
  package internal(set) var isRefused = false
  package internal(set) var end: End?

  var texts: Texts { binder.texts }

  /// The binder knows the record's context.
  package init(_ record: RecordID, of table: RecordTable, binder: RecordBinder) {
    self.binder = binder
    self.record = AnsweredRecord(record, of: table)
    go(to: 0)
  }

  package var title: String {
    let reading = binder.reading(record.value)
    let (name, form) = (reading.title(), reading.formTitle)
    return name.isEmpty || name == form ? form : texts.about(form, name)
  }

  /// The current question; nil at the end, or if there is nothing to ask.
  package var question: LineQuestion? {
    guard end == nil, let position = frame.position else { return nil }
    if let newItem { return LineQuestion(forKeyOf: newItem, texts) }
    let reading = reading
    let bound = bound(at: position, in: reading)
    if collected != nil { return LineQuestion(goingOnIn: bound) }
    if let opened = OpenedValue(bound, reading, at: frame.path) {
      return LineQuestion(opened, isExplained: !explained.contains(opened.child.scope.kind))
    }
    return LineQuestion(bound, reading.binder)
  }

  /// Messages after the last question: texts that follow it in the form.
  package mutating func farewell() -> [String] {
    defer { notes = [] }
    return notes
  }

  /// The lines before the prompt: empty if the question is repeated.
  package mutating func introduce() -> [String] {
    guard let question, !isIntroduced else { return [] }
    isIntroduced = true
    defer { notes = [] }
    if let kind = question.opened { explained.insert(kind) }
    return notes + question.introduction
  }

  /// The object whose rows are asked for, as it is now.
  var reading: RecordReading { reading(of: frame) }

  func reading(of frame: PromptFrame) -> RecordReading {
    record.reading(at: frame.path, of: frame.form, in: frame.list, by: binder)
  }

  func bound(at index: Int) -> BoundRow { bound(at: index, in: reading) }

  private func bound(at index: Int, in reading: RecordReading) -> BoundRow {
    reading.bind(reading.plan.form.rows[index])
  }

  // MARK: Going from row to row

  /// Moves past the current row; ends after the last one.
  mutating func advance() {
    let index = frame.position ?? -1
    if index >= 0 { frame.history.append(index) }
    go(to: index + 1)
    if frame.position == nil { leaveFrame() }
  }

  /// Moves to a row, or to the next one with a question.
  mutating func go(to start: Int) {
    isIntroduced = false
    frame.position = nil
    let reading = reading
    for index in reading.plan.form.rows.indices.dropFirst(start) {
      let bound = bound(at: index, in: reading)
      guard bound.state.isVisible, case .some = bound.row.valuePath else { continue }
      if isAskedElsewhere(bound, in: reading) {
        announceSection(of: bound, in: reading)
        notes += note(of: bound)
      } else if isAsked(bound, in: reading) {
        announceSection(of: bound, in: reading)
        frame.position = index
        return
      }
    }
  }

  /// Moves back to the previous row; false if there is none.
  mutating func goBack() -> Bool {
    let reading = reading
    while let index = frame.history.popLast() {
      let bound = bound(at: index, in: reading)
      guard bound.state.isVisible, isAsked(bound, in: reading) else { continue }
      isIntroduced = false
      frame.position = index
      return true
    }
    guard let around = outer.popLast() else { return false }
    frame = around
    isIntroduced = false
    return true
  }

  /// Adds a line before the next question.
  mutating func announce(_ line: String) { notes.append(line) }

  /// True if an answer can be typed into a visible row.
  func isAsked(_ bound: BoundRow, in reading: RecordReading) -> Bool {
    guard bound.isEditable, bound.row.action == nil, bound.row.parts.isEmpty,
      !isAskedElsewhere(bound, in: reading)
    else { return false }
    guard bound.row.isDerivedPart, let path = bound.row.valuePath else { return true }
    // A part that a template made does what the row of its path does.
    return reading.plan.row(at: path)?.identifier.hasSameBytes(as: bound.row.identifier) == true
      && !reading.plan.form.rows.contains { !$0.isDerivedPart && $0.valuePath == path }
  }

  /// True if a row's value is too large for a line, or no one may go into it.
  private func isAskedElsewhere(_ bound: BoundRow, in reading: RecordReading) -> Bool {
    if case .some = bound.row.child {
      return !bound.isEditable || OpenedValue(bound, reading, at: frame.path) == nil
    }
    return !bound.state.disclosure.isSecret && reading.binder.holdsSecret(bound)
  }

  private func note(of bound: BoundRow) -> [String] {
    let text = bound.display.text
    let path = ValuePath(
      steps: frame.path + ((bound.row.child?.path ?? bound.row.valuePath)?.steps ?? []))
    return [
      text.isEmpty ? bound.row.spokenLabel : texts.about(bound.row.spokenLabel, text),
      "  " + texts.editedElsewhere(path: path.description),
    ]
  }

  private mutating func announceSection(of bound: BoundRow, in reading: RecordReading) {
    guard frame.section?.hasSameBytes(as: bound.section) != true else { return }
    frame.section = bound.section
    let sections = reading.plan.form.sections
    let title = sections.first { $0.identifier.hasSameBytes(as: bound.section) }?.key ?? ""
    if !title.isEmpty { notes += ["", title] }
  }
}
