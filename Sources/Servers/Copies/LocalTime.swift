import Glibc

/// Points in time in the local time zone, for people.
enum LocalTime {
  /// `2026-11-23 14:05`, from seconds since 1970.
  static func text(of seconds: Int) -> String {
    var time = time_t(seconds)
    var parts = tm()
    guard localtime_r(&time, &parts) != nil else { return "?" }
    return String(unsafeUninitializedCapacity: 32) { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        strftime($0.baseAddress, 32, "%Y-%m-%d %H:%M", &parts)
      }
    }
  }
}
