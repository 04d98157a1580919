import Forms
import Texts
import Values

/// Messages about typed dates, with an example in the row's own notation.
extension DateEntry {
  /// Failure for a typed text that is not a date yet.
  var failure: ValidationFailure { row.dateFailure(texts, like: example) }

  /// Why no date has what was typed.
  func message(of fault: TypedDate.Fault) -> String {
    fault.message(in: texts, like: fault.isOfTime ? example(.time) : example)
  }

  /// The message about the part that is still to be typed after a day, or before a time.
  func missingPart(of date: DateText) -> String {
    let example = example(.dateAndTime)
    return date.hasDay ? texts.timeIsMissing(example) : texts.dayIsMissing(example)
  }

  var example: String { example(row.dates?.storedMode ?? .date) }

  /// A day, a time or both as the row shows them with the whole year; in ISO 8601 where that could not be typed.
  private func example(_ mode: DateMode) -> String {
    let iso = DateText.example(mode)
    guard let dates, let pattern = dates.patterns[mode]?.withWholeYear,
      let date = DateText(iso) ?? DateText(timeOfDay: iso)
    else { return iso }
    let shown = pattern.text(of: date, names: dates.names)
    guard case .complete(let text) = typed(shown, of: dates, mode).state,
      let read = DateText(text) ?? DateText(timeOfDay: text)
    else { return iso }
    return read.hasDay == date.hasDay && read.date == date.date && read.time == date.time
      ? shown : iso
  }

  /// Calls `body` with the row, whose messages have limits as it shows its dates.
  func stating<Result>(_ body: (ConfigRow) -> Result) -> Result {
    guard row.hasLimits, let dates else { return body(row) }
    return body(row.with { $0.limitNotation = LimitNotation(dates) })
  }
}

extension LimitNotation {
  /// As dates are shown, with the whole year.
  init(_ dates: RowDates) {
    self.init()
    (self.dates, dateNames) = (dates.typedPatterns, dates.names)
    zone = dates.storage.zone
  }
}

extension Texts {
  /// A date, a time or both, as is still to be typed.
  func date(_ mode: DateMode?, like example: String) -> String {
    switch mode {
    case .time: aTimeLike(example)
    case .dateAndTime: aDateAndTimeLike(example)
    case .date, nil: aDateLike(example)
    }
  }
}
