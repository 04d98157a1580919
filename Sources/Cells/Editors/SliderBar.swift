import Forms
import Rules
import Screen
import Values

/// The bar of a slider: a knob between a row's two limits.
struct SliderBar: Equatable {
  private let minimum: DecimalText
  private let maximum: DecimalText
  private let step: DecimalText
  let width: Int

  /// Number of columns between the bar and the number.
  static let gap = 2
  private static let narrowest = 6
  private static let widest = 24

  /// Nil unless the row has both limits as numbers, and if a number of `textWidth` columns leaves too few for a bar.
  init?(_ state: RowState, width: Int, textWidth: Int) {
    let limits = state.limits
    guard let minimum = limits.minimumNumber, let maximum = limits.maximumNumber,
      minimum < maximum, maximum.span(with: minimum) <= Self.mostDigits
    else { return nil }
    // The bar keeps its width while the number moves between the limits.
    let texts = [minimum, maximum].map { $0.description.count + 1 + Self.fractionWidth(state) }
    let room = width - Self.gap - max(textWidth, texts.max() ?? 0)
    guard room >= Self.narrowest else { return nil }
    self.minimum = minimum
    self.maximum = maximum
    self.width = min(room, Self.widest)
    step = limits.step?.distance ?? Self.usualStep(of: state)
  }

  private static let mostDigits = 60

  private static func fractionWidth(_ state: RowState) -> Int {
    let digits = state.limits.step?.fractionDigits ?? 0
    return digits == 0 ? 0 : digits + 1
  }

  /// The default step of a row without one: 1, or less if that would be fewer than ten steps.
  static func usualStep(of state: RowState) -> DecimalText {
    let limits = state.limits
    guard state.row.valueType != .integer, let minimum = limits.minimumNumber,
      let maximum = limits.maximumNumber, minimum < maximum,
      maximum.span(with: minimum) <= mostDigits
    else { return DecimalText(1) }
    let tenth = (maximum - minimum).scaled(byPowerOfTen: -1)
    guard tenth < DecimalText(1) else { return DecimalText(1) }
    let digits = state.row.maximumFractionDigits ?? .max
    return DecimalText(1).scaled(
      byPowerOfTen: max(tenth.exponent - 1, digits == .max ? .min : -digits))
  }

  /// `━━━●────`; without a number only the line.
  func spans(at number: DecimalText?, _ theme: Theme) -> [StyledSpan] {
    guard let number, let column = column(of: number) else {
      return [StyledSpan(String(repeating: "─", count: width), theme.dim)]
    }
    return [
      StyledSpan(String(repeating: "━", count: column), theme.accent),
      StyledSpan("●", theme.accent),
      StyledSpan(String(repeating: "─", count: width - column - 1), theme.dim),
    ].filter { !$0.text.isEmpty }
  }

  /// The knob's column; at the ends for numbers beyond the limits.
  private func column(of number: DecimalText) -> Int? {
    if number < minimum { return 0 }
    if maximum < number { return width - 1 }
    guard let low = Double(minimum.description), let high = Double(maximum.description),
      let value = Double(number.description)
    else { return nil }
    let share = (value - low) / (high - low)
    guard share.isFinite else { return nil }
    return min(max(Int((share * Double(width - 1)).rounded()), 0), width - 1)
  }

  /// The number at a column: the step nearest to it.
  func number(at column: Int) -> DecimalText? {
    if column <= 0 { return minimum }
    guard let low = Double(minimum.description), let high = Double(maximum.description),
      let distance = Double(step.description), distance > 0, width > 1
    else { return nil }
    let share = Double(min(column, width - 1)) / Double(width - 1)
    let count = ((high - low) * share / distance).rounded(
      column >= width - 1 ? .down : .toNearestOrEven)
    guard let count = Int(exactly: count), count < Self.mostSteps else { return nil }
    var (result, factor, rest) = (minimum, step, count)
    while rest > 0 {
      if rest % 2 == 1 { result = result + factor }
      factor = factor + factor
      rest /= 2
    }
    return min(result, maximum)
  }

  private static let mostSteps = 1 << 50
}
