import Values

/// Keys of how values are formatted and typed.
extension FormVocabulary {
  static let formFormatKeys: [TypedKey<GivenForm>] = [
    .key(
      "locale", .locale, byDefault: { $0.defaultEnvironments }, meaning: { $0.meaningOfFormLocale },
      sets: { $0.settings.locale = $1 }),
    .key(
      "currencyCode", .currency, byDefault: { $0.defaultLocales },
      meaning: { $0.meaningOfFormCurrencyCode }, sets: { $0.settings.currencyCode = $1 }),
    .key(
      "timeZone", .timeZone, byDefault: { $0.defaultEnvironments },
      meaning: { $0.meaningOfFormTimeZone }, sets: { $0.settings.timeZone = $1 }),
  ]

  static let formatKeys: [TypedKey<GivenRow>] = [
    .key(
      "numberStyle", .word(NumberStyle.self), byDefault: { $0.defaultNumberStyle },
      family: .numbers, meaning: { $0.meaningOfNumberStyle },
      sets: { $0.row.givenNumberStyle = $1 }),
    .key(
      "usesGroupingSeparator", .bool, byDefault: { $0.defaultGrouping }, family: .numbers,
      meaning: { $0.meaningOfUsesGroupingSeparator }, sets: { $0.row.givenGrouping = $1 }),
    .key(
      "locale", .locale, byDefault: { $0.defaultForms }, meaning: { $0.meaningOfLocale },
      sets: { $0.row.locale = $1 }),
    .key(
      "datePickerMode", .word(DateMode.self), byDefault: { $0.defaultWhatIsThere }, family: .dates,
      meaning: { $0.meaningOfDatePickerMode }, sets: { $0.dates.mode = $1 }),
    .key(
      "dateFormat", .datePattern, family: .dates, codes: [.F106, .W204],
      meaning: { $0.meaningOfDateFormat }, sets: { $0.dates.look = .pattern($1) }),
    .key(
      "dateStyle", .word(DateStyle.self), byDefault: { $0.defaultISODates }, family: .dates,
      codes: [.F106], meaning: { $0.meaningOfDateStyle }, sets: { $0.setDateStyle($1) }),
    .key(
      "storageDateFormat", .unread(.dateStorage), default: "iso8601", family: .dates,
      codes: [.F204, .D102], meaning: { $0.meaningOfStorageDateFormat },
      sets: {
        if let storage = $1.dateStorage(mode: $0.dates.mode) { $0.dates.storage = storage }
      }),
    .key(
      "minuteInterval", .integer(1...30), default: "1", family: .dates,
      meaning: { $0.meaningOfMinuteInterval }, sets: { $0.setMinuteInterval($1) }),
    .key(
      "timeZone", .timeZone, byDefault: { $0.defaultForms }, family: .dates,
      meaning: { $0.meaningOfTimeZone }, sets: { $0.dates.timeZone = $1 }),
  ]

  static let entryKeys: [TypedKey<GivenRow>] = [
    .key(
      "trimsWhitespace", .bool, byDefault: { $0.defaultTrims }, family: .texts,
      meaning: { $0.meaningOfTrimsWhitespace }, sets: { $0.row.givenTrimsWhitespace = $1 }),
    .key(
      "autocapitalizationType", .word(Capitalization.self), default: "none", family: .texts,
      meaning: { $0.meaningOfAutocapitalizationType }, sets: { $0.row.capitalization = $1 }),
    .key(
      "autocorrectionType", .word(["default", "no", "yes"]), default: "default", family: .texts,
      meaning: { $0.meaningOfAutocorrectionType }, sets: { _, _ in }),
    .key(
      "textContentType", .word(TextContents.words), family: .texts, codes: [.W404],
      meaning: { $0.meaningOfTextContentType }, sets: { $0.setContents($1) }),
    .key(
      "regexMatch", .word(["full", "partial"]), default: "full", family: .typing,
      actsOn: writtenTypes, needs: "regex", meaning: { $0.meaningOfRegexMatch },
      sets: { if $1 == "partial" { $0.patternOptions.insert(.partial) } }),
  ]
}
