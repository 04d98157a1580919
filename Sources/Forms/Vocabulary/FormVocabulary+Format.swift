import Values

/// Keys of how values are formatted and typed.
extension FormVocabulary {
  /// What a form sets for all of its rows.
  static let formFormatKeys: [VocabularyKey] = [
    VocabularyKey(
      "locale", .form, .locale, byDefault: { $0.defaultEnvironments }, codes: [.F204],
      meaning: { $0.meaningOfFormLocale }),
    VocabularyKey(
      "currencyCode", .form, .currency, byDefault: { $0.defaultLocales }, codes: [.F204],
      meaning: { $0.meaningOfFormCurrencyCode }),
    VocabularyKey(
      "timeZone", .form, .timeZone, byDefault: { $0.defaultEnvironments }, codes: [.F204],
      meaning: { $0.meaningOfFormTimeZone }),
  ]

  /// Row keys: formats.
  static let formatKeys: [VocabularyKey] = [
    VocabularyKey(
      "numberStyle", .row, .word(NumberStyle.allCases.map(\.rawValue)),
      byDefault: { $0.defaultNumberStyle }, family: .numbers, codes: [.F103],
      meaning: { $0.meaningOfNumberStyle }),
    VocabularyKey(
      "usesGroupingSeparator", .row, .bool, byDefault: { $0.defaultGrouping }, family: .numbers,
      meaning: { $0.meaningOfUsesGroupingSeparator }),
    VocabularyKey(
      "locale", .row, .locale, byDefault: { $0.defaultForms }, codes: [.F204],
      meaning: { $0.meaningOfLocale }),
    VocabularyKey(
      "datePickerMode", .row, .word(DateMode.allCases.map(\.rawValue)),
      byDefault: { $0.defaultWhatIsThere }, family: .dates, codes: [.F103],
      meaning: { $0.meaningOfDatePickerMode }),
    VocabularyKey(
      "dateFormat", .row, .datePattern, family: .dates, codes: [.F106, .F204, .W204],
      meaning: { $0.meaningOfDateFormat }),
    VocabularyKey(
      "dateStyle", .row, .word(DateStyle.allCases.map(\.rawValue)),
      byDefault: { $0.defaultISODates }, family: .dates, codes: [.F103, .F106],
      meaning: { $0.meaningOfDateStyle }),
    VocabularyKey(
      "storageDateFormat", .row, .dateStorage, default: "iso8601", family: .dates,
      codes: [.F204, .D102],
      meaning: { $0.meaningOfStorageDateFormat }),
    VocabularyKey(
      "minuteInterval", .row, .integer(1...30), default: "1", family: .dates, codes: [.F104],
      meaning: { $0.meaningOfMinuteInterval }),
    VocabularyKey(
      "timeZone", .row, .timeZone, byDefault: { $0.defaultForms }, family: .dates, codes: [.F204],
      meaning: { $0.meaningOfTimeZone }),
  ]

  /// Row keys: what typing does.
  static let entryKeys: [VocabularyKey] = [
    VocabularyKey(
      "trimsWhitespace", .row, .bool, byDefault: { $0.defaultTrims }, family: .texts,
      meaning: { $0.meaningOfTrimsWhitespace }),
    VocabularyKey(
      "autocapitalizationType", .row, .word(Capitalization.allCases.map(\.rawValue)),
      default: "none", family: .texts, codes: [.F103],
      meaning: { $0.meaningOfAutocapitalizationType }),
    VocabularyKey(
      "autocorrectionType", .row, .word(["default", "no", "yes"]), default: "default",
      family: .texts, codes: [.F103], meaning: { $0.meaningOfAutocorrectionType }),
    VocabularyKey(
      "textContentType", .row, .word(TextContents.words), family: .texts,
      codes: [.F103, .W404],
      meaning: { $0.meaningOfTextContentType }),
    VocabularyKey(
      "regexMatch", .row, .word(["full", "partial"]), default: "full", family: .typing,
      actsOn: writtenTypes,
      needs: "regex", codes: [.F103, .W108], meaning: { $0.meaningOfRegexMatch }),
  ]
}
