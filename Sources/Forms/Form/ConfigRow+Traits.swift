import Expressions
import Values

/// How a row's number is shown at rest.
package enum NumberStyle: String, CaseIterable, Sendable {
  /// As the record writes it.
  case asWritten = "none"
  /// With the locale's groups and decimal separator.
  case decimal
  /// As an amount of money.
  case currency
  /// In hundredths, which are typed, too.
  case percent
}

/// What follows from several of a row's keys together.
extension ConfigRow {
  /// How its numbers are shown at rest.
  package var numberStyle: NumberStyle {
    if let givenNumberStyle { return givenNumberStyle }
    if currencyCode != nil || cellTraits.contains(.money) { return .currency }
    let isFormatted =
      minimumFractionDigits != nil || maximumFractionDigits != nil || givenGrouping == true
    return isFormatted ? .decimal : .asWritten
  }

  /// Digits after the decimal point to which the result of its formula is rounded where it is shown; nil for what people
  /// enter, which is never rounded.
  package var roundedFractionDigits: Int? { isComputed ? maximumFractionDigits : nil }

  /// Whether its numbers are shown in groups, where they are not as the record writes them.
  package var usesGroupingSeparator: Bool { givenGrouping ?? true }

  package var isMultiline: Bool { cellTraits.contains(.multiline) }

  /// Whether white space at the ends of typed text is cut when the row is left.
  package var trimsWhitespace: Bool {
    givenTrimsWhitespace ?? (!disclosure.isSecret && !isMultiline)
  }

  /// Whether its value is one of two sides, on or off.
  package var isSwitch: Bool { !offersChoices && (hasSwitchValues || valueType == .bool) }

  /// Whether the first records may still decide which values it has as a switch.
  var mayAdoptTypeOfSwitch: Bool {
    adoptsTypeOfSwitch
      && [.number, .bool].contains { (type: ValueType) in
        [trueValue, falseValue].allSatisfy { $0.converted(to: type).kind != .string }
      }
  }

  package var hasSeveralChoices: Bool { valueType == .array && offersChoices }

  /// Whether it is a switch between two values of its own.
  package var hasSwitchValues: Bool { trueValue != .bool(true) || falseValue != .bool(false) }

  package var isLabel: Bool { cellTraits.contains(.readOnly) }

  /// Whether nobody edits it, since its value is always that of its formula.
  package var isComputed: Bool { formula?.mode == .always }

  /// Whether Enter does something else on it than opening a field: it has a page, parts or an action.
  package var isOpened: Bool { child != nil || action != nil || !parts.isEmpty }

  /// Where a record has what the row's form is for; nil for the row's own object.
  package var childPath: ValuePath? { child?.path ?? valuePath }

  package var isFullWidth: Bool { cellTraits.contains(.fullWidth) }

  package var storesNumber: Bool { valueType == .number || valueType == .integer }

  /// Whether digits of other scripts are stored as ASCII ones.
  package var takesASCIIDigits: Bool {
    storesNumber
      || [.numberPad, .asciiCapableNumberPad, .decimalPad].contains(keyboardType)
  }

  /// How many lines of a form it takes at most.
  package var mostLines: Int {
    switch height {
    case .lines(let lines): max(lines, 1)
    case .automatic: maximumHeight ?? Self.highestAutomatic
    }
  }

  /// Lines that a height of `auto` grows to.
  private static let highestAutomatic = 12

  /// A value's text as it is shown, with what is before and after it; nothing stays nothing.
  package func withAffixes(_ text: String) -> String {
    text.isEmpty || prefix.isEmpty && suffix.isEmpty ? text : prefix + text + suffix
  }

  /// A text without what is shown before and after values, with or without the blanks between; nil where there is none
  /// of it.
  package func withoutAffixes(_ text: String) -> String? {
    let (first, last) = (Words.trimmed(prefix), Words.trimmed(suffix))
    let all = Words.trimmed(text)
    var rest = Substring(all)
    if !first.isEmpty, rest.hasPrefix(first) { rest = rest.dropFirst(first.count) }
    if !last.isEmpty, rest.hasSuffix(last) { rest = rest.dropLast(last.count) }
    return rest.utf8.count == all.utf8.count ? nil : Words.trimmed(String(rest))
  }

  package var hasComputedLimits: Bool {
    if case .none = minimumFormula, case .none = maximumFormula { return false }
    return true
  }

  private var boundFormulas: [Expression] {
    hasComputedLimits ? [minimumFormula, maximumFormula].compactMap(\.self) : []
  }

  /// Whether its value may go where an edit hides the row.
  package var actsWhenHidden: Bool { whenHidden != .keep && !conditions.isEmpty }

  package var expressions: [Expression] {
    conditions.map(\.predicate) + expressionsBesidesConditions
  }

  /// All but those of its conditions.
  package var expressionsBesidesConditions: [Expression] {
    predicateRules.map(\.predicate) + colorRules.map(\.predicate) + formulas + boundFormulas
      + choiceExpressions
  }

  package var templates: [Template] {
    [displayValue].compactMap(\.self) + (subtitle?.templates ?? [])
  }
}
