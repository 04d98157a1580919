import Cells
import Forms
import JSONText
import Records
import Rules
import Texts
import Values

/// The object that the page shows, as far as what is typed into its rows is read and judged by it.
struct EntryContext {
  let document: OpenDocument
  let object: ObjectLocation?
  let record: RecordID?
  /// True where the record is an item of a list inside one.
  let isItem: Bool
  let reader: RecordReader
  let catalog: CellCatalog
  let today: CalendarDate?
  let abilities: SourceAbilities
  let timing: ValidationTiming

  private var table: RecordTable { reader.table }
  private var binder: RecordBinder { reader.binder }
  private var path: [JSONStep] { reader.path }
  private var texts: Texts { document.texts }

  // MARK: Fields

  func begin(_ bound: BoundRow, _ trigger: EditTrigger) -> EditStart {
    catalog.kind(named: bound.row.cellIdentifier).begin(
      bound, binder: binder, trigger: trigger, today: today)
  }

  /// The field that a key opens in a row; nil where it does something else.
  func field(of bound: BoundRow, _ trigger: EditTrigger) -> (any CellEditor)? {
    if case .editor(let editor) = begin(bound, trigger) { editor } else { nil }
  }

  /// The field of a row that can be edited in one. What Enter toggles at once has one, too, as nothing is to change
  /// here; buttons and rows that open a page have none.
  func fieldWithoutEdit(of bound: BoundRow) -> (any CellEditor)? {
    guard bound.isEditable, !bound.row.isOpened, !binder.holdsSecret(bound),
      binder.entry(in: bound).refusalToReplace() == nil,
      document.conflicts.isEmpty
        || object.flatMap({ document.conflict(in: bound, at: $0, binder) }) == nil
    else { return nil }
    return field(of: bound, .enter) ?? field(of: bound, .ask)
  }

  /// The row that a field for selected records opens with: of the record under the cursor if it is selected, else of the
  /// first selected one that can be edited.
  func row(
    toAsk column: ConfigRow, in selection: RecordSet, focused: BoundRow?
  ) -> BoundRow? {
    func canOpen(_ bound: BoundRow) -> Bool {
      bound.isEditable && binder.entry(in: bound).refusalToReplace(isAsked: true) == nil
    }
    if let focused, focused.row.identifier.hasSameBytes(as: column.identifier), canOpen(focused),
      record.map({ selection.contains($0) }) == true
    {
      return focused
    }
    guard let index = binder.plan.index(ofRow: column.identifier) else { return nil }
    return selection.members.prefix(Self.mostAsked).lazy
      .compactMap { reader.bind(rowsAt: [index], to: $0).first }.first(where: canOpen)
  }

  private static let mostAsked = 1_000

  /// The entry of a value in a row of the record, among others where it is compared with theirs; that for a selection of
  /// records is not.
  private func entry(in bound: BoundRow, forSelection: Bool = false) -> RowEntry {
    let isCompared = binder.plan.comparesSiblings || bound.row.isItemKey
    guard isCompared, !forSelection, let record else {
      return binder.entry(in: bound)
    }
    return reader.binder(of: record).entry(in: bound)
  }

  // MARK: What is typed

  func conversion(of edit: CellEdit, in bound: BoundRow) -> Result<RowEdit, ValidationFailure> {
    let text: String
    switch edit {
    case .value(let value): return entry(in: bound).conversion(of: value)
    case .text(let typed): text = typed
    case .clear: text = ""
    }
    // Clearing a row that was missing when the record was read removes it again.
    let original =
      record.map { table.originalContent(of: bound.row, in: $0, at: path) } ?? .none
    let converted = entry(in: bound).conversion(of: text, original: original)
    guard case .text = edit, let record else { return converted }
    let shaped = otherSingleValue(of: bound).map { other in
      converted.flatMapError { failure in
        other.conversion(of: text).map { .success($0) } ?? .failure(failure)
      }
    }
    return (shaped ?? converted).flatMap {
      $0.typed(into: bound.row, at: path, in: record, of: table, texts)
    }
  }

  /// The state and message of a text being typed in a field. Once the field was found wrong,
  /// all rules are checked at each change.
  func judgement(typing text: String, in bound: BoundRow, field: Editing) -> TypingJudgement {
    guard !reader.hidesProblems else { return TypingJudgement(state: .neutral) }
    let judgement = judgement(
      typing: text, in: bound, isForSelection: field.selection != nil)
    if judgement.state == .neutral || judgement.state == .complete, let record,
      let reason = document.keyJudge?.reason(
        against: text, of: bound.identifier, in: reader.readable(record), texts)
    {
      return TypingJudgement(state: .open, message: reason)
    }
    // What narrows a list of choices is not what leaving it would write.
    guard field.editor.isTyped, field.selection == nil, field.wasFoundWrong || timing == .change,
      judgement.state == .neutral || judgement.state == .complete,
      let failure = failure(leaving: text, in: bound)
    else { return judgement }
    return TypingJudgement(state: .open, message: failure.message)
  }

  /// Nil for a row of one shape, without making a reading.
  private func otherSingleValue(of bound: BoundRow) -> OtherSingleValue? {
    guard bound.row.variantTitle != nil, let record else { return nil }
    return OtherSingleValue(
      bound, in: reader.binder(of: record).reading(reader.readable(record)))
  }

  /// The judgement by the row's rules, of a text that only another shape of the value accepts by that.
  private func judgement(
    typing text: String, in bound: BoundRow, isForSelection: Bool
  ) -> TypingJudgement {
    let judgement = entry(in: bound, forSelection: isForSelection).judge(typing: text)
    guard judgement.state != .neutral, judgement.state != .complete, !isForSelection,
      let title = otherSingleValue(of: bound)?.title(accepting: text)
    else { return judgement }
    return TypingJudgement(state: .complete, message: texts.becomesShape(title))
  }

  /// The error that the row would have if its field were left with a text, including rules
  /// between values; nil where there is none.
  private func failure(leaving text: String, in bound: BoundRow) -> ValidationFailure? {
    switch conversion(of: .text(text), in: bound) {
    case .failure(let failure): return failure
    case .success(let edit):
      let steps = path + (bound.row.valuePath?.steps ?? [])
      guard let record, let value = edit.newValue,
        let after = try? table.record(record, with: value, at: steps),
        case .found(let object) = after.lookup(path)
      else { return bound.problems.first { $0.severity == .error } }
      return reader.binder(of: record).reading(object).problems(of: bound.row).first {
        $0.severity == .error
      }
    }
  }

  // MARK: Values that go, and members that come

  /// The ways to clear a row that its rules allow and the record's source can hold; or why there is none.
  func waysToClear(_ bound: BoundRow) -> Result<[EmptyValue], ValidationFailure> {
    let entry = binder.entry(in: bound)
    guard let record, let valuePath = bound.row.valuePath else { return entry.waysToEmpty }
    var refusal: ValidationFailure?
    return entry.waysToEmpty.flatMap { ways in
      let isMember = path.isEmpty && valuePath.steps.count == 1
      let taken = ways.filter { way in
        if way == .remove, isMember, ways.count > 1, !abilities.allows(.removeMembers) {
          return false
        }
        guard let value = try? entry.emptying(by: way).get().newValue else { return true }
        do throws(JSONEditError) {
          _ = try table.record(record, with: value, at: path + valuePath.steps)
          return true
        } catch {
          refusal =
            refusal
            ?? .ofPath(error.message(at: valuePath, bound.state.disclosure, in: texts))
          return false
        }
      }
      return taken.isEmpty ? refusal.map { .failure($0) } ?? .success(ways) : .success(taken)
    }
  }

  /// The records before a row adds a member that none of the first of them has; nil where it adds none. Of what is
  /// inside of records no one has seen enough to tell.
  func surveyBeforeAdding(_ row: ConfigRow, to record: RecordID) -> PathSurvey? {
    guard !isItem, path.isEmpty, let valuePath = row.valuePath, !reader.isBroken(record),
      case .missing = table[record].lookup(valuePath.steps)
    else { return nil }
    let survey = PathSurvey(table)
    return survey.mayHave(valuePath) ? nil : survey
  }
}
