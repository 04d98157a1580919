import Forms
import Values

/// Limits as messages name them: as they would be typed.
extension ConfigRow {
  /// A limit of the row's numbers, or the distance between two of them.
  func limitText(_ number: DecimalText) -> String {
    let text = shownNumber(number).description
    let local = decimalSeparator == "." ? text : text.replacing(".", with: decimalSeparator)
    return local + percentSign
  }

  /// A limit of the row's numbers or dates.
  func limitText(_ bound: Bound) -> String {
    switch bound {
    case .number(let number): limitText(number)
    case .date(let date): limitText(date)
    }
  }

  /// A limit of the row's dates, which an expression may give with a time: without it where the row's dates have none, or
  /// the one that it is compared with.
  func limitText(_ text: String, like date: DateText? = nil) -> String {
    guard let limit = DateText(text), limit.hasDay, let time = limit.time else { return text }
    let isDay = date.map { $0.hasDay && $0.time == nil } ?? (dates?.storedMode == .date)
    return limit.date.description + (isDay ? "" : " " + time.text())
  }

  /// What follows a number in hundredths.
  var percentSign: String { numberStyle == .percent ? "%" : "" }

  /// Whether its messages may name a limit with a fraction.
  var limitsFractions: Bool {
    [minimumValue, maximumValue].contains { if case .number? = $0 { true } else { false } }
      || step != nil
  }
}
