/// What a cell kind tells the decoder: its name, what it stores, which keys act on it.
///
/// `Cells` has one for each kind; the decoder, lint and the reference know kinds only through these.
package struct CellDeclaration: Sendable {
  /// The `cellIdentifier`.
  package var name: String
  /// The stored type where the row gives no `valueType`.
  package var valueType: ValueType
  /// Value types that a row of this kind may ask for instead.
  package var allowedValueTypes: [ValueType]
  /// The plist keys beyond those that every row takes (`FormVocabulary.rowKeys` tells which those are).
  package var keys: Set<String>
  /// What it means for its rows.
  package var traits: CellTraits
  /// Lines where the row gives no `height`.
  package var defaultHeight: RowHeight
  /// One sentence for the reference.
  package var summary: String

  package init(
    name: String, valueType: ValueType, allowedValueTypes: [ValueType] = [], keys: Set<String> = [],
    traits: CellTraits = [], defaultHeight: RowHeight = .lines(1), summary: String
  ) {
    self.name = name
    self.valueType = valueType
    self.allowedValueTypes = allowedValueTypes
    self.keys = keys
    self.traits = traits
    self.defaultHeight = defaultHeight
    self.summary = summary
  }
}
