import Threads

/// The choices of a row, with what follows from them alone.
///
/// A class, since rows that name the same list, store the same type and show the same titles share one: a list of a
/// hundred thousand is in memory, and is looked through, once.
package final class ChoiceTable: Sendable {
  package let choices: [Choice]
  /// Number of choices that may follow, for which the steps of a filter were not enough.
  package let unread: Int
  private let made = Locked(Made())

  /// The results that were requested so far.
  private struct Made {
    var facets: [ObjectIdentifier: any ChoiceFacet] = [:]
    var variants: [ChoiceVariant: ChoiceTable] = [:]
  }

  package init(_ choices: [Choice], unread: Int = 0) {
    self.choices = choices
    self.unread = unread
  }

  package static let empty = ChoiceTable([])

  /// The facet of the choices, computed on the first request. O(choices) then, else O(1).
  package func facet<Facet: ChoiceFacet>(_ type: Facet.Type = Facet.self) -> Facet {
    made.withLock { made in
      if let known = made.facets[ObjectIdentifier(type)] as? Facet { return known }
      let facet = Facet(of: choices)
      made.facets[ObjectIdentifier(type)] = facet
      return facet
    }
  }

  /// A variant of the choices with other values, other titles or another order, made by `make`
  /// on the first request.
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
