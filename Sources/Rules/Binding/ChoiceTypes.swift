import Forms
import JSONText
import Values

extension Form {
  /// Makes numbers or Booleans of choices, and of the values of switches, that a property list could only write as texts,
  /// where the records have those: an OpenStep property list has nothing but texts. A row whose type is given keeps it.
  ///
  /// The first record with a value decides. One pass over each record.
  func typingChoices(from records: [JSONSlice]) -> Form {
    var form = self
    for index in rows.indices where rows[index].mayMeanOtherTypes {
      let stored = rows[index].valuePath.flatMap { path in
        records.lazy.compactMap { $0.firstScalar(at: path) }.first
      }
      guard let type = stored.flatMap(\.typeOfChoices) else { continue }
      if rows[index].adoptsTypeOfSwitch {
        form.rows[index] = rows[index].with { $0.adoptSwitchType(type) }
        continue
      }
      guard rows[index].choices(mayMean: type) else { continue }
      form.rows[index] = rows[index].with {
        $0.choiceTable = $0.choiceTable.variant(.converted(type)) { choices in
          choices.map { $0.converted(to: type) }
        }
        $0.defaultValue = $0.defaultValue.map { $0.each(convertedTo: type) }
      }
    }
    return form
  }
}

extension ConfigRow {
  /// True if the choices are texts, some of which read as numbers or all as Booleans, and no
  /// key determines the type; or if the values of the switch are such texts.
  var mayMeanOtherTypes: Bool {
    adoptsTypeOfSwitch || choices(mayMean: .number) || choices(mayMean: .bool)
  }

  fileprivate func choices(mayMean type: ValueType) -> Bool {
    guard hasSeveralChoices || valueType == .any, !choices.isEmpty else { return false }
    let meaning = choiceTable.facet(MeantTypes.self)
    return type == .number ? meaning.areNumbers : meaning.areBools
  }
}

extension RowContents {
  /// Stores another type on both sides of a switch, if there is a value of that type for each.
  fileprivate mutating func adoptSwitchType(_ type: ValueType) {
    let (on, off) = (trueValue.side(as: type), falseValue.side(as: type))
    guard let on, let off, on != off else { return }
    if let defaultValue { self.defaultValue = defaultValue.side(as: type) ?? defaultValue }
    (trueValue, falseValue) = (on, off)
    if valueType != .any { valueType = type }
    adoptsTypeOfSwitch = false
  }
}

/// Types that choices written as texts may mean.
private struct MeantTypes: ChoiceFacet {
  /// True if some choices may be numbers; the others may be any text.
  let areNumbers: Bool
  /// True if all choices may be Booleans. A text such as `1` may be a Boolean or a number.
  let areBools: Bool

  init(of choices: [Choice]) {
    func mayMean(_ type: ValueType, _ choice: Choice) -> Bool {
      choice.value.converted(to: type).kind != .string
    }
    let areTexts = choices.allSatisfy { $0.value.kind == .string }
    areNumbers = areTexts && choices.contains { mayMean(.number, $0) }
    areBools = areTexts && choices.allSatisfy { mayMean(.bool, $0) }
  }
}

extension Choice {
  fileprivate func converted(to type: ValueType) -> Choice {
    var choice = self
    choice.value = value.converted(to: type)
    return choice
  }
}

extension JSONValue {
  /// A side of a switch as a number or a Boolean; nil for what is not one.
  fileprivate func side(as type: ValueType) -> JSONValue? {
    let value =
      switch (self, type) {
      case (.bool(let isOn), .number): JSONValue.number(isOn ? "1" : "0")
      default: converted(to: type)
      }
    return value.kind == (type == .bool ? .bool : .number) ? value : nil
  }

  /// The value, or each element of a list, converted to another type.
  fileprivate func each(convertedTo type: ValueType) -> JSONValue {
    guard case .array(let elements) = self else { return converted(to: type) }
    return .array(elements.map { $0.converted(to: type) })
  }
}

extension JSONSlice {
  fileprivate var typeOfChoices: ValueType? {
    switch kind {
    case .number: .number
    case .bool: .bool
    case .null, .string, .array, .object: nil
    }
  }

  /// The value at a path, or the first of the list there; nil where there is none.
  fileprivate func firstScalar(at path: ValuePath) -> JSONSlice? {
    guard let slice = lookup(path.steps).slice else { return nil }
    let scalar = slice.kind == .array ? slice.firstElements(1).first : slice
    return scalar.flatMap { $0.kind.isScalar && $0.kind != .null ? $0 : nil }
  }
}
