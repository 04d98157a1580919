import JSONText
import Values

struct TextSurvey: Sendable {
  private(set) var count = 0
  private(set) var isLong = false
  private(set) var hasEmpty = false
  private(set) var areDates = true
  /// The shapes that match all texts, the most specific first.
  private(set) var shapes = TextShape.allCases

  /// Distinct texts in order of occurrence; nil once there are too many for choices.
  private var distinct: [String]? = []

  /// Limit of choices: as many as can be surveyed at a glance.
  private static let mostChoices = 8
  /// Minimum average number of occurrences of a choice.
  private static let repetition = 3

  /// Length in UTF-8 bytes from which on a text needs several lines.
  private static let long = 100

  /// `findsShape`: false where no rule is made of it.
  mutating func add(_ value: JSONSlice, findsShape: Bool) {
    let text = value.stringValue
    guard !text.isEmpty else {
      areDates = false
      hasEmpty = true
      return
    }
    count += 1
    if text.utf8.count >= Self.long || text.utf8.contains(0x0A) { isLong = true }
    addChoice(text)
    if areDates { areDates = DateText(text) != nil }
    if !findsShape { shapes = [] }
    if !shapes.isEmpty { shapes = shapes.filter { $0.matches(text) } }
  }

  mutating func merge(_ other: TextSurvey) {
    count += other.count
    isLong = isLong || other.isLong
    hasEmpty = hasEmpty || other.hasEmpty
    areDates = areDates && other.areDates
    shapes = shapes.filter(other.shapes.contains)
    guard let others = other.distinct else {
      distinct = nil
      return
    }
    for text in others { addChoice(text) }
  }

  private mutating func addChoice(_ text: String) {
    guard let known = distinct, !known.contains(text) else { return }
    distinct = known.count < Self.mostChoices ? known + [text] : nil
  }

  /// The few repeated texts in order of occurrence; empty if they don't repeat, or if one is not suitable.
  var choices: [String] {
    guard let distinct, distinct.count > 1, count >= distinct.count * Self.repetition,
      distinct.allSatisfy(ChoiceText.isOne)
    else { return [] }
    return distinct
  }

  /// The most specific shape of all texts; nil if there is none, or no text.
  var shape: TextShape? { count == 0 ? nil : shapes.first }
}
