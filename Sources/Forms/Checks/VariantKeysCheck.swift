import JSONText
import Texts

/// F106, W108: the keys of variants agree with each other, and act in a variant.
enum VariantKeysCheck: FormCheck {
  static func check(_ form: DraftForm) {
    for draft in form.rows where draft.reader.has("variants") {
      if draft.reader.value("variants")?.nodes?.isEmpty == true {
        draft.report(.W108, of: "variants", advice: \.leaveOut) { $0.keyIsEmpty("variants") }
      }
      checkDiscriminator(draft)
      for variant in draft.variants {
        checkForm(variant, of: draft)
        checkConstant(variant, of: draft)
        checkKeysOfRow(variant)
      }
    }
  }

  /// A member that no variant has a constant for.
  private static func checkDiscriminator(_ draft: DraftRow) {
    guard draft.reader.has("discriminator"), !draft.variants.isEmpty,
      draft.variants.allSatisfy({ $0.constant == nil })
    else { return }
    draft.reportIdle("discriminator", without: "constant")
  }

  /// `rows` are those of objects, in this very form.
  private static func checkForm(_ variant: DraftVariant, of owner: DraftRow) {
    guard variant.form != nil else { return }
    let row = variant.row
    if row.reader.has("valueType"), ![.object, .any].contains(row.row.valueType) {
      report(variant, "rows", against: "valueType", found: row.row.valueType.rawValue)
    } else if row.cell?.traits.contains(.opensObject) == false {
      report(variant, "rows", against: "cellIdentifier", found: row.row.cellIdentifier)
    } else if let other = ["segueIdentifier", "file"].first(where: row.reader.has) {
      report(variant, "rows", against: other)
    } else if let constant = variant.constant, constant.kind != .object,
      !owner.reader.has("discriminator")
    {
      variant.reader.report(
        .F106, of: "constant", quoting: constant.shownText, advice: "discriminator = type"
      ) { $0.contradicts("constant", "rows") }
    }
  }

  /// A constant is of the type of its values, and alone decides.
  private static func checkConstant(_ variant: DraftVariant, of owner: DraftRow) {
    guard let constant = variant.constant else { return }
    if let predicate = variant.predicate {
      variant.reader.report(.W108, at: predicate.position, advice: \.dropOne) {
        $0.noEffectBeside("predicate", "constant")
      }
    }
    guard variant.form == nil, !owner.reader.has("discriminator"),
      variant.row.reader.has("valueType"), !constant.isOf(variant.row.row.valueType)
    else { return }
    variant.reader.report(
      .F106, of: "constant", quoting: constant.shownText, advice: \.valueOfTypeAdvice
    ) { [type = variant.row.row.valueType] in $0.constantIsNot(ofType: type.rawValue) }
  }

  private static func report(
    _ variant: DraftVariant, _ key: String, against other: String, found: String? = nil
  ) {
    variant.reader.report(.F106, of: key, quoting: found, advice: \.dropOne) {
      $0.contradicts(key, other)
    }
  }

  /// Keys that say what the row is in whatever shape its value has.
  private static func checkKeysOfRow(_ variant: DraftVariant) {
    for entry in variant.rowKeys where DraftVariant.keysOfRow.contains(entry.key) {
      let key = entry.key
      variant.reader.report(.W108, at: entry.keyPosition, advice: \.inRowOfVariants) {
        $0.noEffectInVariant(key)
      }
    }
  }
}

extension JSONValue {
  /// As a form has it.
  fileprivate var shownText: String { kind.isScalar ? plainText : jsonText() }
}
