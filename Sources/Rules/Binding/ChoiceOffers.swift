import Expressions
import Forms
import JSONText

/// What filters and conditions leave of lists of choices: rows with the same list and the same filter share it. Used from
/// one thread, like its binder.
final class ChoiceOffers {
  /// The latest, the last one last.
  private var offers: [(key: Key, candidates: ChoiceTable, offered: ChoiceTable)] = []
  /// How many were made.
  private(set) var made = 0

  /// What offers depend on.
  struct Key: Equatable {
    let candidates: ObjectIdentifier
    let filter: String?
    /// The identifier of the row, where it matters.
    let row: String?
    /// What is read of the record.
    let read: [UInt8]
  }

  /// Offers, and choices in them, that are kept.
  private static let (mostOffers, mostChoices) = (16, 400_000)

  /// What is offered, made by `make` the first time; the candidates are kept with it.
  func offered(
    _ key: Key, of candidates: ChoiceTable, _ make: () -> ChoiceTable
  ) -> ChoiceTable {
    if let known = offers.last(where: { $0.key == key }) { return known.offered }
    made += 1
    let offered = make()
    offers.append((key, candidates, offered))
    while offers.count > Self.mostOffers || offers.count > 1 && count > Self.mostChoices {
      offers.removeFirst()
    }
    return offered
  }

  private var count: Int { offers.reduce(0) { $0 + $1.offered.choices.count } }
}
