import Texts
import Values

/// How a row's numbers and dates are written: what it sets, or else its form.
extension RowDecoder {
  func decodeFormats(
    _ reader: DictionaryReader, into row: inout ConfigRow, log: inout DiagnosticLog
  ) {
    let styles = NumberStyle.allCases.map(\.rawValue)
    row.givenNumberStyle = reader.word("numberStyle", words: styles, log: &log) {
      NumberStyle(rawValue: $0)
    }
    row.givenGrouping = reader.bool("usesGroupingSeparator", log: &log)
    row.locale = reader.locale("locale", log: &log) ?? log.settings.locale
    row.currencyCode = reader.currencyCode(log: &log)
    if row.currencyCode == nil, row.numberStyle == .currency {
      row.currencyCode = log.settings.currencyCode
    }
    row.dates = dates(reader, log: &log)
    if row.dates?.storage == .unixSeconds || row.dates?.storage == .unixMilliseconds {
      row.defaultValue = row.defaultValue?.converted(to: .number)
    }
  }

  private func dates(_ reader: DictionaryReader, log: inout DiagnosticLog) -> DateSettings? {
    var settings = DateSettings()
    settings.mode = reader.word(
      "datePickerMode", words: DateMode.allCases.map(\.rawValue), log: &log
    ) { DateMode(rawValue: $0) }
    let style = reader.word("dateStyle", words: DateStyle.allCases.map(\.rawValue), log: &log) {
      DateStyle(rawValue: $0)
    }
    if let style { settings.look = .style(style) }
    if let pattern = reader.datePattern("dateFormat", log: &log) {
      settings.look = .pattern(pattern)
      if style != nil {
        log.add(.F106, at: reader.position(of: "dateStyle"), advice: Sentence { $0.dropOne }) {
          $0.contradicts("dateStyle", "dateFormat")
        }
      }
    }
    if let storage = reader.dateStorage("storageDateFormat", mode: settings.mode, log: &log) {
      settings.storage = storage
    }
    settings.minuteInterval = minuteInterval(reader, log: &log)
    settings.timeZone = reader.timeZone("timeZone", log: &log) ?? log.settings.timeZone
    return settings == DateSettings() ? nil : settings
  }

  private func minuteInterval(_ reader: DictionaryReader, log: inout DiagnosticLog) -> Int {
    guard let minutes = reader.integer("minuteInterval", log: &log) else { return 1 }
    if 60 % minutes == 0 { return minutes }
    log.add(
      .F104, at: reader.position(of: "minuteInterval"), found: "\(minutes)",
      advice: Sentence { $0.oneOf(["1", "2", "3", "4", "5", "6", "10", "12", "15", "20", "30"]) }
    ) { $0.minutesDivideHour }
    return 1
  }
}
