import Forms
import Texts
import Values

/// Limits as messages name them: as the row shows its values.
extension ConfigRow {
  /// A limit of the row's numbers, or the distance between two of them.
  func limitText(_ number: DecimalText) -> String {
    let shown = shownNumber(number)
    if let text = limitNotation?.numbers?.text(of: shown) { return text }
    let separator = limitNotation?.decimalSeparator ?? "."
    return shown.description.replacing(".", with: separator) + percentSign
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
    guard let given = DateText(text) ?? DateText(timeOfDay: text) else { return text }
    let limit = limitNotation?.zone.map { given.hasDay ? given.local(in: $0) : given } ?? given
    let isDay = date.map { $0.hasDay && $0.time == nil } ?? (dates?.storedMode == .date)
    let mode: DateMode =
      if !limit.hasDay { .time } else { limit.time == nil || isDay ? .date : .dateAndTime }
    if let notation = limitNotation, let pattern = notation.dates[mode] {
      return pattern.text(of: limit, names: notation.dateNames)
    }
    guard limit.hasDay, let time = limit.time else { return text }
    return limit.date.description + (isDay ? "" : " " + time.text())
  }

  /// The message that a text is not one of the row's numbers, with the limits of those that are
  /// accepted.
  func isNot(_ type: String, _ texts: Texts) -> String {
    texts.isNot(
      type, from: minimumValue.map { limitText($0) }, to: maximumValue.map { limitText($0) })
  }

  var percentSign: String { numberStyle == .percent ? "%" : "" }

  var hasLimits: Bool { minimumValue != nil || maximumValue != nil || step != nil }
}
