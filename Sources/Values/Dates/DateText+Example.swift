extension DateText {
  /// An example for messages: a day, a time or both, in ISO 8601 with a blank before the time.
  package static func example(_ mode: DateMode) -> String {
    switch mode {
    case .date: "2026-11-21"
    case .time: "09:30"
    case .dateAndTime: "2026-11-21 09:30"
    }
  }
}
