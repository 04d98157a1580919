import Texts

/// The declaration of a kind of cell: its name, what it stores, which keys act on it, and
/// which rows it shows by default.
///
/// `Cells` has one for each kind; the decoder, lint and the reference know kinds only through
/// these.
package final class CellDeclaration: Sendable {
  package let name: String
  package let valueType: ValueType
  package let allowedValueTypes: [ValueType]
  package let families: [VocabularyKey.Family]
  /// Keys beyond those of its families and those that every row accepts
  /// (`FormVocabulary.rowKeys`).
  package let keys: [String]
  /// Keys that rows accept only with `allowsOtherValue`, which lets other values be typed.
  package let keysOfOtherValues: [String]
  /// Keys that a row of this kind must give (F107).
  package let needs: [String]
  package let claims: [RowClaim]
  /// Names of such a cell in other form systems, folded and separated by spaces, for the advice
  /// about an unknown `cellIdentifier`.
  package let synonyms: String
  /// Names in other form systems of cells that this kind replaces until there is a better one.
  package let substitutes: String
  package let traits: CellTraits
  package let defaultHeight: RowHeight
  /// Number of choices above which there are too many for this kind (W502).
  package let usualChoices: Int
  private let summary: @Sendable (CellWording) -> String

  /// `synonyms` and `substitutes` are words with spaces between them; `summary` names its sentence.
  package init(
    name: String, valueType: ValueType, allowedValueTypes: [ValueType] = [],
    families: [VocabularyKey.Family] = [], keys: [String] = [],
    keysOfOtherValues: [String] = [], needs: [String] = [],
    claims: [RowClaim] = [], synonyms: String = "", substitutes: String = "",
    traits: CellTraits = [], defaultHeight: RowHeight = .lines(1),
    usualChoices: Int = .max,
    summary: @escaping @Sendable (CellWording) -> String
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
    self.summary = summary
  }

  /// True if the cell accepts a key that not all rows accept.
  func takes(_ key: VocabularyKey) -> Bool {
    key.owner == .row
      && (key.family.map(families.contains) == true || keys.contains(key.name))
  }

  /// True if the cell accepts a key in a row, including keys that only some rows of this kind
  /// accept.
  func takes(_ key: VocabularyKey, in row: ConfigRow) -> Bool {
    takes(key) || key.acts(onValueOf: row)
      || row.choiceSettings.allowsOtherValue && key.owner == .row
        && keysOfOtherValues.contains(key.name)
      // Numbers are formatted in whatever field they are typed.
      || row.storesNumber && key.family == .numbers && families.contains(.typing)
  }

  /// The types of stored values, its own first.
  var storedTypes: [ValueType] { [valueType] + allowedValueTypes.filter { $0 != valueType } }

  func stores(_ type: ValueType) -> Bool { valueType == .any || storedTypes.contains(type) }

  var isSwitch: Bool { valueType == .bool && keys.contains("trueValue") }

  /// True if the cell shows a date in a row that has a key for dates but no type.
  func showsDate(_ row: RowContents, hasKey: (String) -> Bool) -> Bool {
    guard valueType == .any, families.contains(.dates), row.displayValue == nil,
      row.valuePath != nil || hasKey("formula")
    else { return false }
    return FormVocabulary.keys.contains { $0.family == .dates && hasKey($0.name) }
  }

  package var ownKeys: [String] { FormVocabulary.keys.filter(takes).map(\.name) }
}

extension CellDeclaration {
  /// One sentence on the cell, with the keys that hold.
  package func summary(in texts: Texts, _ keys: CellKeys = .usual) -> String {
    summary(CellWording(texts: texts, keys: keys))
  }
}
