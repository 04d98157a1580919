import Expressions
import Forms
import JSONText

/// Cache of the choices that filters and conditions leave: rows with the same list and the
/// same filter share them. Used from one thread, like its binder.
final class ChoiceOffers {
  private var offers: [(key: Key, candidates: ChoiceTable, offered: ChoiceTable)] = []
  private(set) var made = 0

  /// Key of the cache: everything that an offer depends on.
  struct Key: Equatable {
    let candidates: ObjectIdentifier
    let filter: String?
    let row: String?
    let read: [UInt8]
  }

  private static let (mostOffers, mostChoices) = (16, 400_000)

  /// The offered choices for `key`, computed by `make` the first time; the candidates are kept
  /// with them.
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
