import Forms
import JSONText
import Values

/// The shapes that a row's value may have, prepared.
final class PreparedVariants {
  let rows: [PreparedRow]
  let variants: RowVariants

  init(
    _ variants: RowVariants, _ secrets: SecretPaths, node: Int?, dates: DateNotation,
    _ locale: FormLocale
  ) {
    self.variants = variants
    rows = variants.variants.map {
      PreparedRow($0.row, secrets, node: node, dates: dates, locale)
    }
  }
}

/// The shape of a value among those of its row.
package struct VariantChoice {
  package let index: Int
  /// False for the nearest one where none fits.
  let fits: Bool
}

extension PreparedVariants {
  /// True for the variant of a single value, which says no more than the variant's title does.
  func isSingleValue(_ choice: VariantChoice) -> Bool {
    choice.fits && variants.discriminator == nil && variants.variants[choice.index].constant != nil
  }

  /// True if null is one of the variants.
  var includeNull: Bool { variants.variants.contains { $0.constant == .null } }
}
