import Forms
import JSONText
import Texts
import Values

/// The check that a stored value has a type that the row accepts, made before all other rules.
///
/// A format says once which values are its own, so that judging bytes asks no format.
package struct TypeRule: Sendable {
  /// Result of reading a value of a kind in which a format stores its own.
  enum Reading {
    case read
    case foreign
    case broken(RuleBreach)
  }
  /// A closure that says what is wrong with a value of another kind; nil: as for all formats.
  typealias Message = @Sendable (JSONKind, ConfigRow, Texts) -> ValidationFailure?

  let kinds: StoredKinds
  /// Kinds of values that are of the format only if `read` can read them.
  let readKinds: StoredKinds
  private let read: (@Sendable (inout StoredValue) -> Reading)?
  private let message: Message?
  /// Storage format of dates; nil means ISO 8601.
  let dates: RowDates?
  private var takesEmptyText: Bool
  private var choices: ListedValues?
  private(set) var switchValues: ListedValues?
  /// Beginning of the JSON of a text that only refers to a list or an object; nil where no
  /// text does.
  private var reference: [UInt8]?

  init(
    _ kinds: StoredKinds, takesEmptyText: Bool = true, dates: RowDates? = nil,
    message: Message? = nil, reading readKinds: StoredKinds = [],
    _ read: (@Sendable (inout StoredValue) -> Reading)? = nil
  ) {
    (self.kinds, self.readKinds, self.read) = (kinds, readKinds, read)
    (self.message, self.dates, self.takesEmptyText) = (message, dates, takesEmptyText)
  }

  /// The check of a row with such values. O(1).
  func prepared(for row: ConfigRow, choices: ListedValues?) -> TypeRule {
    var type = self
    type.takesEmptyText =
      takesEmptyText && kinds.contains(.texts) || row.emptyValue == .emptyString
    // A list of choices offers single values, unless it lists this very one.
    if kinds == .any { type.choices = choices }
    if kinds.isSubset(of: .containers) {
      type.reference = row.referenceMark.map { Array("\"\($0)".utf8) }
    }
    if row.hasSwitchValues { type.switchValues = ListedValues([row.trueValue, row.falseValue]) }
    return type
  }

  /// True where the row accepts a value of this kind at all.
  func accepts(_ kind: StoredKinds, _ slice: @autoclosure () -> JSONSlice) -> Bool {
    if let switchValues { return switchValues.index(of: slice()) != nil }
    if let choices, StoredKinds.containers.contains(kind) {
      return choices.index(of: slice()) != nil
    }
    if kinds.contains(kind) { return true }
    guard kind == .texts, let reference else { return false }
    return slice().bytes.starts(with: reference)
  }

  /// True where the row accepts a text.
  func acceptsText(isEmpty: Bool, _ slice: @autoclosure () -> JSONSlice) -> Bool {
    guard !isEmpty || takesEmptyText || switchValues != nil else { return false }
    return isEmpty && switchValues == nil || accepts(.texts, slice())
  }

  /// True where null is one of a switch's values, so that it is not a missing value.
  func listsNull(_ slice: @autoclosure () -> JSONSlice) -> Bool {
    switchValues?.index(of: slice()) != nil
  }

  /// The breach of a value that the format can't read, of one of `readKinds`.
  func breach(reading value: inout StoredValue, of kind: JSONKind) -> RuleBreach? {
    switch read?(&value) {
    case .read, nil: nil
    case .foreign: breach(found: kind)
    case .broken(let breach): breach
    }
  }

  /// A text, in its quotes, where there must be none.
  func breach(foundText bytes: UnsafeRawBufferPointer) -> RuleBreach {
    // A property list has numbers that JSON has no way to write: they are delivered as their names.
    let name = ["nan", "inf", "-inf"].first { bytes.dropFirst().dropLast().elementsEqual($0.utf8) }
    guard let name, kinds == .numbers else { return breach(found: .string) }
    return RuleBreach { row, texts in
      !row.offersChoices && !row.disclosure.isSecret
        ? row.failure(.type, texts.holdsNoJSONNumber(name))
        : failure(found: .string, in: row, texts)
    }
  }

  /// A value of another type.
  func breach(found kind: JSONKind) -> RuleBreach {
    RuleBreach { failure(found: kind, in: $0, $1) }
  }

  /// A value of another type than the row takes.
  func failure(
    found kind: JSONKind, in row: ConfigRow, _ texts: Texts
  ) -> ValidationFailure {
    if row.hasSwitchValues {
      let (yes, no) = (row.trueValue.jsonText(), row.falseValue.jsonText())
      return row.failure(
        .type, row.disclosure.isSecret ? texts.isNoneOfItsTwoValues : texts.isNeither(yes, nor: no))
    }
    if let failure = message?(kind, row, texts) { return failure }
    let expected =
      !row.choices.isEmpty && !kind.isScalar
      ? texts.oneOfTheChoices : row.valueType.words(in: texts)
    return row.failure(.type, texts.holds(kind.words(in: texts), not: expected))
  }
}

extension RuleName {
  package static let type = RuleName(FindingName.type)
}

extension ConfigRow {
  /// A text that has what no date has: `reason` says so.
  func dateFailure(
    of fault: TypedDate.Fault, because reason: String, _ texts: Texts
  ) -> ValidationFailure {
    failure(
      .type, fault.isOfTime ? texts.isNoTime(because: reason) : texts.isNoDate(because: reason))
  }

  /// A text that is not a date; `example` is how one is written, nil: as ISO 8601 has it.
  func dateFailure(_ texts: Texts, like example: String? = nil) -> ValidationFailure {
    let example = example ?? DateText.example(dates?.storedMode ?? .date)
    switch dates?.storedMode {
    case .time: return failure(.type, texts.isNoTime(like: example))
    case .dateAndTime: return failure(.type, texts.isNoDateAndTime(like: example))
    case .date, nil: return failure(.type, texts.isNoDate(like: example))
    }
  }

  /// A number whose exponent is beyond what `DecimalText` takes.
  func numberNotJudged(_ texts: Texts) -> ValidationFailure {
    failure(.type, texts.exponentNotJudged, severity: .warning)
  }
}
