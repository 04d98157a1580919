import Forms
import Values

/// The clocks that a form's expressions calculate by: those of the zone that the form names, else of the one that its rows
/// of dates name, else the environment's.
struct FormClocks {
  let zone: ZoneClock
  /// True if the form or its rows of dates name the zone.
  let areNamed: Bool
  /// Start of the program, or another moment that was requested.
  let time: SessionTime

  /// O(rows). `moment`: by the locale's clocks; nil: when the program began.
  init(_ form: Form, _ locale: FormLocale, at moment: SessionTime? = nil) {
    let now = moment ?? locale.time
    let local = locale.timeZone.flatMap { ZoneClock($0) } ?? .current
    guard let zone = (form.timeZone ?? form.rows.onlyTimeZone).flatMap({ ZoneClock($0) }) else {
      (zone, areNamed, time) = (local, false, now)
      return
    }
    (self.zone, areNamed) = (zone, true)
    time = now.moved(from: local, to: zone)
  }
}

extension [ConfigRow] {
  fileprivate var onlyTimeZone: String? {
    let names = Set(lazy.compactMap { $0.dates?.timeZone })
    return names.count == 1 ? names.first : nil
  }
}

extension SessionTime {
  /// The instant in the clock time of another zone.
  fileprivate func moved(from local: ZoneClock, to zone: ZoneClock) -> SessionTime {
    guard let date = DateText(now),
      let moved = DateText(instant: date.instant(in: local), in: zone), let time = moved.time
    else { return self }
    let day = moved.date.description
    return SessionTime(today: day, now: day + "T" + time.text(withSeconds: true))
  }
}
