import Expressions
import JSONText
import SourceText
import Threads
import Values

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

/// A variant of a list of choices, derived from the original choices.
package enum ChoiceVariant: Hashable, Sendable {
  case converted(ValueType)
  /// Choices that some records may be offered, without their conditions.
  case unconditional
  /// Choices with the titles that a template makes for a row, in the row's order.
  case titled(Titles)

  /// The settings, besides the choices, that determine titles.
  package struct Titles: Hashable, Sendable {
    let template: Template?
    let isSorted: Bool
    let locale: String?
    let currencyCode: String?
    let formLocale: FormLocale

    /// `row` shows the titles.
    package init(of row: ConfigRow, in locale: FormLocale) {
      template = row.choiceSettings.title
      isSorted = row.choiceSettings.isSortedByTitle
      self.locale = row.locale
      currencyCode = row.currencyCode
      var locale = locale
      locale.time = .unknown
      formLocale = locale
    }
  }
}

/// The properties of some choices as a whole.
package struct ChoiceFacts: ChoiceFacet {
  package let isConstant: Bool
  package let hasColors: Bool
  package let hasShortTitles: Bool
  package let hasDisabled: Bool
  package let hasCandidates: Bool
  package let kinds: Set<JSONKind>
  /// Conditions that hide or disable some choices, each condition once.
  package let conditions: [RowCondition]
  /// Index of the first value of each kind; the empty text does not count.
  private let firstOfKinds: [JSONKind: Int]
  /// Indices of the choices whose values occur in earlier choices.
  package let repeated: [Int]

  package init(of choices: [Choice]) {
    var conditions: [RowCondition] = []
    var texts: Set<ExactText> = []
    var firstOfKinds: [JSONKind: Int] = [:]
    var kinds: Set<JSONKind> = []
    var seen: Set<JSONValue> = []
    var repeated: [Int] = []
    var (hasColors, hasShortTitles, hasDisabled, hasCandidates) = (false, false, false, false)
    for (index, choice) in choices.enumerated() {
      hasColors = hasColors || choice.color != nil
      hasShortTitles = hasShortTitles || choice.shortTitle != nil
      hasDisabled = hasDisabled || choice.isDisabled
      hasCandidates = hasCandidates || choice.candidate != nil
      let kind = choice.value.kind
      kinds.insert(kind)
      if firstOfKinds[kind] == nil, choice.value != .string("") { firstOfKinds[kind] = index }
      if !seen.insert(choice.value).inserted { repeated.append(index) }
      guard !choice.isConstant else { continue }
      for (effect, predicate) in [(.hidden, choice.hidden), (.disabled, choice.disabled)]
        as [(RowCondition.Effect, Expression?)]
      {
        guard let predicate, texts.insert(predicate.text).inserted else { continue }
        conditions.append(RowCondition(effect, when: predicate))
      }
    }
    self.hasColors = hasColors
    self.hasShortTitles = hasShortTitles
    self.hasDisabled = hasDisabled
    self.hasCandidates = hasCandidates
    self.kinds = kinds
    self.conditions = conditions
    self.firstOfKinds = firstOfKinds
    self.repeated = repeated
    isConstant = conditions.isEmpty
  }

  /// The index of the first value of another kind, the empty text aside.
  package func first(notOf kind: JSONKind) -> Int? {
    firstOfKinds.filter { $0.key != kind }.values.min()
  }
}

extension ChoiceTable {
  package var facts: ChoiceFacts { facet() }
}
