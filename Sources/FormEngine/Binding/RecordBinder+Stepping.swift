extension RecordBinder {
  /// `text` as number, stepped by `steps` (Up = 1, Down = -1) and kept within the row's bounds; nil if it is no number.
  package func stepped(_ text: String, by steps: Int, in row: ConfigRow) -> String? {
    let typed = TypedNumber(
      text.trimmingWhitespace(), decimalSeparator: numberFormats.numbers.decimalSeparator)
    guard case .complete(let json) = typed.state, let number = DecimalText(json),
      number.span(with: DecimalText(1)) <= Self.stepSpan
    else { return nil }
    var result = number + DecimalText(steps)
    if steps > 0, case .number(let maximum)? = row.maximumValue, maximum < result {
      result = number < maximum ? maximum : number
    }
    if steps < 0, case .number(let minimum)? = row.minimumValue, result < minimum {
      result = minimum < number ? minimum : number
    }
    // A step from outside the bounds goes to the nearer one.
    if steps > 0, case .number(let minimum)? = row.minimumValue, result < minimum {
      result = minimum
    }
    if steps < 0, case .number(let maximum)? = row.maximumValue, maximum < result {
      result = maximum
    }
    guard result.span(with: DecimalText(1)) <= Self.stepSpan else { return nil }
    let digits = typed.hasExponent ? 0 : typed.ascii.split(separator: ".").dropFirst().first?.count
    return result.plainText(minimumFractionDigits: digits ?? 0)
  }

  /// Beyond so many digits a step would write more zeros than anyone wants.
  private static let stepSpan = 100
}
