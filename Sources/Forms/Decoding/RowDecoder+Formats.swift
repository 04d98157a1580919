import Texts
import Values

/// How a row's numbers and dates are written: what it sets, or else its form.
extension RowDecoder {
  func decodeFormats(_ reader: DictionaryReader, into row: inout ConfigRow) {
    let styles = NumberStyle.allCases.map(\.rawValue)
    row.givenNumberStyle = reader.word("numberStyle", words: styles) {
      NumberStyle(rawValue: $0)
    }
    row.givenGrouping = reader.bool("usesGroupingSeparator")
    row.locale = reader.locale("locale") ?? reader.context.settings.locale
    row.currencyCode = reader.currencyCode()
    if row.currencyCode == nil, row.numberStyle == .currency {
      row.currencyCode = reader.context.settings.currencyCode
    }
    row.dates = dates(reader)
    if row.dates?.storage == .unixSeconds || row.dates?.storage == .unixMilliseconds {
      row.defaultValue = row.defaultValue?.converted(to: .number)
    }
  }

  private func dates(_ reader: DictionaryReader) -> DateSettings? {
    var settings = DateSettings()
    settings.mode = reader.word(
      "datePickerMode", words: DateMode.allCases.map(\.rawValue)
    ) { DateMode(rawValue: $0) }
    let style = reader.word("dateStyle", words: DateStyle.allCases.map(\.rawValue)) {
      DateStyle(rawValue: $0)
    }
    if let style { settings.look = .style(style) }
    if let pattern = reader.datePattern("dateFormat") {
      settings.look = .pattern(pattern)
      if style != nil {
        reader.report(.F106, of: "dateStyle", advice: Sentence { $0.dropOne }) {
          $0.contradicts("dateStyle", "dateFormat")
        }
      }
    }
    if let storage = reader.dateStorage("storageDateFormat", mode: settings.mode) {
      settings.storage = storage
    }
    settings.minuteInterval = minuteInterval(reader)
    settings.timeZone = reader.timeZone("timeZone") ?? reader.context.settings.timeZone
    return settings == DateSettings() ? nil : settings
  }

  private func minuteInterval(_ reader: DictionaryReader) -> Int {
    guard let minutes = reader.integer("minuteInterval") else { return 1 }
    if 60 % minutes == 0 { return minutes }
    reader.report(
      .F104, of: "minuteInterval", found: "\(minutes)",
      advice: Sentence { $0.oneOf(["1", "2", "3", "4", "5", "6", "10", "12", "15", "20", "30"]) }
    ) { $0.minutesDivideHour }
    return 1
  }
}
