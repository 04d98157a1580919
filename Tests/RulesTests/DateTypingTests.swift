import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Rules
@testable import Values

@Suite("How dates are typed")
struct DateTypingTests {
  @Test(
    "what a style shows can be typed, whatever the language",
    arguments: [
      "de_DE", "zh_CN", "ja_JP", "ko_KR", "ar_EG", "hi_IN", "el_GR", "fr_FR", "ru_RU", "en_US",
      "vi_VN", "zh_TW",
    ])
  func stylesTyped(locale: String) throws {
    let values: [(DateMode, String, String)] = [
      (.date, "2026-03-05", "2020-01-01"), (.time, "14:07", "01:01"),
      (.dateAndTime, "2026-03-05T14:07", "2020-01-01T01:01"),
    ]
    for (mode, value, other) in values {
      for style in [DateStyle.short, .medium, .long, .full] {
        let row = try dates { ($0.look, $0.mode) = (.style(style), mode) }
        let locale = FormLocale(numbers: locale, times: locale)
        let shown = try BindingFixture([row], #"{"a": "\#(value)"}"#, locale: locale).shown
        let form = try BindingFixture([row], #"{"a": "\#(other)"}"#, locale: locale)
        #expect(form.typing(shown).edit == .set(.string(value)), "\(shown)")
        #expect(form.judging(shown).state == .complete, "\(shown)")
        // People type another blank than languages write.
        let plain = String(shown.map { $0.isWhitespace ? " " : $0 })
        #expect(form.typing(plain).edit == .set(.string(value)), "\(shown)")
      }
    }
  }

  @Test(
    "nothing is wrong while what a style shows is typed, character by character",
    arguments: ["de_DE", "zh_CN", "ja_JP", "ko_KR", "fr_FR", "en_US", "zh_TW"],
    [DateStyle.short, .medium, .long, .full])
  func stylesBegun(locale: String, style: DateStyle) throws {
    let values: [(DateMode, String)] = [
      (.date, "2026-10-15"), (.time, "14:07"), (.dateAndTime, "2026-10-15T14:07"),
    ]
    for (mode, value) in values {
      let row = try dates { ($0.look, $0.mode) = (.style(style), mode) }
      let locale = FormLocale(numbers: locale, times: locale)
      let shown = try BindingFixture([row], #"{"a": "\#(value)"}"#, locale: locale).shown
      let form = try BindingFixture([row], "{}", locale: locale)
      for count in 1..<shown.count {
        let begun = String(shown.prefix(count))
        #expect(!form.judging(begun).isImpossible, "\(begun) of \(shown)")
      }
      let wrong = shown + "x"
      #expect(form.judging(wrong).isImpossible, "\(wrong)")
    }
  }

  @Test("what is before and behind a date may be typed with it")
  func affixes() throws {
    let row = try dates { $0.look = .style(.long) }
      .with { ($0.prefix, $0.suffix) = ("bis ", " (Frist)") }
    let form = try BindingFixture([row], #"{"a": "2026-11-21"}"#, locale: germanTimes)
    #expect(form.shown == "bis 21. November 2026 (Frist)")
    #expect(form.typing("bis 22. Dezember 2026 (Frist)").edit == .set(.string("2026-12-22")))
  }

  @Test(
    "days are typed in the order of the locale, or as ISO 8601 writes them",
    arguments: [
      ("22.11.2026", germanTimes, "2026-11-22"), ("1.2.2026", germanTimes, "2026-02-01"),
      ("22/11/2026", germanTimes, "2026-11-22"), ("2026-11-22", germanTimes, "2026-11-22"),
      ("11/22/2026", americanTimes, "2026-11-22"), ("2026/11/22", chineseTimes, "2026-11-22"),
      ("2026年11月22日", chineseTimes, "2026-11-22"), ("２０２６-11-22", chineseTimes, "2026-11-22"),
      ("２０２６－１１－２２", chineseTimes, "2026-11-22"), ("２０２６．１１．２２", chineseTimes, "2026-11-22"),
      ("2026。11。22", chineseTimes, "2026-11-22"),
    ])
  func entry(text: String, locale: FormLocale, stored: String) throws {
    let row = try row("a") { ($0.cellIdentifier, $0.valueType) = ("DateCell", .date) }
    let form = try BindingFixture([row], #"{"a": "2026-11-21"}"#, locale: locale)
    #expect(form.typing(text).edit == .set(.string(stored)))
    #expect(form.judging(text).state == .complete)
  }

  @Test("Digits directly after a day are no time", arguments: [americanTimes, chineseTimes])
  func twoYears(locale: FormLocale) throws {
    let both = try BindingFixture([dates { $0.mode = .dateAndTime }], "{}", locale: locale)
    for text in ["2027年2月3日2027", "2027年2月3日1530"] {
      #expect(both.typing(text).edit == nil, "\(text)")
    }
  }

  @Test(
    "a day and a time are typed in digits alone, and in Chinese with or without blanks",
    arguments: [
      ("20270203", "2027-02-03", nil), ("２０２７０２０３", "2027-02-03", nil),
      ("2027年2月3日", "2027-02-03", nil), ("2027 年 2 月 3 日", "2027-02-03", nil),
      ("２０２７年 ２月 ３号", "2027-02-03", nil), ("2027/2/3", "2027-02-03", nil),
      ("202702031530", "2027-02-03", "15:30"), ("20270203 930", "2027-02-03", "09:30"),
      ("20270203T1530", "2027-02-03", "15:30"), ("2027年2月3日15:30", "2027-02-03", "15:30"),
      ("2027 年 2 月 3 日 15：30", "2027-02-03", "15:30"),
      ("2027年2月3日15时30分", "2027-02-03", "15:30"), ("2027年2月3日15点", "2027-02-03", "15:00"),
      ("2027-02-03 0930", "2027-02-03", "09:30"),
    ] as [(String, String, String?)], [americanTimes, chineseTimes, germanTimes])
  func digitsAndSigns(typed: (String, String, String?), locale: FormLocale) throws {
    let (text, day, time) = typed
    let both = try BindingFixture(
      [dates { $0.mode = time == nil ? .date : .dateAndTime }], "{}", locale: locale)
    #expect(both.typing(text).edit == .set(.string(day + (time.map { "T\($0):00" } ?? ""))))
    #expect(both.judging(text).state == .complete)
    let plain = try row("a") { ($0.cellIdentifier, $0.valueType) = ("DateCell", .date) }
    let stored = time == nil ? "2020-01-01" : "2020-01-01T00:00"
    let kept = try BindingFixture([plain], "{\"a\": \"\(stored)\"}", locale: locale)
    #expect(kept.typing(text).edit == .set(.string(day + (time.map { "T" + $0 } ?? ""))))
  }

  @Test(
    "what follows a whole day is an error, at its place",
    arguments: [
      ("2027年2月1日5", 9), ("2027年1月2日3日", 9), ("2027 年 2 月 1 日 5", 15), ("202702031", 8),
      ("2027-02-03x", 10), ("2027-02-03T", 10), ("2027年2月3日日", 9), ("2027-02-03 4", 11),
      ("2027年2月3日,", 9),
    ])
  func afterDay(text: String, index: Int) throws {
    for locale in [americanTimes, chineseTimes, germanTimes] {
      let form = try BindingFixture([dates { $0.mode = .date }], "{}", locale: locale)
      #expect(form.refusal(text) != nil)
      #expect(form.judging(text).state == .impossible(at: index), "\(text)")
      let plain = try row("a") { ($0.cellIdentifier, $0.valueType) = ("DateCell", .date) }
      #expect(try BindingFixture([plain], "{}", locale: locale).refusal(text) != nil)
    }
  }

  @Test(
    "a time that the clocks of the zone skip is refused; the times around it, one with an offset and one shown twice are not",
    arguments: [
      ("2026-03-29 01:59", "2026-03-29T01:59:00+01:00"),
      ("2026-03-29 03:00", "2026-03-29T03:00:00+02:00"),
      ("2026-03-29 02:30+01:00", "2026-03-29T02:30:00+01:00"),
      ("2026-10-25 02:30", "2026-10-25T02:30:00+02:00"),
      ("2026-03-29 02:00", nil), ("2026-03-29 02:30", nil), ("2026-03-29 02:59", nil),
    ])
  func skipped(text: String, stored: String?) throws {
    let row = try dates { ($0.mode, $0.timeZone) = (.dateAndTime, "Europe/Berlin") }
    let form = try BindingFixture([row], "{}")
    guard stored == nil else {
      #expect(form.typing(text).edit == .set(.string(try #require(stored))))
      return
    }
    let reason =
      "\(text.suffix(5)) does not exist on 2026-03-29 in Europe/Berlin: the clocks go forward "
      + "from 02:00 to 03:00; type a time before or after that"
    #expect(form.refusal(text) == reason)
    #expect(form.judging(text) == TypingJudgement(state: .open, message: reason))
  }

  @Test(
    "a day on which the clocks skip midnight, or the time that a record has, is entered all the same",
    arguments: [
      ("Europe/Berlin", "{\"a\": 1774661400}", "2026-03-29", "1774747800"),
      ("Europe/Berlin", "{\"a\": 1774661400}", "2026-03-30", "1774830600"),
      ("America/Santiago", "{}", "2026-09-06", "1788667200"),
      ("America/Santiago", "{\"a\": 1788580800}", "2026-09-06", "1788667200"),
      ("America/Havana", "{}", "2026-03-08", "1772946000"),
      // From 23:00 on Saturday to midnight.
      ("America/Nuuk", "{\"a\": 1774143000}", "2026-03-28", "1774744200"),
    ])
  func skippedByDay(zone: String, record: String, typed: String, stored: String) throws {
    let row = try dates { ($0.mode, $0.storage, $0.timeZone) = (.date, .unixSeconds, zone) }
    let form = try BindingFixture([row], record)
    #expect(form.judging(typed).state == .complete)
    #expect(form.typing(typed).edit == .set(.number(stored)))
    #expect(try BindingFixture([row], "{\"a\": \(stored)}").shown == typed)
  }

  @Test("in every zone a time that its clocks skip is refused, and its day is entered")
  func skippedAnywhere() throws {
    var gaps = 0
    for name in ZoneClock.names {
      let zone = try #require(ZoneClock(name))
      let days = (0..<365).map { 1_767_225_600 + $0 * 86_400 }
      for day in days where zone.offset(at: day) < zone.offset(at: day + 86_400) {
        gaps += 1
        let change = (1...1_440).first { zone.offset(at: day + $0 * 60) != zone.offset(at: day) }
        let instant = day + (change ?? 0) * 60
        let skipped = try #require(
          DateText(instant: instant + zone.offset(at: day) * 60 + 600, in: .utc))
        let text = "\(skipped.date) \(skipped.time?.text() ?? "")"
        let times = try dates { ($0.mode, $0.timeZone) = (.dateAndTime, name) }
        let refusal = try BindingFixture([times], "{}").refusal(text)
        #expect(refusal?.contains("does not exist on") == true, "\(name) \(text)")
        let row = try dates { ($0.mode, $0.storage, $0.timeZone) = (.date, .unixSeconds, name) }
        for record in ["{}", "{\"a\": \(instant - 7 * 86_400 + 600)}"] {
          let typed = try BindingFixture([row], record).typing(skipped.date.description)
          guard case .set(.number(let stored)) = typed.edit else {
            Issue.record("\(name) \(skipped.date): \(typed)")
            continue
          }
          let shown = try BindingFixture([row], "{\"a\": \(stored)}").shown
          #expect(shown == skipped.date.description, "\(name)")
        }
      }
    }
    #expect(gaps > 70)
  }

  @Test("a whole day that the clocks skip is named; a time in no zone is taken as it is")
  func skippedDay() throws {
    for record in ["{}", #"{"a": 1325152800}"#] {
      let days = try dates {
        ($0.mode, $0.storage, $0.timeZone) = (.date, .unixSeconds, "Pacific/Apia")
      }
      let form = try BindingFixture([days], record)
      let reason =
        "2011-12-30 does not exist in Pacific/Apia: the clocks go forward from 00:00 to "
        + "2011-12-31 00:00; type a day before or after that"
      #expect(form.refusal("2011-12-30") == reason)
      #expect(form.judging("2011-12-30") == TypingJudgement(state: .open, message: reason))
    }
    let row = try dates { ($0.mode, $0.timeZone) = (.dateAndTime, "Pacific/Apia") }
    let form = try BindingFixture([row], "{}")
    #expect(
      form.refusal("2011-12-30 12:00")?.contains("from 00:00 to 2011-12-31 00:00") == true)
    let plain = try BindingFixture([dates { $0.mode = .dateAndTime }], "{}")
    #expect(plain.typing("2026-03-29 02:30").edit == .set(.string("2026-03-29T02:30:00")))
  }

  @Test("a day that there is not is refused in any order, and a short year is not guessed")
  func refusals() throws {
    let form = try BindingFixture(
      [dates { $0.look = .style(.short) }], #"{"a": "2026-11-21"}"#, locale: germanTimes)
    #expect(form.refusal("31.02.2026") == "is not a date: there is no such day")
    #expect(form.judging("32").state == .open)
    #expect(form.judging("32.").isImpossible)
    #expect(form.refusal("21.11.26") == "is not a date like 21.11.2026")
    #expect(form.judging("21.11.26").state == .open)
  }

  @Test(
    "a refusal and what is said while typing name a date in the notation of the row",
    arguments: [
      (DateMode.date, "dd.MM.yyyy", "29.03.26", "is not a date like 21.11.2026"),
      (.date, "d. MMMM yyyy", "29. März", "is not a date like 21. November 2026"),
      (.date, "dd.MM.yy", "29.03.26", "is not a date like 21.11.2026"),
      (.date, "MM.yyyy", "2026", "is not a date like 2026-11-21"),
      (
        .dateAndTime, "dd.MM.yyyy HH:mm", "29.03.26", "is not a date and time like 21.11.2026 09:30"
      ),
      (.dateAndTime, "dd.MM.yyyy HH:mm", "29.03.2026", "needs a time, too: 21.11.2026 09:30"),
      (.time, "HH.mm", "9", "is not a time like 09.30"),
      (
        .dateAndTime, "dd MMM yyyy h:mm a", "04 Okt 2026 3:30",
        "is not a date and time like 21 Nov. 2026 9:30 AM"
      ),
      (.date, "d. MMMM yyyy", "31. Juni 2026", "is not a date: 2026-06 has no day 31"),
    ])
  func notation(mode: DateMode, pattern: String, typed: String, message: String) throws {
    let look = DateLook.pattern(try datePattern(pattern))
    let row = try dates { ($0.mode, $0.look) = (mode, look) }
    let form = try BindingFixture([row], "{}", locale: germanTimes)
    #expect(form.refusal(typed) == message)
    let example = try #require(message.split(separator: " ").last)
    #expect(form.judging(typed).message?.hasSuffix(example) == true)
  }

  @Test(
    "what is wrong with a time is said of the time",
    arguments: [
      (DateMode.time, "24:00", "is not a time: hours are from 0 to 23"),
      (.time, "9:60", "is not a time: minutes and seconds are from 0 to 59"),
      (.time, "noon", "is not a time: write it like 09:30"),
      (.dateAndTime, "2026-03-29 24:00", "is not a time: hours are from 0 to 23"),
      (.dateAndTime, "2026-02-29 12:00", "is not a date: 2026-02 has no day 29"),
    ])
  func timeFaults(mode: DateMode, typed: String, message: String) throws {
    let form = try BindingFixture([dates { $0.mode = mode }], "{}")
    #expect(form.refusal(typed) == message)
  }

  @Test("times of day are typed in several ways and stored as they were")
  func times() throws {
    let row = try dates { ($0.mode, $0.minuteInterval) = (.time, 15) }
    let form = try BindingFixture([row], #"{"a": "09:30"}"#)
    #expect(form.shown == "09:30")
    for text in ["10:15", "10.15", " 10:15 ", "10:15 am"] {
      #expect(form.typing(text).edit == .set(.string("10:15")), "\(text)")
    }
    #expect(form.typing("9 pm").edit == .set(.string("21:00")))
    #expect(form.refusal("10:20") == "minutes go in steps of 15")
    #expect(form.refusal("25:00") == "is not a time: hours are from 0 to 23")
    let seconds = try BindingFixture([row], #"{"a": "09:30:00"}"#)
    #expect(seconds.typing("10:15").edit == .set(.string("10:15:00")))
    let both = try BindingFixture([row], #"{"a": "2026-11-21T09:30:00Z"}"#)
    #expect(both.shown == "09:30")
    #expect(both.typing("10:15").edit == .set(.string("2026-11-21T10:15:00Z")))
  }

  @Test("limits of times and of numbers that are dates hold")
  func limits() throws {
    let opening = try dates { $0.mode = .time }.with {
      $0[.minimumValue] = .date("08:00")
      $0[.maximumValue] = .date("18:00")
    }
    #expect(try BindingFixture([opening], #"{"a": "18:00"}"#).problems.isEmpty)
    #expect(
      try BindingFixture([opening], #"{"a": "07:59"}"#).problems.map(\.message)
        == ["must not be before 08:00"])
    let since = try dates { ($0.storage, $0.timeZone) = (.unixSeconds, "Europe/Oslo") }
      .with { $0[.minimumValue] = .date("2023-11-15") }
    #expect(try BindingFixture([since], #"{"a": 1700002800}"#).problems.isEmpty)
    #expect(
      try BindingFixture([since], #"{"a": 1700000000}"#).problems.map(\.message)
        == ["must not be before 2023-11-15"])
    #expect(
      try BindingFixture([since], #"{"a": "2026-11-21"}"#).problems.map(\.message)
        == ["is not stored as unixSeconds"])
  }

  @Test("a day without a time is not complete where both are stored; a time that is there may stay")
  func missingTime() throws {
    let row = try dates { ($0.mode, $0.storage) = (.dateAndTime, .unixSeconds) }
    let empty = try BindingFixture([row], "{}")
    #expect(empty.judging("2026-11-23").state == .open)
    #expect(empty.judging("2026-11-23").message == "needs a time, too: 2026-11-21 09:30")
    #expect(empty.judging("2026-11-23 10:00").state == .complete)
    let filled = try BindingFixture([row], #"{"a": 1795000000}"#)
    #expect(filled.judging("2026-11-23").state == .complete)
  }

  @Test("the minutes that a value has may stay, whatever the interval")
  func minutesThatStay() throws {
    let row = try dates { ($0.mode, $0.minuteInterval) = (.dateAndTime, 15) }
    let form = try BindingFixture([row], #"{"a": "2026-01-05T10:07:00Z"}"#)
    #expect(form.judging("2026-01-06 10:07").state == .complete)
    #expect(form.typing("2026-01-06 10:07").edit == .set(.string("2026-01-06T10:07:00Z")))
    #expect(form.judging("2026-01-06 10:08").state == .open)
    #expect(form.refusal("2026-01-06 10:08") == "minutes go in steps of 15")
  }
}
