import Texts

/// What the decoder knows of a kind of cell: its name, what it stores, which keys act on it, which rows it shows by default.
///
/// `Cells` has one for each kind; the decoder, lint and the reference know kinds only through these.
package struct CellDeclaration: Sendable {
  package var name: String
  /// The stored type where the row gives no `valueType`.
  package var valueType: ValueType
  /// Value types that a row of this kind may ask for instead.
  package var allowedValueTypes: [ValueType]
  /// Kinds of cells whose keys its rows take.
  package var families: [VocabularyKey.Family]
  /// The plist keys beyond those of its families and those that every row takes (`FormVocabulary.rowKeys`).
  package var keys: [String]
  /// The plist keys that it takes where `allowsOtherValue` lets other values be typed.
  package var keysOfOtherValues: [String]
  /// The keys that a row of this kind must give (F107).
  package var needs: [String]
  /// The rows without a `cellIdentifier` that it shows.
  package var claims: [RowClaim]
  /// What other form systems call such a cell, folded, with spaces between: for the advice about an unknown
  /// `cellIdentifier`.
  package var synonyms: String
  /// What they call cells that this kind replaces until there is a better one.
  package var substitutes: String
  package var traits: CellTraits
  /// Lines where the row gives no `height`.
  package var defaultHeight: RowHeight
  /// More choices than these are too many for it (W502).
  package var usualChoices: Int
  /// One sentence for the reference.
  package var summary: Sentence

  /// `synonyms` and `substitutes` are words with spaces between them; `summary` names its sentence.
  package init(
    name: String, valueType: ValueType, allowedValueTypes: [ValueType] = [],
    families: [VocabularyKey.Family] = [], keys: [String] = [],
    keysOfOtherValues: [String] = [], needs: [String] = [],
    claims: [RowClaim] = [], synonyms: String = "", substitutes: String = "",
    traits: CellTraits = [], defaultHeight: RowHeight = .lines(1),
    usualChoices: Int = .max,
    summary: @escaping @Sendable (any Texts) -> String
  ) {
    self.name = name
    self.valueType = valueType
    self.allowedValueTypes = allowedValueTypes
    self.families = families
    self.keys = keys
    self.keysOfOtherValues = keysOfOtherValues
    self.needs = needs
    self.claims = claims
    self.synonyms = synonyms
    self.substitutes = substitutes
    self.traits = traits
    self.defaultHeight = defaultHeight
    self.usualChoices = usualChoices
    self.summary = Sentence(summary)
  }

  /// Whether it takes a key that not all rows take.
  func takes(_ key: VocabularyKey) -> Bool {
    key.place == .row
      && (key.family.map(families.contains) == true || keys.contains(key.name))
  }

  /// Whether it takes a key in a row, with what only some rows of this kind take.
  func takes(_ key: VocabularyKey, in row: ConfigRow) -> Bool {
    takes(key) || key.acts(onValueOf: row)
      || row.choiceSettings.allowsOtherValue && key.place == .row
        && keysOfOtherValues.contains(key.name)
      // Numbers are formatted in whatever field they are typed.
      || row.storesNumber && key.family == .numbers && families.contains(.typing)
  }

  /// Whether its rows have two values, on and off.
  var isSwitch: Bool { valueType == .bool && keys.contains("trueValue") }

  /// Whether it shows a date in a row that sets how, and gives no type.
  func showsDate(_ row: ConfigRow, hasKey: (String) -> Bool) -> Bool {
    guard valueType == .any, families.contains(.dates), row.displayValue == nil,
      row.valuePath != nil || hasKey("formula")
    else { return false }
    return FormVocabulary.keys.contains { $0.family == .dates && hasKey($0.name) }
  }

  /// The names of the keys that it takes and not all rows do, in the order of the reference.
  package var ownKeys: [String] { FormVocabulary.keys.filter(takes).map(\.name) }
}
