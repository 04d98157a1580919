import Forms
import Texts
import Values

/// W204: a format shows what is probably meant.
enum FormatCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    checkDates(draft)
    checkCurrency(draft)
  }

  /// Minutes are not months, and a stored date without a time has none to show.
  private static func checkDates(_ draft: DraftRow) {
    guard let dates = draft.row.dates, case .pattern(let pattern) = dates.look else { return }
    let position = draft.reader.position(of: "dateFormat")
    let found = TextQuoting.shown(pattern.source)
    if let meant = pattern.withoutConfusion {
      draft.report(
        .W204, at: position, found: found, advice: Sentence(verbatim: TextQuoting.quoted(meant))
      ) { $0.minutesAndMonths }
    } else if case .pattern(let stored) = dates.storage, !stored.showsTime, pattern.showsTime {
      draft.report(.W204, at: position, found: found, advice: \.patternWithoutTime) {
        $0.datesHaveNoTime
      }
    } else if let mode = dates.storedMode, let meant = example(insteadOf: pattern, for: mode) {
      draft.report(.W204, at: position, found: found, advice: TextQuoting.quoted(meant)) {
        $0.patternLacksMode(mode.rawValue)
      }
    } else if let meant = pattern.withWholeDay {
      draft.report(.W204, at: position, found: found, advice: TextQuoting.quoted(meant)) {
        $0.hoursWithoutHalf
      }
    }
  }

  /// A pattern for the mode in place of one that shows nothing of it; nil for others.
  private static func example(insteadOf pattern: DatePattern, for mode: DateMode) -> String? {
    switch mode {
    case .date: pattern.showsDay ? nil : "yyyy-MM-dd"
    case .time: pattern.showsTime ? nil : "HH:mm"
    case .dateAndTime: nil
    }
  }

  /// One stored number is not worth the same in each currency.
  private static func checkCurrency(_ draft: DraftRow) {
    let row = draft.row
    // A currency that there is not is F204.
    guard row.numberStyle == .currency, row.currencyCode == nil, row.locale == nil,
      !draft.reader.has("currencyCode")
    else { return }
    let key = row.givenNumberStyle == nil ? "cellIdentifier" : "numberStyle"
    draft.report(.W204, of: key, advice: \.currencyOfForm) { $0.currencyOfReader }
  }
}
