import Threads

/// The choices of a row, with what follows from them alone.
///
/// A class, since rows that name the same list, store the same type and show the same titles share one: a list of a
/// hundred thousand is in memory, and is looked through, once.
package final class ChoiceTable: Sendable {
  /// In the order in which they are offered.
  package let choices: [Choice]
  /// How many more there may be, which the steps of a filter were not enough for.
  package let unread: Int
  private let made = Locked(Made())

  /// What was asked for so far.
  private struct Made {
    var facets: [ObjectIdentifier: any ChoiceFacet] = [:]
    var variants: [ChoiceVariant: ChoiceTable] = [:]
  }

  package init(_ choices: [Choice], unread: Int = 0) {
    self.choices = choices
    self.unread = unread
  }

  package static let empty = ChoiceTable([])

  /// What follows from the choices, made when it is first asked for. O(choices) then, else O(1).
  package func facet<Facet: ChoiceFacet>(_ type: Facet.Type = Facet.self) -> Facet {
    made.withLock { made in
      if let known = made.facets[ObjectIdentifier(type)] as? Facet { return known }
      let facet = Facet(of: choices)
      made.facets[ObjectIdentifier(type)] = facet
      return facet
    }
  }

  /// These choices with other values, other titles or in another order, made by `make` when they are first asked for.
  package func variant(
    _ variant: ChoiceVariant, _ make: ([Choice]) -> [Choice]
  ) -> ChoiceTable {
    made.withLock { made in
      if let known = made.variants[variant] { return known }
      let table = ChoiceTable(make(choices))
      made.variants[variant] = table
      return table
    }
  }
}

extension ChoiceTable: Equatable {
  package static func == (a: ChoiceTable, b: ChoiceTable) -> Bool {
    a === b || a.choices == b.choices && a.unread == b.unread
  }
}

/// Something that follows from choices alone, and not from the row that has them.
package protocol ChoiceFacet: Sendable {
  init(of choices: [Choice])
}
