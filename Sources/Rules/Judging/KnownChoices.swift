import Forms
import JSONText

/// Choices by their values, for showing one that is not offered any more.
final class KnownChoices: Sendable {
  private let values: ListedValues
  private let titles: [String]

  init(_ choices: [Choice]) {
    values = ListedValues(choices.map(\.value))
    titles = choices.map(\.title)
  }

  func title(of value: JSONSlice) -> String? { values.index(of: value).map { titles[$0] } }
}
