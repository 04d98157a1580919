import Forms
import JSONText
import Records
import Rules
import Texts

/// The texts about a conflict where a row shows it.
struct ConflictWords {
  private let conflict: RecordConflict
  private let state: RowState
  private let binder: RecordBinder
  private let document: RecordBinder
  /// Path from the conflict's value to the row's; nil where the row's value encloses the
  /// conflict's.
  private let rest: [JSONStep]?

  init(
    _ conflict: RecordConflict, of state: RowState, at object: ObjectLocation,
    _ binder: RecordBinder,
    in document: RecordBinder
  ) {
    (self.conflict, self.state) = (conflict, state)
    (self.binder, self.document) = (binder, document)
    let path = object.path + (state.row.steps ?? [])
    rest = path.starts(with: conflict.path) ? Array(path.dropFirst(conflict.path.count)) : nil
  }

  /// True where the conflict is about something inside of the row's value.
  var isInside: Bool { rest == nil }

  /// True where the conflict is about more than the row's value, and is settled for all of
  /// that.
  var isWide: Bool {
    guard let rest else { return false }
    return conflict.isOfWhole ? conflict.ours != nil && conflict.theirs != nil : !rest.isEmpty
  }

  /// Clause about what the other program has done to the row's value.
  var theirs: String {
    let texts = binder.texts
    guard let rest else { return texts.changedThereInside }
    guard !conflict.isOfWhole, !isWholeRemoved else { return changeOfWhole }
    return conflict.theirs?.lookup(rest).slice.map { texts.setThere(text(of: $0)) }
      ?? texts.removedThere
  }

  /// True where the other program has removed a value that encloses the row's: nothing in it
  /// is left to list.
  private var isWholeRemoved: Bool { isWide && conflict.theirs == nil }

  /// Clause about what the other program has done to all that the conflict is about.
  var allOfTheirs: String {
    isWide && !isWholeRemoved
      ? ConflictDifferences(of: conflict, document).listingTheirs(
        after: changeOfWhole, binder.texts)
      : theirs
  }

  /// The question which value to take; `label`: what it is about.
  func question(_ label: String) -> String {
    let texts = binder.texts
    if isWholeRemoved { return texts.ended(changeOfWhole.beginningSentence) }
    if isWide {
      return ConflictDifferences(of: conflict, document).question(
        after: changeOfWhole.beginningSentence, texts)
    }
    guard !conflict.isOfWhole else { return texts.ended(theirs.beginningSentence) }
    guard let rest else { return texts.ended(texts.about(label, theirs)) }
    let values = (
      ours: conflict.ours?.lookup(rest).slice, theirs: conflict.theirs?.lookup(rest).slice
    )
    if values.theirs == nil, values.ours?.kind.isScalar == false {
      return texts.ended(texts.about(label, theirs))
    }
    return texts.whichToTake(
      label, ours: values.ours.map(text), theirs: values.theirs.map(text))
  }

  private var changeOfWhole: String {
    let texts = binder.texts
    if case .member = conflict.path.last {
      let label = document.label(ofValueAt: conflict.path, inside: [])
      return conflict.theirs == nil ? texts.removedThere(label) : texts.changedThere(label)
    }
    let title =
      (conflict.ours ?? conflict.theirs).flatMap {
        document.binder(at: conflict.path[...])?.reading($0).title()
      } ?? ""
    let isItem = !conflict.path.isEmpty
    if conflict.theirs == nil { return texts.deletedThere(title, isItem: isItem) }
    return conflict.ours == nil
      ? texts.deletedHere(title, isItem: isItem) : texts.replacedThere(title, isItem: isItem)
  }

  private func text(of value: JSONSlice) -> String {
    let text = binder.preview(value, at: state.row.valuePath)
    return state.disclosure.shown(
      value.kind == .string && text == value.text ? value.stringValue : text)
  }
}

extension String {
  fileprivate var beginningSentence: String { prefix(1).uppercased() + dropFirst() }
}

extension Texts {
  /// A problem of a row with the row's label, unless it is one of the record.
  func about(_ label: String, _ problem: ValidationFailure) -> String {
    problem.rule == .whole ? problem.message : about(label, problem.message)
  }
}
