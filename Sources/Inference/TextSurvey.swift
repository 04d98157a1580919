import JSONText
import Patterns
import Values

/// What texts have in common.
struct TextSurvey: Sendable {
  private(set) var count = 0
  private(set) var isLong = false
  private(set) var areDates = true
  /// The forms that all of them have.
  private(set) var shapes = Set(TextShape.allCases)

  /// The distinct texts in the order in which they came; nil once there are too many, or too long ones, to choose from.
  private var distinct: [String]? = []

  /// So many texts can be chosen from at a glance.
  private static let mostChoices = 8
  /// Bytes of a text that is chosen rather than typed.
  private static let longestChoice = 30
  /// So often each text is there on average, where few repeat.
  private static let repetition = 3

  /// Characters from which on a text wants several lines.
  private static let long = 100

  mutating func add(_ value: JSONSlice) {
    let text = value.stringValue
    guard !text.isEmpty else {
      areDates = false
      return
    }
    count += 1
    if text.utf8.count >= Self.long || text.utf8.contains(0x0A) { isLong = true }
    addChoice(text)
    if areDates { areDates = DateText(text) != nil }
    if !shapes.isEmpty { shapes = shapes.filter { $0.matches(text) } }
  }

  private mutating func addChoice(_ text: String) {
    guard let known = distinct, !known.contains(text) else { return }
    let isShort = text.utf8.count <= Self.longestChoice && !text.utf8.contains(0x0A)
    distinct = isShort && known.count < Self.mostChoices ? known + [text] : nil
  }

  /// The few texts that repeat, in the order in which they came; none where each is another.
  var choices: [String] {
    guard let distinct, distinct.count > 1, count >= distinct.count * Self.repetition else {
      return []
    }
    return distinct
  }

  /// The form of all texts, the narrowest first; nil where there is none, or no text.
  var shape: TextShape? {
    count == 0 ? nil : TextShape.allCases.first(where: shapes.contains)
  }
}

/// A form of texts that a pattern can say.
enum TextShape: CaseIterable {
  case uuid, time, internetAddress, internetAddress6, email, url

  /// The row's `regex`, which matches the whole text.
  var pattern: String {
    switch self {
    case .uuid: "[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"
    case .time: "([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?"
    case .internetAddress6: "[0-9a-fA-F]{0,4}(:[0-9a-fA-F]{0,4}){2,7}"
    case .internetAddress: "[0-9]{1,3}(\\.[0-9]{1,3}){3}"
    case .email: "[^@\\s]+@[^@\\s]+"
    case .url: "[a-z][a-z0-9+.-]*://[^\\s]+"
    }
  }

  /// What the row says of another text.
  var example: String {
    switch self {
    case .uuid: "123e4567-e89b-12d3-a456-426614174000"
    case .time: "10:30"
    case .internetAddress: "192.168.0.1"
    case .internetAddress6: "2001:db8::1"
    case .email: "name@example.org"
    case .url: "https://example.org"
    }
  }

  /// The row's `keyboardType`; nil for the usual one.
  var keyboard: String? {
    switch self {
    case .uuid, .time, .internetAddress, .internetAddress6: "asciiCapable"
    case .email: "emailAddress"
    case .url: "URL"
    }
  }

  /// Whether a text has the form, by the very pattern that the row gets.
  func matches(_ text: String) -> Bool { Self.patterns[self]?.matches(text) == .match }

  private static let patterns = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { shape in
      (try? RowPattern(shape.pattern)).map { (shape, $0) }
    })
}
