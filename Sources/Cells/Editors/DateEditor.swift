import Forms
import Rules
import Screen
import Texts
import Values

/// A date typed in digits or picked in the grid of a month, a time of day, or both.
struct DateEditor: CellEditor {
  private var typing: DateTyping
  private var row: ConfigRow
  private let mode: DateMode
  private let minuteInterval: Int
  /// Date of the record, unless the form sets how dates are stored; its time stays until
  /// another one is typed.
  private let stored: DateText?
  /// The day from which arrow keys move; nil if there is none yet.
  private var focus: CalendarDate?
  private let today: CalendarDate?
  private var bounds: DateBounds
  private var isMasked: Bool

  init(state: RowState, text: String, today: CalendarDate?) {
    let stored = DateText(text)
    let dates = state.dates
    row = state.row
    // Without a mode of its own a row has what is there.
    mode =
      dates?.mode
      ?? (stored?.time != nil ? .dateAndTime : dates != nil && text.contains(":") ? .time : .date)
    minuteInterval = dates?.minuteInterval ?? 1
    typing = DateTyping(dates == nil ? stored?.date.description ?? text : text, mode: mode)
    self.stored = dates == nil ? stored : nil
    bounds = DateBounds(state.limits)
    self.today = today
    isMasked = state.disclosure.isSecret
    if mode != .time {
      focus = stored?.date ?? Self.start(row: state.row, today: today, bounds: bounds)
    }
  }

  var text: String {
    // The time stays with a date; a text that is none goes as it is.
    typing.date == nil ? typing.text : typing.text + rest
  }

  /// The original text after the day: `T09:30:00+01:00`; empty once a time is typed.
  private var rest: String { typing.time == nil ? stored?.rest ?? "" : "" }

  var isTyped: Bool { true }

  var keys: [KeyHint] {
    let ends = [
      KeyHint(FieldKeys.keep) { $0.keepValue }, KeyHint(FieldKeys.leave) { $0.leaveAsItWas },
    ]
    guard mode != .time else {
      return ends + [
        KeyHint(FieldKeys.lines) { $0.timeWord }, KeyHint(FieldKeys.months) { $0.hourWord },
        KeyHint(Sentence { $0.digitKeys }, Sentence { $0.timeWord }),
      ]
    }
    // In a text that is typed as it is written, t is a letter.
    let today =
      today == nil || typing.isAsWritten ? [] : [KeyHint(FieldKeys.today) { $0.todayWord }]
    let times = mode == .date ? [] : [KeyHint(FieldKeys.times) { $0.timeWord }]
    return ends + [
      KeyHint(Sentence { $0.arrowKeys }, Sentence { $0.dayWord }),
      KeyHint(FieldKeys.months) { $0.monthWord },
    ] + today + times + [KeyHint(Sentence { $0.digitKeys }, Sentence { $0.dateWord })]
  }

  mutating func handle(_ input: EditorInput, in field: Size, binder: RecordBinder)
    -> EditorResponse
  {
    switch input {
    case .key(let key): return handle(key, binder)
    case .paste(let text): return paste(text, binder)
    case .replaceText(let text):
      typing.clear()
      return paste(text, binder)
    case .clickPopup(let line, let column):
      if let focus, let date = MonthGrid(of: focus).date(atLine: line, column: column) {
        go(to: date)
      }
      return .handled
    case .clickField: return .handled
    }
  }

  mutating func follow(_ state: RowState) {
    row = state.row
    bounds = DateBounds(state.limits)
    isMasked = state.disclosure.isSecret
  }

  func view(in field: Size, theme: Theme, fault: Int?) -> CellEditorView {
    let typed = isMasked ? String(repeating: "•", count: typing.text.count) : typing.text
    let sound = String(typed.prefix(fault ?? typed.count))
    var spans = [StyledSpan(sound, theme.value)]
    if sound != typed {
      spans.append(StyledSpan(String(typed.dropFirst(sound.count)), theme.problem))
    }
    if !rest.isEmpty, !isMasked { spans.append(StyledSpan(" \(rest)", theme.dim)) }
    if typed.isEmpty {
      spans = [StyledSpan(theme.marked(placeholder, as: .placeholder), theme.dim)]
    }
    let line = StyledLine(spans).truncated(to: field.width)
    let column = min(typed.columns, max(field.width - 1, 0))
    let popup = focus.map {
      MonthGrid(of: $0).popup(focus: $0, today: today, bounds: bounds, theme: theme)
    }
    return CellEditorView(
      lines: [line], cursor: Point(x: column, y: 0), popup: isMasked ? nil : popup)
  }

  private var placeholder: String {
    switch mode {
    case .date: " YYYY-MM-DD"
    case .time: " HH:MM"
    case .dateAndTime: " YYYY-MM-DD HH:MM"
    }
  }
}

// Keys.
extension DateEditor {
  private mutating func handle(_ key: KeyPress, _ binder: RecordBinder) -> EditorResponse {
    if let response = AfterCommit.leaving(with: key, commits: .text(text)) { return response }
    switch (key.key, key.modifiers) {
    case (FieldKeys.keep.key, _): return .commit(.text(text), then: .stay)
    case (.backspace, []): typing.erase()
    case (.delete, []), (.character("u"), .control), (.character("k"), .control): typing.clear()
    case _ where key == FieldKeys.today && mode != .time && !typing.isAsWritten:
      guard let today else { return .refused(Sentence { $0.digitsOnly }) }
      go(to: today)
    case (.character(let character), []): return type(character, binder)
    default: return mode == .time ? stepTime(with: key, binder) : stepDay(with: key, binder)
    }
    return .handled
  }

  private mutating func stepDay(with key: KeyPress, _ binder: RecordBinder) -> EditorResponse {
    switch (key.key, key.modifiers) {
    case (.left, []): return go { $0.adding(days: -1) }
    case (.right, []): return go { $0.adding(days: 1) }
    case (.up, []): return go { $0.adding(days: -7) }
    case (.down, []): return go { $0.adding(days: 7) }
    case (.home, []): return go { $0.adding(days: 1 - $0.weekday) }
    case (.end, []): return go { $0.adding(days: 7 - $0.weekday) }
    case (.pageUp, []): return go { $0.adding(months: -1) }
    case (.pageDown, []): return go { $0.adding(months: 1) }
    case (.pageUp, .shift), (.pageUp, .meta): return go { $0.adding(months: -12) }
    case (.pageDown, .shift), (.pageDown, .meta): return go { $0.adding(months: 12) }
    case _ where mode == .dateAndTime && key == FieldKeys.times[0]:
      return step(by: minuteInterval, binder)
    case _ where mode == .dateAndTime && key == FieldKeys.times[1]:
      return step(by: -minuteInterval, binder)
    default: return .ignored
    }
  }

  private mutating func stepTime(with key: KeyPress, _ binder: RecordBinder) -> EditorResponse {
    switch (key.key, key.modifiers) {
    case (.up, []): step(by: minuteInterval, binder)
    case (.down, []): step(by: -minuteInterval, binder)
    case (.pageUp, []): step(by: 60, binder)
    case (.pageDown, []): step(by: -60, binder)
    default: .ignored
    }
  }

  private mutating func go(to date: CalendarDate) {
    focus = date
    typing.set(date)
  }

  /// Moves the focus by `step`, or to the focus itself if there is no date yet.
  private mutating func go(_ step: (CalendarDate) -> CalendarDate) -> EditorResponse {
    guard let focus else { return .refused(Sentence { $0.typeYearFirst }) }
    go(to: typing.text.isEmpty ? focus : step(focus))
    return .handled
  }

  /// Moves the time by `minutes` on their grid, wrapping around midnight.
  private mutating func step(by minutes: Int, _ binder: RecordBinder) -> EditorResponse {
    let date = date(binder)
    guard mode == .time || date != nil else { return .refused(Sentence { $0.typeYearFirst }) }
    var next = bounds.firstTime ?? Self.noon
    if let time = date?.time ?? stored?.time {
      let now = time.hour * 60 + time.minute
      let grid = abs(minutes)
      let beyond = now % grid
      next = minutes > 0 ? now - beyond + grid : beyond > 0 ? now - beyond : now - grid
    }
    let day = 24 * 60
    typing.set(ClockTime(seconds: (next % day + day) % day * 60))
    return .handled
  }

  private static let noon = 12 * 60

  /// The typed date, if complete.
  private func date(_ binder: RecordBinder) -> DateText? { date(typing.text, binder) }

  private func date(_ text: String, _ binder: RecordBinder) -> DateText? {
    guard case .complete(let iso) = binder.prepared.dateEntry(in: row).typed(text).state else {
      return nil
    }
    return DateText(iso) ?? DateText(timeOfDay: iso)
  }

  private mutating func type(_ character: Character, _ binder: RecordBinder) -> EditorResponse {
    if let reason = typing.type(character) { return .refused(reason) }
    guard mode != .time else { return .handled }
    if let month = typing.month ?? date(binder)?.date { focus = month }
    return .handled
  }

  /// Accepts a date in any notation of the row; digits may be a part of one. Any other text is inserted to be
  /// corrected.
  private mutating func paste(_ text: String, _ binder: RecordBinder) -> EditorResponse {
    let text = text.trimmingWhitespace()
    if let date = date(text, binder) {
      guard mode != .date || date.time == nil else {
        typing.write(text)
        return .refused(Sentence { $0.timeNotKept })
      }
      typing.replace(with: date)
      if mode != .time { focus = date.date }
      return .handled
    }
    let before = self
    for character in text where type(character == "T" ? " " : character, binder) != .handled {
      self = before
      typing.write(text)
      break
    }
    return .handled
  }
}

extension DateEditor {
  /// The initial day of the grid for a record without one.
  private static func start(
    row: ConfigRow, today: CalendarDate?, bounds: DateBounds
  ) -> CalendarDate? {
    if case .string(let text)? = row.defaultValue, let date = DateText(text)?.date { return date }
    return (today ?? bounds.anchor).map(bounds.clamped)
  }
}
