import Values

/// Keys of how values are formatted and typed.
extension FormVocabulary {
  static let formFormatKeys: [TypedKey<GivenForm>] = [
    .key("locale", .locale, default: .words { $0.defaultEnvironments }) { $0.settings.locale = $1 },
    .key("currencyCode", .currency, default: .words { $0.defaultLocales }) {
      $0.settings.currencyCode = $1
    },
    .key("timeZone", .timeZone, default: .words { $0.defaultEnvironments }) {
      $0.settings.timeZone = $1
    },
  ]

  static let formatKeys: [TypedKey<GivenRow>] = [
    .key(
      "numberStyle", .word(NumberStyle.self), default: .words { $0.defaultNumberStyle },
      family: .numbers, sets: { $0.row.givenNumberStyle = $1 }),
    .key("usesGroupingSeparator", .bool, default: .words { $0.defaultGrouping }, family: .numbers) {
      $0.row.givenGrouping = $1
    },
    .key("locale", .locale, default: .words { $0.defaultForms }) { $0.row.locale = $1 },
    .key(
      "datePickerMode", .word(DateMode.self), default: .words { $0.defaultWhatIsThere },
      family: .dates,
      sets: { $0.dates.mode = $1 }),
    .key("dateFormat", .datePattern, family: .dates, codes: [.F106, .W204]) {
      $0.dates.look = .pattern($1)
    },
    .key(
      "dateStyle", .word(DateStyle.self), default: .words { $0.defaultISODates }, family: .dates,
      codes: [.F106], sets: { $0.setDateStyle($1) }),
    .key(
      "storageDateFormat", .unread(.dateStorage), default: "iso8601", family: .dates,
      codes: [.F204, .D102],
      sets: { $0.dates.storage = $1.dateStorage(mode: $0.dates.mode) ?? $0.dates.storage }),
    .key("minuteInterval", .integer(1...30), default: "1", family: .dates) {
      $0.setMinuteInterval($1)
    },
    .key("timeZone", .timeZone, default: .words { $0.defaultForms }, family: .dates) {
      $0.dates.timeZone = $1
    },
  ]

  static let entryKeys: [TypedKey<GivenRow>] = [
    .key("trimsWhitespace", .bool, default: .words { $0.defaultTrims }, family: .texts) {
      $0.row.givenTrimsWhitespace = $1
    },
    .key("autocapitalizationType", .word(Capitalization.self), default: "none", family: .texts) {
      $0.row.capitalization = $1
    },
    .key(
      "autocorrectionType", .word(["default", "no", "yes"]), default: "default", family: .texts,
      sets: { _, _ in }),
    .key("textContentType", .word(TextContents.words), family: .texts, codes: [.W404]) {
      $0.setContents($1)
    },
    .key(
      "regexMatch", .word(["full", "partial"]), default: "full", family: .typing,
      actsOn: writtenTypes, needs: "regex",
      sets: { if $1 == "partial" { $0.patternOptions.insert(.partial) } }),
  ]
}
