import Forms
import JSONText
import Values

/// Reads, shows and writes the dates of a row: prepared once for a row whose form sets their
/// format. Other rows have ISO 8601 texts, which are shown as they are.
package final class RowDates: Sendable {
  /// Parts of a date that are picked; nil for those that the value has.
  package let mode: DateMode?
  /// Interval of which the minutes of a typed time are a multiple.
  package let minuteInterval: Int
  let storage: DateStorage
  let names: DateNames
  /// Patterns in which a day, a time or both are shown; ISO 8601 where there is none.
  let patterns: [DateMode: DatePattern]
  /// Patterns whose text determines the day, the time or both, with all digits of the year.
  let typedPatterns: [DateMode: DatePattern]

  /// Nil where the form sets nothing for the row's dates. `formats` is asked for the locale's.
  init?(_ row: ConfigRow, _ locale: FormLocale, _ formats: inout [String: DateFormats]) {
    guard let settings = row.settingsOfDates else { return nil }
    mode = settings.storedMode
    minuteInterval = settings.minuteInterval
    let zone = (settings.timeZone ?? locale.timeZone).flatMap { ZoneClock($0) } ?? .current
    storage = DateStorage(
      settings.storage, mode: settings.storedMode, zone: zone,
      writesOffset: settings.timeZone != nil)
    let name = row.locale ?? locale.times
    var patterns: [DateMode: DatePattern] = [:]
    switch settings.look {
    case .iso8601: break
    case .pattern(let pattern):
      for mode in DateMode.allCases { patterns[mode] = pattern }
    case .style(let style):
      for mode in DateMode.allCases {
        patterns[mode] = formats[name, default: DateFormats(locale: name)].pattern(style, mode)
      }
    }
    self.patterns = patterns
    typedPatterns = patterns.reduce(into: [:]) { typed, entry in
      let pattern = entry.value.withWholeYear
      if pattern.determines(entry.key) { typed[entry.key] = pattern }
    }
    let hasNames = patterns.values.contains(where: \.hasNames)
    names = hasNames ? formats[name, default: DateFormats(locale: name)].names : .english
  }

  package var storesNumber: Bool { storage.storesNumber }

  // MARK: Reading

  /// The date that a record has in a text's characters or a number, by the zone's clocks; nil for what is none.
  package func date(of bytes: UnsafeRawBufferPointer, isNumber: Bool) -> DateText? {
    let date = isNumber ? storage.date(ofNumber: bytes) : storage.date(ofText: bytes)
    return date?.local(in: storage.zone)
  }

  /// The date that a record has in a value, by the zone's clocks; nil for what is none.
  package func date(of slice: JSONSlice) -> DateText? { raw(slice)?.local(in: storage.zone) }

  /// As the record has it.
  private func raw(_ slice: JSONSlice) -> DateText? {
    switch slice.kind {
    case .string: storage.date(ofText: slice.stringValue)
    case .number: storage.date(ofNumber: slice.text)
    default: nil
    }
  }

  // MARK: Showing

  /// The part of a date that is shown: as much of it as is picked.
  private func part(of date: DateText) -> DateMode {
    let whole: DateMode = date.hasDay ? (date.time == nil ? .date : .dateAndTime) : .time
    return whole == .dateAndTime ? mode ?? whole : whole
  }

  /// A date as it is shown.
  package func shownText(of date: DateText) -> String {
    let part = part(of: date)
    return patterns[part]?.text(of: date, names: names) ?? Self.isoText(of: date, part)
  }

  /// A date as an editor opens with it: `2026-11-21 09:30`.
  package func editText(of date: DateText) -> String { Self.isoText(of: date, part(of: date)) }

  private static func isoText(of date: DateText, _ part: DateMode) -> String {
    let time = date.time.map { $0.text() } ?? ""
    return switch part {
    case .date: date.date.description
    case .time: time
    case .dateAndTime: date.date.description + " " + time
    }
  }

  // MARK: In expressions

  /// A date of a record as expressions read it, as an ISO 8601 text by the zone's clocks; nil for what they read as it is
  /// stored, and for what is not a date. It has its offset where `clocks` would show another time, or show it twice.
  func expressionText(of slice: JSONSlice, among clocks: ZoneClock) -> String? {
    guard storage.notation != .iso8601, let date = date(of: slice) else { return nil }
    let time = date.time.map { $0.text(withSeconds: true) } ?? ""
    return switch part(of: date) {
    case .date: date.date.description
    case .time: time
    case .dateAndTime:
      date.date.description + "T" + time + (storage.zone.offsetText(of: date, among: clocks) ?? "")
    }
  }

  /// A date that an expression gives, as a record has it; nil for what is stored as it is given. A time without an offset
  /// is by `clocks`.
  func value(ofResult text: String, by clocks: ZoneClock) -> JSONValue? {
    guard storage.notation != .iso8601,
      let date = DateText(text) ?? (mode == .time ? DateText(timeOfDay: text) : nil)
    else { return nil }
    return value(ofTyped: date.moved(from: clocks, to: storage.zone), replacing: nil)
  }

  // MARK: Writing

  /// True if a typed time can be stored. False if the row doesn't set the parts of its dates
  /// and the value is a day.
  func keepsTime(of date: DateText, replacing slice: JSONSlice?) -> Bool {
    guard mode == nil, date.time != nil, storage.notation == .iso8601 else { return true }
    return slice.flatMap(raw)?.time != nil
  }

  /// True if the minutes of a typed time are not a multiple of the interval; the time that a
  /// value already has is allowed.
  func isOffInterval(_ date: DateText, replacing slice: JSONSlice?) -> Bool {
    guard let time = date.time, time.minute % minuteInterval != 0 else { return false }
    let former = slice.flatMap { self.date(of: $0) }?.time
    return former.map { ($0.hour, $0.minute) != (time.hour, time.minute) } ?? true
  }

  /// The gap in which the zone's clocks never show a complete typed date that replaces a value; nil where they show it.
  func gap(skipping date: DateText, replacing slice: JSONSlice?) -> ClockGap? {
    storage.gap(skipping: date, replacing: slice.flatMap(raw))
  }

  /// The value that a complete typed date writes in place of another; nil if its day or its
  /// time is missing.
  func value(ofTyped date: DateText, replacing slice: JSONSlice?) -> JSONValue? {
    let former = slice.flatMap(raw)
    if mode == .dateAndTime, date.time == nil, former?.time == nil { return nil }
    switch storage.stored(date, replacing: former) {
    case .text(let text): return .string(text)
    case .number(let json): return .number(json)
    case nil: return nil
    }
  }
}

extension ConfigRow {
  /// The settings of its dates; nil for a row of other values.
  var settingsOfDates: DateSettings? { valueType == .date && choices.isEmpty ? dates : nil }
}
