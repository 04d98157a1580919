import Forms
import JSONText
import Texts
import Values

/// The check that a stored value has a type that the row accepts, made before all other
/// rules.
struct TypeRule: Sendable {
  private let type: ValueType
  private let choices: ListedValues?
  let switchValues: ListedValues?
  private let acceptsEmptyText: Bool
  let isDate: Bool
  /// True where texts must be Base64.
  let isData: Bool
  let isInteger: Bool
  /// Storage format of dates; nil means ISO 8601.
  let dates: RowDates?
  /// Beginning of the JSON of a text that only refers to a list or an object; nil where no
  /// text does.
  private let reference: [UInt8]?

  /// Prepares a row's type. O(1).
  init(_ row: ConfigRow, choices: ListedValues?, dates: RowDates?) {
    self.dates = dates
    type = row.valueType
    isDate = type == .date
    isInteger = type == .integer
    isData = row.cellTraits.contains(.data)
    self.choices = choices
    reference = row.referenceMark.map { Array("\"\($0)".utf8) }
    switchValues = row.hasSwitchValues ? ListedValues([row.trueValue, row.falseValue]) : nil
    acceptsEmptyText = [.string, .any].contains(row.valueType) || row.emptyValue == .emptyString
  }

  /// True where the row accepts a value of this kind at all.
  func accepts(_ kind: JSONKind, _ slice: @autoclosure () -> JSONSlice) -> Bool {
    if let switchValues { return switchValues.index(of: slice()) != nil }
    switch type {
    // A list of choices offers single values, unless it lists this very one.
    case .any: return choices == nil || kind.isScalar || choices?.index(of: slice()) != nil
    case .string: return kind == .string
    case .date: return kind == (dates?.storesNumber == true ? .number : .string)
    case .integer, .number: return kind == .number
    case .bool: return kind == .bool
    case .array: return kind == .array || refers(kind, slice())
    case .object: return kind == .object || refers(kind, slice())
    }
  }

  private func refers(_ kind: JSONKind, _ slice: @autoclosure () -> JSONSlice) -> Bool {
    guard kind == .string, let reference else { return false }
    return slice().bytes.starts(with: reference)
  }

  /// True where the row accepts a text.
  func acceptsText(isEmpty: Bool, _ slice: @autoclosure () -> JSONSlice) -> Bool {
    guard !isEmpty || acceptsEmptyText || switchValues != nil else { return false }
    return isEmpty && switchValues == nil || accepts(.string, slice())
  }

  /// True where null is one of a switch's values, so that it is not a missing value.
  func listsNull(_ slice: @autoclosure () -> JSONSlice) -> Bool {
    switchValues?.index(of: slice()) != nil
  }

  /// A text, in its quotes, where there must be none.
  static func breach(foundText bytes: UnsafeRawBufferPointer) -> RuleBreach {
    // A property list has numbers that JSON has no way to write: they are delivered as their names.
    let name = ["nan", "inf", "-inf"].first { bytes.dropFirst().dropLast().elementsEqual($0.utf8) }
    guard let name else { return breach(found: .string) }
    return RuleBreach { row, texts in
      row.storesNumber && !row.offersChoices && !row.disclosure.isSecret
        ? row.failure(.type, texts.holdsNoJSONNumber(name)) : row.typeFailure(found: .string, texts)
    }
  }

  static var breachOfData: RuleBreach {
    RuleBreach { row, texts in row.failure(.type, texts.isNoBase64) }
  }

  /// A text that is not a date; with what no date has in one that is written as the row's dates are.
  static func breach(foundNoDate fault: TypedDate.Fault?) -> RuleBreach {
    guard let fault else { return breach(found: .string) }
    return RuleBreach { row, texts in
      guard !row.disclosure.isSecret else { return row.typeFailure(found: .string, texts) }
      return row.dateFailure(of: fault, because: fault.message(in: texts), texts)
    }
  }

  /// A value of another type.
  static func breach(found kind: JSONKind) -> RuleBreach {
    RuleBreach { $0.typeFailure(found: kind, $1) }
  }
}

extension RuleName {
  package static let type = RuleName(FindingName.type)
}

extension ConfigRow {
  /// A value of another type than the row takes.
  func typeFailure(found kind: JSONKind, _ texts: Texts) -> ValidationFailure {
    if hasSwitchValues {
      let (yes, no) = (trueValue.jsonText(), falseValue.jsonText())
      return failure(
        .type,
        disclosure.isSecret ? texts.isNoneOfItsTwoValues : texts.isNeither(yes, nor: no))
    }
    if valueType == .date {
      if let name = dates?.storage.name { return failure(.type, texts.isNotStored(as: name)) }
      if kind == .string { return dateFailure(texts) }
    }
    if valueType == .integer, kind == .number {
      return failure(.type, texts.mustBeWholeNumber)
    }
    let expected =
      !choices.isEmpty && !kind.isScalar ? texts.oneOfTheChoices : valueType.words(in: texts)
    return failure(.type, texts.holds(kind.words(in: texts), not: expected))
  }

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
