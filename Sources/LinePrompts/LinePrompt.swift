import Forms
import JSONText
import Records
import Rules
import SourceText
import Texts
import Values

/// One record, filled or edited by questions and answers, a line each: the next question depends on the answers.
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
  /// The index of the current row; nil if there is none.
  var position: Int?
  private var history: [Int] = []
  private var section: String?
  private var notes: [String] = []
  /// Errors found at the end, until they are printed.
  var complaints: [String] = []
  /// The lines of a text being typed; nil for a single line.
  var collected: [String]?
  var isIntroduced = false
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
    guard end == nil, let position else { return nil }
    let bound = bound(at: position)
    return collected == nil ? LineQuestion(bound, binder) : LineQuestion(goingOnIn: bound)
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
    return notes + question.introduction
  }

  func bound(at index: Int) -> BoundRow {
    binder.reading(record.value).bind(binder.form.rows[index])
  }

  // MARK: Going from row to row

  /// Moves past the current row; ends after the last one.
  mutating func advance() {
    let index = position ?? -1
    if index >= 0 { history.append(index) }
    go(to: index + 1)
    if position == nil { finish() }
  }

  /// Moves to a row, or to the next one with a question.
  mutating func go(to start: Int) {
    isIntroduced = false
    position = nil
    for index in binder.form.rows.indices.dropFirst(start) {
      let bound = bound(at: index)
      guard bound.state.isVisible, case .some = bound.row.valuePath else { continue }
      if isAskedElsewhere(bound) {
        announceSection(of: bound)
        notes += note(of: bound)
      } else if isAsked(bound) {
        announceSection(of: bound)
        position = index
        return
      }
    }
  }

  /// Moves back to the previous row; false if there is none.
  mutating func goBack() -> Bool {
    while let index = history.popLast() {
      let bound = bound(at: index)
      guard bound.state.isVisible, isAsked(bound) else { continue }
      isIntroduced = false
      position = index
      return true
    }
    return false
  }

  /// True if an answer can be typed into a visible row.
  func isAsked(_ bound: BoundRow) -> Bool {
    guard bound.isEditable, bound.row.action == nil, bound.row.parts.isEmpty,
      !isAskedElsewhere(bound)
    else { return false }
    guard bound.row.isDerivedPart, let path = bound.row.valuePath else { return true }
    // A part that a template made does what the row of its path does.
    return binder.plan.row(at: path)?.identifier.hasSameBytes(as: bound.row.identifier) == true
      && !binder.form.rows.contains { !$0.isDerivedPart && $0.valuePath == path }
  }

  /// True if a row's value is too large for a line.
  private func isAskedElsewhere(_ bound: BoundRow) -> Bool {
    if case .some = bound.row.child { return true }
    return !bound.state.disclosure.isSecret && binder.holdsSecret(bound)
  }

  private func note(of bound: BoundRow) -> [String] {
    let text = bound.display.text
    return [
      text.isEmpty ? bound.row.spokenLabel : texts.about(bound.row.spokenLabel, text),
      "  " + texts.editedElsewhere(path: path(toEdit: bound).description),
    ]
  }

  /// The path of what a row opens: of a list's or a map's first item.
  private func path(toEdit bound: BoundRow) -> ValuePath {
    let steps = (bound.row.child?.path ?? bound.row.valuePath)?.steps ?? []
    switch bound.row.child?.scope {
    case .items?: return ValuePath(steps: steps + [.index(0)])
    case .members?:
      var key = texts.keyOfItem
      if case .value(let map) = bound.content, let first = map.members.first(where: { _ in true }) {
        key = first.name
      }
      return ValuePath(steps: steps + [.member(key)])
    case .object?, nil: return ValuePath(steps: steps)
    }
  }

  private mutating func announceSection(of bound: BoundRow) {
    guard section?.hasSameBytes(as: bound.section) != true else { return }
    section = bound.section
    let title =
      section.flatMap { name in
        binder.form.sections.first { $0.identifier.hasSameBytes(as: name) }
      }?.key ?? ""
    if !title.isEmpty { notes += ["", title] }
  }
}
