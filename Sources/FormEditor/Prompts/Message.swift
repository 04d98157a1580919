/// One line for the person, above the bottom line, until the next key.
struct Message: Hashable, Sendable {
  enum Tone: Hashable, Sendable { case notice, warning, problem }
  var text: String
  var tone: Tone

  static func notice(_ text: String) -> Message { Message(text: text, tone: .notice) }
  static func warning(_ text: String) -> Message { Message(text: text, tone: .warning) }
  static func problem(_ text: String) -> Message { Message(text: text, tone: .problem) }
}
