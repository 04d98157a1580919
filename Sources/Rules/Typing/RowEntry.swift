import Forms
import JSONText
import Texts
import Values

/// The entry of a value in a bound row: judged while it is typed, converted to an edit.
package struct RowEntry {
  let prepared: PreparedForm
  private(set) var bound: BoundRow
  /// Position of the record in its list, if values are compared with those of the other
  /// elements.
  let siblings: SiblingPosition?
  /// The other keys of the map that the record is a member of; nil where the row is not of a key.
  let otherKeys: OtherKeys?
  /// The budget of patterns; nil: they are always tried.
  let budget: PatternBudget?
  /// Encrypted texts that the user has agreed to replace.
  let replaceable: Set<String>
  let offering: (MeantChoices) -> BoundRow

  var texts: Texts { prepared.texts }
  var row: ConfigRow { bound.row }

  var keyboard: Keyboard { prepared.keyboard(of: bound.state) }

  /// The entry in another state of the row.
  func with(_ bound: BoundRow) -> RowEntry {
    var entry = self
    entry.bound = bound
    return entry
  }

  /// The text an editor opens with: a string's characters, a number's JSON text, an ISO date, "" for missing and null.
  package var text: String {
    guard case .value(let slice) = bound.content else { return "" }
    return prepared.typedText(of: slice, in: bound.state)
  }

  /// The value that a typed text means, whatever the row's rules say of it.
  func value(of text: String) -> Result<JSONValue, ValidationFailure> {
    bound.state.format.value(
      of: text, in: prepared.notation(of: bound.state), replacing: bound.content)
  }

  /// The edit that committing `text` makes, or why it can't be made; the same for the screen
  /// and for `set`.
  package func conversion(of text: String, original: RowContent)
    -> Result<RowEdit, ValidationFailure>
  {
    with(offering(.text(text))).converted(text, original: original)
      .mapError { $0.showing(text, of: row) }
  }

  private func converted(_ text: String, original: RowContent)
    -> Result<RowEdit, ValidationFailure>
  {
    let row = bound.row
    if let reason = bound.readOnlyReason { return .failure(row.failure(.path, reason)) }
    if !text.isEmpty, let failure = choiceTypeFailure { return .failure(failure) }
    if let edit = keepingType(text) { return .success(edit) }
    let opened = self.text
    // Bytes, not characters: é in two code points is another text than é in one.
    if text.utf8.elementsEqual(opened.utf8) { return .success(retyped(text)) }
    let text = row.trimsWhitespace ? text.trimmingWhitespace() : text
    if text.utf8.elementsEqual(opened.utf8) { return .success(retyped(text)) }
    if let failure = refusalToReplace() { return .failure(failure) }
    guard !text.isEmpty, !row.isNullTitle(text) else {
      return clearing(original: original)
    }
    let plain = row.takesOnlyChoices ? text : keyboard.plain(text, replacing: bound.content)
    if bound.state.format.takesKeyboard,
      let refused = keyboard.refusedCharacter(of: plain, replacing: bound.content)
    {
      let character = bound.state.disclosure.isSecret ? nil : String(Array(plain)[refused.index])
      let message = texts.characterNotTaken(
        character, number: refused.index + 1, reason: refused.reason)
      return .failure(row.failure(.type, message))
    }
    return value(of: plain).flatMap(judged)
  }

  /// The edit that the text of the value itself makes: none, unless the value is of another
  /// type than the text converts to.
  private func retyped(_ text: String) -> RowEdit {
    guard case .value(let slice) = bound.content, slice.kind.isScalar, !text.isEmpty,
      !bound.state.format.reads(slice, in: bound.state), refusalToReplace() == nil,
      case .success(let value) = value(of: text), case .success(let edit) = judged(value)
    else { return .unchanged }
    return edit
  }

  /// The edit that a value makes which needs no parsing (a switch, a choice); or why it is refused. `isForced`
  /// (`set --json`) replaces also what the row's cell can't represent, `isAsked` (`E`) any scalar by the side of a switch.
  package func conversion(
    of value: JSONValue, isForced: Bool = false, isAsked: Bool = false
  ) -> Result<RowEdit, ValidationFailure> {
    if let reason = bound.readOnlyReason { return .failure(bound.row.failure(.path, reason)) }
    if !isForced, let failure = refusalToReplace(isAsked: isAsked) {
      return .failure(failure)
    }
    return with(offering(.value(value))).judged(value)
      .mapError { $0.showing(value.plainText, of: bound.row) }
  }

  /// The reason why no text of a choice may replace a value of another type than the choices
  /// have.
  private var choiceTypeFailure: ValidationFailure? {
    guard bound.row.takesOnlyChoices, case .value(let slice) = bound.content,
      slice.kind.isScalar, bound.state.rules.choices?.index(of: slice) == nil
    else { return nil }
    guard var failure = bound.row.ofOtherType(slice.text, slice.kind, texts) else { return nil }
    failure.message = texts.setJSONWritesAnotherType(failure.message)
    return failure
  }

  // MARK: Steps

  /// The value under the row's rules: an error refuses it, warnings do not.
  func judged(_ value: JSONValue) -> Result<RowEdit, ValidationFailure> {
    let edit = edit(writing: value)
    guard edit != .unchanged else { return .success(edit) }
    let count = if case .array(let items) = value { items.count } else { 0 }
    if let failure = refusal(ofItemCount: count) { return .failure(failure) }
    if let failure = disabledChoiceFailure(value) { return .failure(failure) }
    var breaches: [RuleBreach] = []
    bound.state.rules.judge(
      JSONSlice(writing: value), within: budget, into: &breaches)
    var failures = breaches.map { prepared.failure($0, of: bound.row) }
    if bound.row.hasSeveralChoices, addsOnlyOffered(value) {
      failures.removeAll { $0.rule == .choice }
    }
    if let error = failures.first(where: { $0.severity == .error }) { return .failure(error) }
    if let breach = bound.state.rules.breach(of: JSONSlice(writing: value), among: siblings) {
      return .failure(prepared.failure(breach, of: bound.row))
    }
    return .success(edit)
  }

  /// Writes a value, unless it is there already.
  func edit(writing value: JSONValue) -> RowEdit {
    if case .value(let slice) = bound.content, slice.value == value { return .unchanged }
    return .set(value)
  }

  /// True where a text is the one that a row of any type has, without the quotes that an
  /// editor shows around one that reads as JSON: setting what `get` prints changes nothing.
  package func isStored(_ text: String) -> Bool {
    guard case .value(let slice) = bound.content, slice.kind == .string,
      self.text.utf8.elementsEqual(slice.text.utf8)
    else { return false }
    return text.utf8.elementsEqual(slice.stringValue.utf8)
  }
}

extension RecordBinder {
  /// Lets an encrypted text be replaced by what is typed: the person has agreed.
  package func allowReplacing(_ text: String) { family.replaceable.insert(text) }

  /// An entry in a bound row.
  package func entry(in bound: BoundRow) -> RowEntry {
    RowEntry(
      prepared: prepared, bound: bound, siblings: context.siblings,
      otherKeys: bound.row.isItemKey ? OtherKeys(context) : nil,
      budget: use == .edits ? patternBudget : nil, replaceable: family.replaceable
    ) { [self] in offering($0, in: bound) }
  }
}
