import Forms
import SourceText
import Threads

/// Finds the rows of a form by identifier, for calls that name very many.
final class RowIndex: Sendable {
  private let places = Locked([ExactText: Int]?.none)

  /// The row of an identifier, always of the same rows. O(rows) once.
  func row(_ identifier: String, of form: Form) -> ConfigRow? {
    let place = places.withLock { places in
      let known = places ?? Self.places(in: form)
      places = known
      return known[identifier]
    }
    return place.map { form.rows[$0] }
  }

  private static func places(in form: Form) -> [ExactText: Int] {
    Dictionary(
      names: form.rows.enumerated().map { ($1.identifier, $0) },
      uniquingKeysWith: { first, _ in first })
  }
}
