import Forms
import JSONText
import Records
import Rules
import SourceText
import Texts
import Values

/// One `identifier=text` of `set`.
struct Assignment {
  /// Location of the row, which may be inside an object or an item of the record.
  private(set) var location: RowLocation
  let edit: Edit

  private var row: ConfigRow { location.row }
  var named: ConfigRow { location.named }
  var isComputed: Bool { if case .expression = edit { true } else { false } }

  /// The right side: a text, a value, what is computed in each record, or the removal of the member.
  enum Edit {
    case text(String)
    case value(JSONValue)
    case expression(RowExpression)
    case removal
  }

  init(_ argument: String, isJSON: Bool, in workspace: Workspace) throws(CommandFailure) {
    if let (identifier, text) = workspace.computedAssignment(argument) {
      location = try workspace.location(identifier)
      edit = .expression(try Self.expression(text, for: location, in: argument, workspace))
      return
    }
    guard let (identifier, text) = workspace.assignment(argument) else {
      throw CommandFailure(.usage, Environment.texts.isNoAssignment(argument))
    }
    location = try workspace.location(identifier)
    edit = isJSON ? .value(try Self.value(text, of: location.named)) : .text(text)
  }

  /// Finds the row whose member is to be removed.
  init(removing identifier: String, in workspace: Workspace) throws(CommandFailure) {
    location = try workspace.location(identifier)
    edit = .removal
  }

  /// The assignment to the row that its path leads to in a record.
  func located(in record: RecordReading) -> Assignment {
    var located = self
    located.location = location.located(in: record)
    return located
  }

  private static func value(_ text: String, of row: ConfigRow) throws(CommandFailure) -> JSONValue {
    let texts = Environment.texts
    let slice: JSONSlice
    do throws(JSONSyntaxError) {
      slice = try JSONSlice(parsing: text)
    } catch {
      let reason = row.disclosure.isSecret ? nil : error.message.text(in: texts)
      throw CommandFailure(
        .usage,
        texts.assignedNoJSON(row.identifier, because: reason, byte: error.offset + 1))
    }
    if let member = slice.duplicateMembers.first {
      throw CommandFailure(.usage, texts.assignedTwice(member.name, in: row.identifier))
    }
    return slice.value
  }

  /// Refuses a row that is set twice in one call.
  static func checkDistinct(_ assignments: [Assignment]) throws(CommandFailure) {
    var seen: Set<ExactText> = []
    for assignment in assignments where !seen.insert(assignment.named.identifier).inserted {
      throw CommandFailure(.usage, Environment.texts.setTwice(assignment.named.identifier))
    }
  }

  struct Refusal: Error {
    var row: ConfigRow
    /// A rule's name, or `read-only`.
    var rule: String
    var message: String

    init(row: ConfigRow, rule: String, message: String) {
      self.row = row
      self.rule = rule
      self.message = message
    }

    /// An error of another row caused by assignments.
    init(causing problem: ProblemBelow, _ texts: Texts) {
      let failure = problem.failure
      self.init(
        row: problem.namedRow, rule: failure.rule.rawValue,
        message: texts.causedBySetting(failure.message))
    }
  }

  var isInside: Bool { !location.containers.isEmpty }

  /// True if a problem is about its row, or inside the value that it sets; another row may show the same value.
  func isAbout(_ problem: ProblemBelow, _ binder: RecordBinder) -> Bool {
    guard let path = location.path else { return false }
    let isWhole = location.isItem || row.valuePath?.steps.isEmpty == true
    if isWhole || problem.path.count > location.objectPath.count {
      return problem.path.starts(with: path.steps)
    }
    let own = location.form.map { binder.binder(ofForm: $0) } ?? binder
    return problem.row.identifier.hasSameBytes(as: row.identifier)
      && problem.reading.plan === own?.plan && problem.valuePath == path
  }

  /// The effect on a record: the edit, nil for none, and the record with it.
  struct Applied {
    var edit: ValueEdit?
    var slice: JSONSlice
    /// A warning about it.
    var note: Refusal?
  }

  /// The record after the assignment; or the refusal.
  ///
  /// The record includes the previous assignments. The row's conditions are checked later: `refusal`.
  func applied(
    to id: RecordID, of table: RecordTable, binder: RecordBinder
  ) -> Result<Applied, Refusal> {
    if let refusal = refusalOfOtherKind(in: table[id], binder.texts) { return .failure(refusal) }
    if isRemoval || row.isItemKey, let refusal = refusalOfRemoval(in: table[id], binder.texts) {
      return .failure(refusal)
    }
    let record = binder.reading(table[id])
    guard let object = record.inside(location, missing: .next) else {
      return .failure(refusalOfMissingItem(in: table[id], binder: binder))
    }
    let made = edit(in: object)
    if let refusal = refusalOfNewItem(in: table[id], binder.texts) { return .failure(refusal) }
    // A row without a path can't be edited, and says why.
    guard let path = location.path else { return made.map { _ in Applied(slice: table[id]) } }
    do {
      let object = location.containers.last?.path ?? []
      let (rowEdit, note) = try made.get()
      let change = try typed(rowEdit, at: object, in: id, of: table, binder.texts)
      guard let edit = change.edit(of: row, at: object, in: id, of: table) else {
        return .success(Applied(slice: table[id], note: note))
      }
      return .success(
        Applied(edit: edit, slice: try table.record(id, with: edit.after, at: edit.path)))
    } catch let error as JSONEditError {
      let disclosure = record.inside(location)?.state(of: row).disclosure
      return .failure(
        refusal("path", error.message(at: path, disclosure ?? .nothing, in: binder.texts)))
    } catch let refusal as Refusal {
      return .failure(refusal)
    } catch {
      return .failure(refusal("path", "\(error)"))
    }
  }

  /// The edit of the row; of one whose value has several shapes by the first that accepts it, the value's own before others.
  private func edit(
    in object: RecordReading
  ) -> Result<(edit: RowEdit, note: Refusal?), Refusal> {
    let shapes = object.shapes.bindings(of: row)
    guard let own = shapes.first else {
      return edit(of: object.bindUnconditionally(row), in: object)
    }
    let made = edit(of: own, in: object)
    if case .success = made { return made }
    if isRemoval { return made }
    let others = shapes.dropFirst()
    // A list or an object would be lost without a word.
    if case .text = edit, holdsParts(in: object) {
      let unlike = others.filter { $0.row.valueType != own.row.valueType }
      return made.mapError { $0.mentioning(unlike, of: own, Environment.texts) }
    }
    for shape in others {
      let other = edit(of: shape, in: object)
      if case .success = other { return other }
    }
    guard case .text = edit else { return made }
    let parted = others.filter(\.row.holdsParts)
    return made.mapError { $0.mentioning(parted, of: own, Environment.texts) }
  }

  /// True if the row's value is a list or an object.
  private func holdsParts(in object: RecordReading) -> Bool {
    guard let path = row.valuePath?.steps, let value = object.record.lookup(path).slice else {
      return false
    }
    return !value.kind.isScalar
  }

  /// Converts a typed text, unless the value is data.
  private func typed(
    _ change: RowEdit, at object: [JSONStep], in id: RecordID, of table: RecordTable,
    _ texts: Texts
  ) throws(Refusal) -> RowEdit {
    guard case .text = edit else { return change }
    switch change.typed(into: row, at: object, in: id, of: table, texts) {
    case .success(let change): return change
    case .failure(let failure): throw refusal(failure.rule.rawValue, failure.message)
    }
  }

  private func edit(
    of bound: BoundRow, in object: RecordReading
  ) -> Result<(edit: RowEdit, note: Refusal?), Refusal> {
    let binder = object.binder
    guard bound.isEditable, row.valuePath != nil else {
      return .failure(
        refusal(
          FindingName.readOnly.rawValue, bound.readOnlyReason ?? binder.texts.rowCannotBeEdited))
    }
    if case .expression(let expression) = edit {
      return conversion(of: expression, for: bound, in: object)
        .mapError { refusal($0.rule.rawValue, $0.message) }
    }
    return conversion(for: bound, binder: binder).flatMap { edit in
      // What is there already is refused like any other value.
      guard case .unchanged = edit, !isRemoval,
        let error = binder.entry(in: bound).errorOfSettingAgain
      else {
        return .success((edit, nil))
      }
      return .failure(error)
    }.mapError { refusal($0.rule.rawValue, $0.message) }
  }

  private var isRemoval: Bool { if case .removal = edit { true } else { false } }

  /// The reason why the row must not be set in a record with all assignments: it is hidden or disabled there,
  /// requires a value, violates limits that depend on the record, or is read-only and was so before. Setting a value
  /// may lock it.
  func refusal(in record: JSONSlice, from former: JSONSlice, binder: RecordBinder) -> Refusal? {
    if isInside, let lock = binder.reading(record).lock(onObjectAt: location.objectPath),
      !lock.isJudged || binder.reading(former).lock(onObjectAt: location.objectPath) != nil
    {
      return refusal(FindingName.readOnly.rawValue, lock.reason)
    }
    guard let old = binder.reading(former).inside(location, missing: .all) else { return nil }
    let wasEditable = row.conditions.isEmpty || old.state(of: row).isEditable
    return binder.reading(record).inside(location).flatMap {
      refusal(in: $0, from: old.record, wasEditable: wasEditable)
    }
  }

  /// The reason why a value that removes itself must not be set: its consequences have hidden its row, which may be
  /// visible again without it.
  func refusal(byHiding consequences: [Consequence], _ texts: Texts) -> Refusal? {
    guard let path = location.path?.steps,
      consequences.contains(where: { $0.reason == .hidden && $0.path == path })
    else { return nil }
    let predicate = row.conditions.first { $0.effect == .hidden }?.predicate.shownText
    return refusal("hidden", texts.rowIsHidden(nil, where: predicate))
  }

  private func refusal(
    in object: RecordReading, from former: JSONSlice, wasEditable: Bool
  ) -> Refusal? {
    if row.choicesVary, let refusal = refusalOfChoice(in: object, from: former) {
      return refusal
    }
    guard !row.conditions.isEmpty || row.hasComputedLimits else { return nil }
    let state = object.state(of: row)
    if let reason = state.readOnlyReason, !state.isJudged || !wasEditable {
      let rule =
        !state.isVisible ? "hidden" : state.isDisabled ? "disabled" : FindingName.readOnly.rawValue
      return refusal(rule, reason)
    }
    let late: Set<RuleName> =
      row.hasComputedLimits ? [.required, .minimumValue, .maximumValue, .step] : [.required]
    return object.problems(of: row).first { late.contains($0.rule) }
      .map { refusal($0.rule.rawValue, $0.message) }
  }

  /// The reason why a value that is not offered in the record with all assignments must not be set.
  private func refusalOfChoice(
    in object: RecordReading, from former: JSONSlice
  ) -> Refusal? {
    if object.record.hasSameValue(as: former, at: row.valuePath?.steps ?? []) { return nil }
    return object.problems(of: row).first { $0.rule == .choice }
      .map { refusal($0.rule.rawValue, $0.message) }
  }

  /// True if its row is compared with other records or items.
  func comparesSiblings(_ binder: RecordBinder) -> Bool {
    let inner = location.form.map { binder.binder(ofForm: $0) } ?? binder
    if location.isItem { return inner?.plan.uniquePaths.isEmpty == false }
    return inner?.state(of: row).rules.comparesSiblings ?? false
  }

  /// The errors of the row in a record with all assignments: unless it is unchanged, a duplicate in another element
  /// of the list, and errors inside it; and rules between values.
  func broken(
    in record: JSONSlice, from former: JSONSlice, binder: RecordBinder
  ) -> (errors: [Refusal], warnings: [Refusal]) {
    let isNew = location.path.map { !record.hasSameValue(as: former, at: $0.steps) } ?? false
    let object = binder.reading(record).inside(location, comparing: comparesSiblings(binder))
    let found = object.map { broken(in: $0, isNew: isNew) } ?? []
    let all = found + brokenByNewItems(in: record, from: former, binder: binder)
    func refusals(_ severity: Severity) -> [Refusal] {
      all.filter { $0.failure.severity == severity }
        .map { Refusal(row: $0.row, rule: $0.failure.rule.rawValue, message: $0.failure.message) }
    }
    return (Array(refusals(.error).prefix(1)), refusals(.warning))
  }

  private func broken(
    in object: RecordReading, isNew: Bool
  ) -> [(row: ConfigRow, failure: ValidationFailure)] {
    if location.isItem {
      guard isNew else { return [] }
      return object.problems.map { (location.named(object.plan.form.rows[$0]), $1) }
    }
    let ofValue = isNew ? object.problems(of: row) : []
    return
      (ofValue.filter { [.unique, .below, .variants].contains($0.rule) }
      + object.brokenPredicateRules(of: row)).map { (named, $0) }
  }

  /// True if other assignments may make the row offer the value.
  func isRefusedForNow(by refusal: Refusal) -> Bool {
    row.choicesVary && refusal.rule == RuleName.choice.rawValue
  }

  /// 0 for a row with constant choices, else its index in the form.
  var dependence: Int { row.choicesVary ? row.ordinal : 0 }

  private func conversion(
    for bound: BoundRow, binder: RecordBinder
  ) -> Result<RowEdit, ValidationFailure> {
    switch edit {
    case .value(let value):
      return binder.entry(in: bound).conversion(of: value, isForced: true)
    case .removal: return binder.entry(in: bound).emptying(by: .remove)
    case .expression: return .success(.unchanged)
    case .text(let text) where binder.entry(in: bound).isStored(text): return .success(.unchanged)
    case .text(let text):
      return binder.entry(in: bound).conversion(
        of: bound.capitalized(text), original: bound.content)
    }
  }

  private func refusal(_ rule: String, _ message: String) -> Refusal {
    Refusal(row: named, rule: rule, message: message)
  }
}

extension Assignment.Refusal {
  /// The refusal of a text with the other shapes that the value may have, which only JSON gives it.
  fileprivate func mentioning(
    _ shapes: some Sequence<BoundRow>, of own: BoundRow, _ texts: Texts
  ) -> Assignment.Refusal {
    let titles = shapes.compactMap(\.row.variantTitle)
    // Where any value is taken, --json is named already.
    guard !titles.isEmpty, rule != FindingName.readOnly.rawValue, own.row.valueType != .any else {
      return self
    }
    var refusal = self
    refusal.message = texts.setJSONWritesShape(message, titles)
    return refusal
  }
}

extension ConfigRow {
  /// True if the values of the row are lists or objects.
  fileprivate var holdsParts: Bool { child != nil || [.array, .object].contains(valueType) }
}

extension JSONSlice {
  fileprivate func hasSameValue(as other: JSONSlice, at path: [JSONStep]) -> Bool {
    if case .found(let old) = other.lookup(path), case .found(let new) = lookup(path) {
      old == new
    } else {
      false
    }
  }
}
