import CICU

final class ICUDates {
  private let format: OpaquePointer

  /// Styles in ICU's order.
  private static let styles: [DateStyle] = [.full, .long, .medium, .short]

  /// Nil if ICU has no data.
  init?(locale: String, day: DateStyle?, time: DateStyle?) {
    func number(_ style: DateStyle?) -> Int32 {
      style.flatMap { Self.styles.firstIndex(of: $0) }.map(Int32.init) ?? -1
    }
    var status: Int32 = 0
    let zone = Array("UTC".utf16)
    let opened = swift_udat_open(
      number(time), number(day), locale + "@calendar=gregorian", zone, Int32(zone.count), nil, 0,
      &status)
    guard let opened, status <= 0 else { return nil }
    format = opened
  }

  deinit { swift_udat_close(format) }

  /// Pattern in the letters of UTS 35.
  var pattern: String {
    text { swift_udat_toPattern(format, 0, $0, $1, $2) }
  }

  enum Names: Int32 {
    case months = 1
    case shortMonths = 2
    case weekdays = 3
    case shortWeekdays = 4
    case halves = 5
    case loneMonths = 10
    case shortLoneMonths = 11
  }

  /// Months from January, weekdays from Monday, the halves of the day.
  func names(_ names: Names) -> [String] {
    // ICU's weekdays count from 1, which is Sunday.
    let indices: [Int32] =
      switch names {
      case .weekdays, .shortWeekdays: [2, 3, 4, 5, 6, 7, 1]
      case .halves: [0, 1]
      default: Array(0..<12)
      }
    return indices.map { index in
      text { swift_udat_getSymbols(format, names.rawValue, index, $0, $1, $2) }
    }
  }

  private func text(
    _ write: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>) -> Int32
  ) -> String {
    var units = [UInt16](repeating: 0, count: 200)
    var status: Int32 = 0
    let length = write(&units, Int32(units.count), &status)
    guard status <= 0, length <= units.count else { return "" }
    return String(decoding: units.prefix(Int(length)), as: UTF16.self).withoutDirectionMarks
  }
}
