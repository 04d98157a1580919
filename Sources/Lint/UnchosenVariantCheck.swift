import Expressions
import Forms
import JSONText
import Rules
import Texts
import Values

/// W506: each variant has values that are no earlier one's; reported only if the contrary can be proved.
enum UnchosenVariantCheck: FormCheck {
  static func check(_ family: FormFamily) {
    let search = VariantSearch(family: family)
    for draft in family.drafts.flatMap(\.draft.rows) where draft.variants.count > 1 {
      for (index, variant) in draft.variants.enumerated() {
        guard let reason = search.reason(against: variant, after: draft.variants[..<index]) else {
          continue
        }
        variant.reader.report(
          .W506, at: variant.reader.position(of: reason.key),
          quoting: variant.title, advice: reason.advice
        ) { $0.variantIsNeverChosen(reason.earlier) }
      }
    }
  }
}

/// Finds the earlier variant that has all values of another one.
private struct VariantSearch {
  let family: FormFamily

  struct Reason {
    let earlier: String
    /// The key that is as in the earlier one; empty for the whole variant.
    var key = ""
    let advice: Sentence
  }

  func reason(
    against variant: DraftVariant, after earlier: ArraySlice<DraftVariant>
  ) -> Reason? {
    if let constant = variant.constant {
      return earlier.first { $0.constant?.means(constant) == true }.map {
        Reason(earlier: $0.title, key: "constant", advice: Sentence { $0.dropOne })
      }
    }
    if let predicate = variant.predicate?.expression {
      return earlier.first { $0.constant == nil && $0.predicate?.expression == predicate }.map {
        Reason(earlier: $0.title, key: "predicate", advice: Sentence { $0.dropOne })
      }
    }
    return earlier.first { $0.constant == nil && $0.predicate == nil && has($0, all: variant) }
      .map { Reason(earlier: $0.title, advice: Sentence { $0.variantAdvice }) }
  }

  /// True if the earlier variant accepts all values of the other one without a fault, or is no different.
  private func has(_ earlier: DraftVariant, all other: DraftVariant) -> Bool {
    if isEqual(earlier.row, other.row) { return true }
    let (rules, others) = (rules(of: earlier.row.row), rules(of: other.row.row))
    return !rules.judgeValues && !describesInside(earlier.row)
      && rules.kinds.isSuperset(of: others.kinds.subtracting(.null))
  }

  private func rules(of row: ConfigRow) -> RowRules {
    RowProbe.binder(for: row).state(of: row).rules
  }

  /// True if the row opens a form of its own for what is in its values.
  private func describesInside(_ draft: DraftRow) -> Bool {
    draft.row.child.map { family.draft(named: $0.name) != nil } ?? false
  }

  /// Limit of forms in forms that are compared.
  private static let mostDepth = 8

  /// True if both rows accept the same values; false also where that takes long to see.
  private func isEqual(_ one: DraftRow, _ other: DraftRow, depth: Int = 0) -> Bool {
    guard depth < Self.mostDepth, one.row.accepts(sameAs: other.row),
      one.row.child?.scope == other.row.child?.scope
    else { return false }
    guard let name = one.row.child?.name, let otherName = other.row.child?.name,
      name != otherName
    else { return true }
    guard let form = family.draft(named: name), let otherForm = family.draft(named: otherName)
    else { return !describesInside(one) && !describesInside(other) }
    return form.rows.count == otherForm.rows.count
      && zip(form.rows, otherForm.rows).allSatisfy { isEqual($0, $1, depth: depth + 1) }
  }
}

extension JSONValue {
  /// True if a constant is another one, which a form may give as a text.
  fileprivate func means(_ other: JSONValue) -> Bool {
    if self == other { return true }
    return [ValueType.number, .bool, .string].contains { type in
      let (one, other) = (converted(to: type), other.converted(to: type))
      return one == other && one.kind == type.kindOfScalars
    }
  }
}
