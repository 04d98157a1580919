import Forms
import JSONText
import Texts
import Values

/// Reads typed dates of a row: ISO 8601, in its own format, or in the order of the locale.
package struct DateEntry {
  let row: ConfigRow
  /// The row's formats; nil if its form sets none.
  let dates: RowDates?
  let notation: DateNotation

  var texts: Texts { notation.locale.texts }

  /// Reads a typed date.
  package func typed(_ text: String) -> TypedDate {
    let typed = typedAlone(text)
    if case .complete = typed.state { return typed }
    guard let bare = row.withoutAffixes(text) else { return typed }
    let inside = typedAlone(bare)
    if case .complete = inside.state { return inside }
    return typed
  }

  /// Reads a typed date from which what the row shows before and after its values was removed.
  private func typedAlone(_ text: String) -> TypedDate {
    guard let dates else { return TypedDate(text, mode: nil, order: usualOrder) }
    return typed(text, of: dates, dates.mode)
  }

  private var usualOrder: DateOrder { notation.withFormats(of: row.locale) { $0.order } }

  /// Reads what is typed where `mode` is picked.
  func typed(_ text: String, of dates: RowDates, _ mode: DateMode?) -> TypedDate {
    let shown = Array(Set(dates.patterns.values))
    let order = shown.lazy.compactMap { DateOrder($0) }.first ?? usualOrder
    return TypedDate(text, mode: mode, order: order, shown: shown, names: dates.names)
  }

  /// The value that is written for a typed date, or the failure that prevents it.
  func value(
    of text: String, replacing stored: JSONSlice?
  ) -> Result<JSONValue, ValidationFailure> {
    // A look that leaves out the century, the year or the day leads back to nothing else.
    if let stored, isShown(text, of: stored) { return .success(stored.value) }
    switch typed(text).state {
    case .complete(let typed):
      let timeOfDay = dates == nil ? nil : DateText(timeOfDay: typed)
      return (DateText(typed) ?? timeOfDay).map { value(of: $0, replacing: stored) }
        ?? .failure(failure)
    case .open: return .failure(failure)
    // Its advice is a day, which is not enough here.
    case .impossible(_, .notation) where row.dates?.storedMode == .dateAndTime:
      return .failure(failure)
    case .impossible(_, let fault):
      return .failure(row.dateFailure(of: fault, because: message(of: fault), texts))
    }
  }

  /// The stored text of a typed date in a row whose form sets nothing for its dates: a date
  /// without a time leaves the time as it is. Nil for a time where the value has none.
  private static func isoText(of typed: DateText, replacing stored: JSONSlice?) -> String? {
    guard let stored, stored.kind == .string, let old = DateText(stored.stringValue) else {
      return typed.time == nil ? typed.date.description : nil
    }
    return old.replacing(with: typed)
  }

  /// True if a text is the stored date as the row shows it.
  func isShown(_ text: String, of slice: JSONSlice) -> Bool {
    guard let dates, let date = dates.date(of: slice) else { return false }
    let shown = dates.shownText(of: date)
    return text == shown || text == row.withAffixes(shown).trimmingWhitespace()
  }

  /// Why a complete typed date can't take the place of what is stored; nil where it can.
  func refusal(of date: DateText, replacing stored: JSONSlice?) -> String? {
    guard let dates else {
      return Self.isoText(of: date, replacing: stored) == nil ? texts.timeNotKept : nil
    }
    guard dates.keepsTime(of: date, replacing: stored) else { return texts.timeNotKept }
    if dates.isOffInterval(date, replacing: stored) {
      return texts.minutesInSteps(dates.minuteInterval)
    }
    if let gap = dates.gap(skipping: date, replacing: stored) { return texts.clocksSkip(gap) }
    return dates.value(ofTyped: date, replacing: stored) == nil ? missingPart(of: date) : nil
  }

  /// The value that a complete typed date is stored as, or the failure that prevents it.
  private func value(
    of date: DateText, replacing stored: JSONSlice?
  ) -> Result<JSONValue, ValidationFailure> {
    if let refusal = refusal(of: date, replacing: stored) {
      return .failure(row.failure(.type, refusal))
    }
    let value: JSONValue? =
      if let dates {
        dates.value(ofTyped: date, replacing: stored)
      } else {
        Self.isoText(of: date, replacing: stored).map { .string($0) }
      }
    return value.map { .success($0) } ?? .failure(failure)
  }
}

extension Texts {
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
  fileprivate var clock: String { time?.text() ?? "" }
}
