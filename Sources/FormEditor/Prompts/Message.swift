/// One line for the person, above the bottom line, until the next key.
package struct Message: Hashable, Sendable {
  enum Tone: Hashable, Sendable { case notice, warning, problem }
  var text: String
  var tone: Tone
  /// True for a message about the file being read; it disappears when that is over.
  var isAboutLoading = false

  static func notice(_ text: String) -> Message { Message(text: text, tone: .notice) }
  static func warning(_ text: String) -> Message { Message(text: text, tone: .warning) }
  static func problem(_ text: String) -> Message { Message(text: text, tone: .problem) }
}
