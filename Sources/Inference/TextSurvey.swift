import JSONText
import Values

/// What texts have in common.
struct TextSurvey: Sendable {
  private(set) var count = 0
  private(set) var isLong = false
  private(set) var areDates = true
  /// The forms that all of them have.
  private(set) var shapes = Set(TextShape.allCases)

  /// The distinct texts in the order in which they came; nil once there are too many to choose from.
  private var distinct: [String]? = []

  /// So many texts can be chosen from at a glance.
  private static let mostChoices = 8
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
    distinct = known.count < Self.mostChoices ? known + [text] : nil
  }

  /// The few texts that repeat, in the order in which they came; none where each is another, or one is no choice.
  var choices: [String] {
    guard let distinct, distinct.count > 1, count >= distinct.count * Self.repetition,
      distinct.allSatisfy(ChoiceText.isOne)
    else { return [] }
    return distinct
  }

  /// The form of all texts, the narrowest first; nil where there is none, or no text.
  var shape: TextShape? {
    count == 0 ? nil : TextShape.allCases.first(where: shapes.contains)
  }
}
