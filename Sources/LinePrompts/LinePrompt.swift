import Forms
import JSONText
import Records
import Rules
import SourceText
import Texts

/// One record, filled or edited by questions and answers, a line each: what is asked next depends on what was answered.
///
/// Knows no terminal and no file. Who drives it prints what it says, hands over the lines that are typed, and writes
/// `record` once it has ended with `.save`.
package struct LinePrompt {
  /// How it ends.
  package enum End: Hashable, Sendable {
    /// The answers are to be written.
    case save
    /// They are to be dropped.
    case leave
  }

  let binder: RecordBinder
  /// The record with the answers.
  package internal(set) var record: AnsweredRecord
  /// The place of the row that is asked for; nil where there is none.
  var position: Int?
  /// The places that were asked before, in order.
  private var history: [Int] = []
  /// The section that was announced last.
  private var section: String?
  /// What is to be said before the question.
  private var notes: [String] = []
  /// What finishing has found, until it is said.
  var complaints: [String] = []
  /// The lines of a text that is being typed; nil while a single line is asked for.
  var collected: [String]?
  /// Whether the question was introduced before.
  var isIntroduced = false
  /// Whether the last line was refused: the same is asked again, or what it has broken.
  package internal(set) var isRefused = false
  /// Nil while it goes on.
  package internal(set) var end: End?

  var texts: any Texts { binder.texts }

  /// The binder knows what the record is part of.
  package init(_ record: RecordID, of table: RecordTable, binder: RecordBinder) {
    self.binder = binder
    self.record = AnsweredRecord(record, of: table)
    go(to: 0)
  }

  /// The form and the record, by name.
  package var title: String {
    let name = binder.recordTitle(record.value)
    let form = binder.title(of: record.value)
    return name.isEmpty || name == form ? form : texts.about(form, name)
  }

  /// What is asked now; nil where it has ended, or where there is nothing to ask.
  package var question: LineQuestion? {
    guard end == nil, let position else { return nil }
    let bound = bound(at: position)
    return collected == nil ? LineQuestion(bound, binder) : LineQuestion(goingOnIn: bound)
  }

  /// What is to be said after the last question: what follows it in the form.
  package mutating func farewell() -> [String] {
    defer { notes = [] }
    return notes
  }

  /// What is to be printed before the prompt: nothing where the same is asked again.
  package mutating func introduce() -> [String] {
    guard let question, !isIntroduced else { return [] }
    isIntroduced = true
    defer { notes = [] }
    return notes + question.introduction
  }

  func bound(at place: Int) -> BoundRow { binder.bind(binder.form.rows[place], to: record.value) }

  // MARK: Going from row to row

  /// Goes on behind the row that was asked for; after the last one it ends.
  mutating func advance() {
    let place = position ?? -1
    if place >= 0 { history.append(place) }
    go(to: place + 1)
    if position == nil { finish() }
  }

  /// Goes to a row, or to the next one that can be asked for.
  mutating func go(to start: Int) {
    isIntroduced = false
    position = nil
    for place in binder.form.rows.indices.dropFirst(start) {
      let bound = bound(at: place)
      guard bound.state.isVisible, case .some = bound.row.valuePath else { continue }
      if isAskedElsewhere(bound) {
        announceSection(of: bound)
        notes += note(of: bound)
      } else if isAsked(bound) {
        announceSection(of: bound)
        position = place
        return
      }
    }
  }

  /// Goes back to the row that was asked for before; false where there is none.
  mutating func goBack() -> Bool {
    while let place = history.popLast() {
      let bound = bound(at: place)
      guard bound.state.isVisible, isAsked(bound) else { continue }
      isIntroduced = false
      position = place
      return true
    }
    return false
  }

  /// Whether an answer can be typed into a row that is shown.
  func isAsked(_ bound: BoundRow) -> Bool {
    guard bound.isEditable, bound.row.action == nil, bound.row.parts.isEmpty,
      !isAskedElsewhere(bound)
    else { return false }
    guard bound.row.isDerivedPart, let path = bound.row.valuePath else { return true }
    // A part that a template made does what the row of its path does.
    return binder.row(at: path)?.identifier.hasSameBytes(as: bound.row.identifier) == true
      && !binder.form.rows.contains { !$0.isDerivedPart && $0.valuePath == path }
  }

  /// Whether a row's value is too much for a line.
  private func isAskedElsewhere(_ bound: BoundRow) -> Bool {
    if case .some = bound.row.child { return true }
    return !bound.state.disclosure.isSecret && binder.holdsSecret(bound)
  }

  private func note(of bound: BoundRow) -> [String] {
    let path = (bound.row.child?.path ?? bound.row.valuePath)?.description ?? ""
    let isList: Bool = if case .items? = bound.row.child?.scope { true } else { false }
    let text = bound.display.text
    return [
      text.isEmpty ? bound.row.spokenLabel : texts.about(bound.row.spokenLabel, text),
      "  " + texts.editedElsewhere(path: isList ? path + "[0]" : path),
    ]
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
