import Forms
import JSONText
import Texts
import Values

extension RecordBinder {
  /// What is prepared of a row's dates; nil where its form sets nothing for them.
  func dates(of row: ConfigRow) -> RowDates? { RowDates(row, locale, &prepared.dateFormats) }

  /// How a locale writes dates; nil: the environment's.
  func withDateFormats<Result>(
    of locale: String?, _ body: (inout DateFormats) -> Result
  ) -> Result {
    let locale = locale ?? self.locale.times
    return body(&prepared.dateFormats[locale, default: DateFormats(locale: locale)])
  }

  /// Reads a typed date as the row takes it: ISO 8601, as it is shown, in the order of the locale.
  package func typedDate(_ text: String, in row: ConfigRow) -> TypedDate {
    let typed = typedDateAlone(text, in: row)
    if case .complete = typed.state { return typed }
    guard let bare = row.withoutAffixes(text) else { return typed }
    let inside = typedDateAlone(bare, in: row)
    if case .complete = inside.state { return inside }
    return typed
  }

  /// Reads a typed date from which what the row shows before and after its values was removed.
  private func typedDateAlone(_ text: String, in row: ConfigRow) -> TypedDate {
    guard let dates = prepared(row).dates else {
      return TypedDate(text, mode: nil, order: withDateFormats(of: row.locale) { $0.order })
    }
    return typedDate(text, of: dates, dates.mode, in: row)
  }

  /// Reads what is typed where `mode` is picked.
  func typedDate(
    _ text: String, of dates: RowDates, _ mode: DateMode?, in row: ConfigRow
  ) -> TypedDate {
    let shown = Array(Set(dates.patterns.values))
    let order =
      shown.lazy.compactMap { DateOrder($0) }.first ?? withDateFormats(of: row.locale) { $0.order }
    return TypedDate(text, mode: mode, order: order, shown: shown, names: dates.names)
  }

  /// What is written for a typed date; or why nothing is.
  func date(
    _ text: String, in row: ConfigRow, stored: RowContent
  ) -> Result<JSONValue, ValidationFailure> {
    // A look that leaves out the century, the year or the day leads back to nothing else.
    if case .value(let slice) = stored, isShown(text, of: slice, in: row) {
      return .success(slice.value)
    }
    switch typedDate(text, in: row).state {
    case .complete(let typed):
      if let dates = prepared(row).dates {
        return value(ofTypedDate: typed, in: row, dates, stored: stored)
      }
      guard let date = DateText(typed) else { return .failure(typedDateFailure(in: row)) }
      guard let text = Self.isoText(of: date, replacing: stored.slice) else {
        return .failure(row.failure(.type, texts.timeNotKept))
      }
      return .success(.string(text))
    case .open: return .failure(typedDateFailure(in: row))
    // Its advice is a day, which is not enough here.
    case .impossible(_, .notation) where row.dates?.storedMode == .dateAndTime:
      return .failure(typedDateFailure(in: row))
    case .impossible(_, let fault):
      return .failure(row.dateFailure(of: fault, because: message(of: fault, in: row), texts))
    }
  }

  /// What a typed date is stored as in a row whose form sets nothing for its dates: one without a time leaves the time as
  /// it is. Nil for a time where the value has none.
  private static func isoText(of typed: DateText, replacing stored: JSONSlice?) -> String? {
    guard let stored, stored.kind == .string, let old = DateText(stored.stringValue) else {
      return typed.time == nil ? typed.date.description : nil
    }
    return old.replacing(with: typed)
  }

  /// How a text looks that is being typed into a row of dates; nil in other rows.
  func dateJudgement(
    of text: String, in row: ConfigRow, by rules: RowRules, replacing stored: RowContent
  ) -> TypingJudgement? {
    guard row.valueType == .date, !row.takesOnlyChoices else { return nil }
    if let slice = stored.slice, isShown(text, of: slice, in: row) {
      return TypingJudgement(state: .complete)
    }
    switch typedDate(text, in: row).state {
    case .open:
      let message = texts.date(row.dates?.storedMode, like: example(of: row))
      return TypingJudgement(state: .open, message: message)
    case .impossible(let place, let fault):
      return TypingJudgement(state: .impossible(at: place), message: message(of: fault, in: row))
    case .complete(let typed):
      guard let date = DateText(typed) ?? DateText(timeOfDay: typed) else {
        return TypingJudgement(state: .open)
      }
      let keepsTime =
        rules.dates.map { $0.keepsTime(of: date, replacing: stored.slice) }
        ?? (Self.isoText(of: date, replacing: stored.slice) != nil)
      guard keepsTime else {
        return TypingJudgement(state: .open, message: texts.timeNotKept)
      }
      if let dates = rules.dates, dates.isOffInterval(date, replacing: stored.slice) {
        return TypingJudgement(state: .open, message: texts.minutesInSteps(dates.minuteInterval))
      }
      if let gap = rules.dates?.gap(skipping: date, replacing: stored.slice) {
        return TypingJudgement(state: .open, message: texts.clocksSkip(gap))
      }
      if let dates = rules.dates, dates.value(ofTyped: date, replacing: stored.slice) == nil {
        return TypingJudgement(state: .open, message: missingPart(of: date, in: row))
      }
      let broken = withNotation(of: row) { [texts] row in
        rules.all.lazy.compactMap { $0.judge(typed: date, in: row, texts) }.first
      }
      return broken ?? TypingJudgement(state: .complete)
    }
  }

  /// Whether a text is how the row shows a date.
  private func isShown(_ text: String, of slice: JSONSlice, in row: ConfigRow) -> Bool {
    guard let dates = prepared(row).dates, let date = dates.date(of: slice) else { return false }
    let shown = dates.shownText(of: date)
    return text == shown || text == row.withAffixes(shown).trimmingWhitespace()
  }

  /// What a complete typed date is stored as.
  private func value(
    ofTypedDate typed: String, in row: ConfigRow, _ dates: RowDates, stored: RowContent
  ) -> Result<JSONValue, ValidationFailure> {
    guard let date = DateText(typed) ?? DateText(timeOfDay: typed) else {
      return .failure(typedDateFailure(in: row))
    }
    guard dates.keepsTime(of: date, replacing: stored.slice) else {
      return .failure(row.failure(.type, texts.timeNotKept))
    }
    if dates.isOffInterval(date, replacing: stored.slice) {
      return .failure(row.failure(.type, texts.minutesInSteps(dates.minuteInterval)))
    }
    if let gap = dates.gap(skipping: date, replacing: stored.slice) {
      return .failure(row.failure(.type, texts.clocksSkip(gap)))
    }
    guard let value = dates.value(ofTyped: date, replacing: stored.slice) else {
      return .failure(row.failure(.type, missingPart(of: date, in: row)))
    }
    return .success(value)
  }
}

extension RowState {
  /// How its dates are shown and typed; nil where the form sets nothing for them.
  package var dates: RowDates? { rules.dates }
}

extension RuleTexts {
  /// Why a typed time is none.
  fileprivate func clocksSkip(_ gap: ClockGap) -> String {
    let isOneDay = gap.start.date == gap.end.date
    if gap.skipped.time == nil {
      return clocksSkip(
        gap.skipped.date.description, in: gap.zone, from: gap.start.clock,
        to: "\(gap.end.date) \(gap.end.clock)")
    }
    let (time, start, end) = (gap.skipped.clock, gap.start.clock, gap.end.clock)
    return clocksSkip(
      time, on: gap.skipped.date.description, in: gap.zone, from: start,
      to: isOneDay ? end : "\(gap.end.date) \(end)")
  }
}

extension DateText {
  /// Its time: `09:30`.
  fileprivate var clock: String { time?.text() ?? "" }
}
