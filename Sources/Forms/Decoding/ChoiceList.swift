import SourceText
import Values

/// A list of choices that rows name, and the file that it is written in.
///
/// A class, since rows that read the same of it share what they offer.
final class ChoiceList {
  let file: String
  let choices: [ListedChoice]
  private var offers: [Reading: Offer] = [:]

  /// What distinguishes rows that offer other choices of one list.
  private struct Reading: Hashable {
    let type: ValueType
    let path: ValuePath?
  }

  /// What rows offer of a list.
  struct Offer {
    let table: ChoiceTable
    /// The list without the choices that can't be offered.
    let list: ChoiceList
    /// The first choice without a value, and how many there are; nil where each has one.
    let missing: (first: ListedChoice, count: Int)?
  }

  init(file: String, choices: [ListedChoice]) {
    self.file = file
    self.choices = choices
  }

  /// What a row offers that stores this type, and finds its values at the path. O(choices) for the first row.
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

/// Where a choice is written.
package struct ChoicePlace: Hashable {
  /// The path of the file that has the list; nil for a choice of the row.
  package let file: String?
  package let position: SourcePosition

  /// The place in a file, or in the form.
  package init(file: String?, position: SourcePosition) {
    self.file = file
    self.position = position
  }
}
