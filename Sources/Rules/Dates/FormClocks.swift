import Forms
import Values

/// The clocks that a form's expressions calculate by: those of the zone that its rows of dates name, where all that name one
/// name the same, else the environment's.
struct FormClocks {
  let zone: ZoneClock
  /// Whether the form names the zone.
  let areNamed: Bool
  /// When the program began.
  let time: SessionTime

  /// O(rows).
  init(_ rows: [ConfigRow], _ locale: FormLocale) {
    let local = locale.timeZone.flatMap { ZoneClock($0) } ?? .current
    let names = Set(rows.lazy.compactMap { $0.dates?.timeZone })
    guard names.count == 1, let zone = names.first.flatMap({ ZoneClock($0) }) else {
      (zone, areNamed, time) = (local, false, locale.time)
      return
    }
    (self.zone, areNamed) = (zone, true)
    time = locale.time.moved(from: local, to: zone)
  }
}

extension SessionTime {
  /// The same instant by the clocks of another zone.
  fileprivate func moved(from local: ZoneClock, to zone: ZoneClock) -> SessionTime {
    guard let date = DateText(now),
      let moved = DateText(instant: date.instant(in: local), in: zone), let time = moved.time
    else { return self }
    let day = moved.date.description
    return SessionTime(today: day, now: day + "T" + time.text(withSeconds: true))
  }
}
