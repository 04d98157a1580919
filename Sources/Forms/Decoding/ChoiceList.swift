import SourceText
import Values

/// A list of choices that rows name, and the file that it is written in.
///
/// A class, since rows that read the same of it share what they offer.
final class ChoiceList {
  let file: String
  let choices: [ListedChoice]
  private var offers: [Reading: Offer] = [:]

  /// The settings by which rows offer different choices of one list.
  private struct Reading: Hashable {
    let type: ValueType
    let path: ValuePath?
  }

  /// The choices that rows offer from a list.
  struct Offer {
    let table: ChoiceTable
    /// List without the choices that can't be offered.
    let list: ChoiceList
    /// First choice without a value, and the number of such choices; nil if all have one.
    let missing: (first: ListedChoice, count: Int)?
  }

  init(file: String, choices: [ListedChoice]) {
    self.file = file
    self.choices = choices
  }

  /// The choices offered by a row that stores this type and finds its values at the path.
  /// O(choices) for the first row.
  func offer(storing type: ValueType, at path: ValuePath?) -> Offer {
    let reading = Reading(type: type, path: path)
    if let known = offers[reading] { return known }
    let offer = Offer(self, storing: type, at: path)
    offers[reading] = offer
    return offer
  }
}

extension ChoiceList.Offer {
  fileprivate init(_ list: ChoiceList, storing type: ValueType, at path: ValuePath?) {
    var (choices, listed, missing): ([Choice], [ListedChoice], [ListedChoice]) = ([], [], [])
    choices.reserveCapacity(list.choices.count)
    for choice in list.choices {
      if let made = choice.choice(storing: type, at: path) {
        choices.append(made)
        listed.append(choice)
      } else {
        missing.append(choice)
      }
    }
    table = choices.isEmpty ? .empty : ChoiceTable(choices)
    self.list = missing.isEmpty ? list : ChoiceList(file: list.file, choices: listed)
    self.missing = missing.first.map { ($0, missing.count) }
  }
}

/// The position at which a choice is written.
package struct ChoiceLocation: Hashable {
  /// Path of the file that has the list; nil for a choice of the row.
  package let file: String?
  package let position: SourcePosition

  /// A position in a file, or in the form.
  package init(file: String?, position: SourcePosition) {
    self.file = file
    self.position = position
  }
}
