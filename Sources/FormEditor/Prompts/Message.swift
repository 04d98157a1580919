/// One line for the person, above the bottom line, until the next key.
struct Message: Hashable, Sendable {
  enum Tone: Hashable, Sendable { case notice, warning, problem }
  var text: String
  var tone: Tone
  /// Whether it is about the file being read, and over when that is.
  var isAboutLoading = false

  static func notice(_ text: String) -> Message { Message(text: text, tone: .notice) }
  static func warning(_ text: String) -> Message { Message(text: text, tone: .warning) }
  static func problem(_ text: String) -> Message { Message(text: text, tone: .problem) }
}
