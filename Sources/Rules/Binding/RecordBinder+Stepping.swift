import Forms
import Values

extension RecordBinder {
  /// `text` as number, stepped by `steps` (Up = 1, Down = -1) and kept within the row's bounds; nil if it is no number.
  package func stepped(_ text: String, by steps: Int, in state: RowState) -> String? {
    let row = state.row
    let (minimum, maximum) = (state.limits.minimumNumber, state.limits.maximumNumber)
    let reading = reading(of: text.trimmingWhitespace(), in: row)
    guard case .complete(let json) = reading.result, let number = DecimalText(json),
      number.span(with: DecimalText(1)) <= Self.stepSpan
    else { return nil }
    var result = number + DecimalText(steps)
    if steps > 0, let maximum, maximum < result {
      result = number < maximum ? maximum : number
    }
    if steps < 0, let minimum, result < minimum {
      result = minimum < number ? minimum : number
    }
    // A step from outside the bounds goes to the nearer one.
    if steps > 0, let minimum, result < minimum {
      result = minimum
    }
    if steps < 0, let maximum, maximum < result {
      result = maximum
    }
    guard result.span(with: DecimalText(1)) <= Self.stepSpan else { return nil }
    let hasExponent = json.contains { "eE".contains($0) }
    let digits = hasExponent ? 0 : json.split(separator: ".").dropFirst().first?.count
    return typedText(
      ofNumber: result.plainText(minimumFractionDigits: digits ?? 0), in: row)
  }

  /// Beyond so many digits a step would write more zeros than anyone wants.
  private static let stepSpan = 100
}
