import Expressions
import Values

/// The format of a row's numbers while they are not edited.
package enum NumberStyle: String, CaseIterable, Sendable {
  case asWritten = "none"
  case decimal
  case currency
  /// Hundredths, in which numbers are also typed.
  case percent
}

/// Properties that depend on several keys of a row.
extension ConfigRow {
  package var numberStyle: NumberStyle {
    if let givenNumberStyle { return givenNumberStyle }
    if currencyCode != nil || cellTraits.contains(.money) { return .currency }
    let isFormatted =
      minimumFractionDigits != nil || maximumFractionDigits != nil || givenGrouping == true
    return isFormatted ? .decimal : .asWritten
  }

  /// Fraction digits to which the shown result of a formula is rounded;
  /// nil for entered values, which are never rounded.
  package var roundedFractionDigits: Int? { isComputed ? maximumFractionDigits : nil }

  /// True if numbers are grouped, unless they are shown as written.
  package var usesGroupingSeparator: Bool { givenGrouping ?? true }

  package var isMultiline: Bool { cellTraits.contains(.multiline) }

  /// True if white space at the ends of typed text is removed when the user leaves the row.
  package var trimsWhitespace: Bool {
    givenTrimsWhitespace ?? (!disclosure.isSecret && !isMultiline)
  }

  package var isSwitch: Bool { !offersChoices && (hasSwitchValues || valueType == .bool) }

  var mayAdoptTypeOfSwitch: Bool {
    adoptsTypeOfSwitch
      && [.number, .bool].contains { (type: ValueType) in
        [trueValue, falseValue].allSatisfy { $0.converted(to: type).kind != .string }
      }
  }

  package var hasSeveralChoices: Bool { valueType == .array && offersChoices }

  package var hasSwitchValues: Bool { trueValue != .bool(true) || falseValue != .bool(false) }

  package var isLabel: Bool { cellTraits.contains(.readOnly) }

  package var isComputed: Bool { formula?.mode == .always }

  /// True if Enter opens a page or parts, or runs an action, instead of opening a field.
  package var isOpened: Bool { child != nil || action != nil || !parts.isEmpty }

  /// Path of the value that the row's form edits; nil for the object that the row belongs to.
  package var childPath: ValuePath? { child?.path ?? valuePath }

  package var isFullWidth: Bool { cellTraits.contains(.fullWidth) }

  package var storesNumber: Bool { valueType == .number || valueType == .integer }

  /// True if digits of other scripts are stored as ASCII digits.
  package var takesASCIIDigits: Bool {
    storesNumber
      || [.numberPad, .asciiCapableNumberPad, .decimalPad].contains(keyboardType)
  }

  package var mostLines: Int {
    switch height {
    case .lines(let lines): max(lines, 1)
    case .automatic: maximumHeight ?? Self.highestAutomatic
    }
  }

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

  /// True if an edit that hides the row may clear or omit its value.
  package var actsWhenHidden: Bool { whenHidden != .keep && !conditions.isEmpty }

  package var expressions: [Expression] {
    conditions.map(\.predicate) + expressionsBesidesConditions
  }

  package var expressionsBesidesConditions: [Expression] {
    predicateRules.map(\.predicate) + colorRules.map(\.predicate) + formulas + boundFormulas
      + choiceExpressions + (variants?.expressions ?? [])
  }

  package var templates: [Template] {
    [displayValue].compactMap(\.self) + (subtitle?.templates ?? [])
  }
}
