import Forms
import Values

/// Numbers that arrow keys come to.
extension NumberNotation {
  /// `text` as number, stepped by `steps` (Up = 1, Down = -1) and kept within the row's bounds; nil if it is not a number.
  ///
  /// A step is the row's, or else `usual`. From between two of the row's steps it goes to the next one.
  package func stepped(
    _ text: String, by steps: Int, of usual: DecimalText = DecimalText(1), in state: RowState
  ) -> String? {
    let row = state.row
    let reading = reading(of: text.trimmingWhitespace(), in: row)
    guard case .complete(let json) = reading.result,
      let number = DecimalText(json).map(row.storedNumber)
    else { return nil }
    let grid = StepGrid(
      state.limits, usual: row.storedNumber(usual), isWhole: row.valueType == .integer)
    guard grid.spans(number), let result = grid.number(steps, from: number), grid.spans(result)
    else { return nil }
    return typedText(of: result, like: text, in: row)
  }

  /// A number as it is typed in place of a text, with as many digits after the decimal point as that has: `0.00` for
  /// `1.25`.
  package func typedText(of number: DecimalText, like text: String, in row: ConfigRow) -> String {
    let digits = row.valueType == .integer ? 0 : fractionDigits(of: text, in: row)
    return typedText(
      ofNumber: number.plainText(minimumFractionDigits: digits + row.shownPower), in: row)
  }

  /// The number of digits after the decimal point of a typed number; 0 if it has an exponent.
  private func fractionDigits(of text: String, in row: ConfigRow) -> Int {
    guard case .complete(let json) = reading(of: text.trimmingWhitespace(), in: row).result,
      !json.contains(where: { "eE".contains($0) })
    else { return 0 }
    return json.split(separator: ".").dropFirst().first?.count ?? 0
  }

  /// The minimum or maximum number that a row takes, as it is typed in place of a text; nil where there is no such
  /// limit.
  package func limitText(isMaximum: Bool, like text: String, in state: RowState) -> String? {
    let row = state.row
    let grid = StepGrid(
      state.limits, usual: DecimalText(1), isWhole: row.valueType == .integer)
    guard let limit = isMaximum ? grid.highest : grid.lowest, grid.spans(limit) else { return nil }
    return typedText(of: limit, like: text, in: row)
  }
}

/// The numbers that stepping leads to.
private struct StepGrid {
  let lowest: DecimalText?
  /// The largest number that can be reached: the maximum itself may be between two steps.
  let highest: DecimalText?
  private let base: DecimalText
  private let step: NumberStep?
  private let distance: DecimalText

  /// Maximum number of digits of a number that is stepped: a step would write too many zeros.
  private static let mostDigits = 100

  /// `isWhole`: the numbers are whole ones, where there is no other step.
  init(_ limits: ValueLimits, usual: DecimalText, isWhole: Bool) {
    lowest = limits.minimumNumber
    let whole = isWhole && lowest?.isInteger != false ? NumberStep(DecimalText(1)) : nil
    let step = limits.step ?? whole
    base = lowest ?? DecimalText(0)
    self.step = step
    distance = limits.step?.distance ?? usual
    let maximum = limits.maximumNumber
    if let maximum, let step, maximum.span(with: step.distance) <= Self.mostDigits,
      maximum.span(with: base) <= Self.mostDigits
    {
      highest = maximum - step.excess(of: maximum, over: base)
    } else {
      highest = maximum
    }
  }

  /// True if a number can be added to without too many zeros.
  func spans(_ number: DecimalText) -> Bool {
    number.span(with: distance) <= Self.mostDigits && number.span(with: base) <= Self.mostDigits
      && number.span(with: DecimalText(1)) <= Self.mostDigits
  }

  /// The number so many steps up or down, within the limits.
  func number(_ steps: Int, from number: DecimalText) -> DecimalText? {
    // A step from outside the limits goes to the nearer one.
    if steps > 0, let lowest, number < lowest { return lowest }
    if steps < 0, let highest, highest < number { return highest }
    let excess = step?.excess(of: number, over: base) ?? DecimalText(0)
    var result = number - excess
    // Down from between two steps the first one only goes to the grid.
    let count = steps < 0 && excess.sign != 0 ? steps + 1 : steps
    for _ in 0..<abs(count) { result = result + (count < 0 ? -distance : distance) }
    if steps > 0, let highest, highest < result { return max(number, highest) }
    if steps < 0, let lowest, result < lowest { return min(number, lowest) }
    return result
  }
}
