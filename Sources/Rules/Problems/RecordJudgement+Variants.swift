import Forms
import JSONText
import Texts

/// Failures of values that have one of several shapes: each names the shape that they were judged by.
extension RecordJudgement {
  /// The failures of a row whose value is a variant's, with what is wrong where it is none's.
  func naming(
    _ failures: [ValidationFailure], variantOf row: PreparedRow, _ content: RowContent
  ) -> [ValidationFailure] {
    guard let choice = reading.shapes.choice(of: row.state.row), case .value(let value) = content,
      value.kind != .null
    else { return failures }
    let shaped = reading.shapes.row(row)
    var failures = failures
    if !choice.fits, !failures.contains(where: { $0.severity == .error }) {
      failures.append(
        ValidationFailure(rule: .variants, severity: .error, message: reasonAgainst(choice, row)))
    }
    return failures.map { $0.naming(variantOf: shaped.state.row, in: reading.texts) }
  }

  /// Names the variant in the failures of a row, which are the last ones.
  func name(
    _ result: inout [(row: Int, failure: ValidationFailure)], from first: Int,
    variantOf row: PreparedRow
  ) {
    let own = result[first...].map(\.failure)
    guard let index = reading.plan.index(ofRow: row.state.row.identifier) else { return }
    // Those that were judged with their content have it.
    guard !own.contains(where: \.namesVariant) else { return }
    let named = naming(own, variantOf: row, reading.content(of: row))
    result.replaceSubrange(first..., with: named.map { (index, $0) })
  }

  /// The reason why a value is not of the variant that it is nearest to, although it breaks none of its rules.
  private func reasonAgainst(_ choice: VariantChoice, _ row: PreparedRow) -> String {
    let texts = reading.texts
    guard let variants = row.state.row.variants else { return "" }
    let variant = variants.variants[choice.index]
    if let constant = variant.constant {
      let text = constant.plainText.isEmpty ? constant.jsonText() : constant.plainText
      let path = variants.discriminator?.description
      return path.map { texts.memberMustBe($0, text) } ?? texts.mustBeConstant(text)
    }
    return texts.mustHold(variant.predicate?.shownText ?? "")
  }
}

extension ValidationFailure {
  /// The failure with the title of the variant that its row is.
  func naming(variantOf row: ConfigRow, in texts: Texts) -> ValidationFailure {
    guard !namesVariant, let title = row.variantTitle else { return self }
    var failure = self
    failure.message = texts.asVariant(title, message)
    failure.namesVariant = true
    return failure
  }
}

extension RuleName {
  /// A value that is of none of its row's variants.
  package static let variants = RuleName("variants")
}
