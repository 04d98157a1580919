import Expressions
import JSONText
import Patterns
import SourceText
import Texts
import Values

/// One row of a form. It never changes: a form may have very many rows, and all that read a row share it.
package final class ConfigRow: Equatable, Sendable {
  let contents: RowContents

  init(_ contents: RowContents) { self.contents = contents }

  /// A row of texts with no further demands.
  package convenience init(identifier: String, key: String, valuePath: ValuePath? = nil) {
    self.init(RowContents(identifier: identifier, key: key, valuePath: valuePath))
  }

  /// A row that differs from this one in some settings.
  package func with(_ change: (inout RowContents) throws -> Void) rethrows -> ConfigRow {
    var contents = contents
    try change(&contents)
    contents.identifyVariants()
    return ConfigRow(contents)
  }

  /// The row with a change of it and of each of its variants: of what holds in whatever shape the value has.
  package func withShapes(_ change: (inout RowContents) -> Void) -> ConfigRow {
    mappingShapes { $0.with(change) }
  }

  /// Another row in place of this one and of each of its variants.
  package func mappingShapes(_ map: (ConfigRow) -> ConfigRow) -> ConfigRow {
    let row = map(self)
    guard var shapes = row.variants else { return row }
    for index in shapes.variants.indices {
      shapes.variants[index].row = map(shapes.variants[index].row)
    }
    return row.with { $0.variants = shapes }
  }

  package static func == (a: ConfigRow, b: ConfigRow) -> Bool {
    a === b || a.contents == b.contents
  }
}

/// The settings of the row.
extension ConfigRow {
  package var identifier: String { contents.identifier }
  package var key: String { contents.key }
  package var valuePath: ValuePath? { contents.valuePath }
  package var displayValue: Template? { contents.displayValue }
  package var literal: String? { contents.literal }
  package var section: String { contents.section }
  package var sortOrder: Int { contents.sortOrder }
  package var ordinal: Int { contents.ordinal }
  package var position: SourcePosition { contents.position }
  package var file: String? { contents.file }
  package var colors: RowColors { contents.colors }
  package var alignment: TextAlignment { contents.alignment }
  package var height: RowHeight { contents.height }
  package var maximumHeight: Int? { contents.maximumHeight }
  package var numberOfLines: Int? { contents.numberOfLines }
  package var prefix: String { contents.prefix }
  package var suffix: String { contents.suffix }
  package var subtitle: Subtitle? { contents.subtitle }
  package var placeholder: String? { contents.placeholder }
  package var footerText: String? { contents.footerText }
  package var help: String? { contents.help }
  package var accessibilityLabel: String? { contents.accessibilityLabel }
  package var accessibilityHint: String? { contents.accessibilityHint }
  package var showsInTable: Bool { contents.showsInTable }
  package var columnWidth: Int? { contents.columnWidth }
  package var cellIdentifier: String { contents.cellIdentifier }
  package var cellTraits: CellTraits { contents.cellTraits }
  package var infersKind: Bool { contents.infersKind }
  package var keepsTypes: Bool { contents.keepsTypes }
  package var usualType: ValueType? { contents.usualType }
  package var givenTrimsWhitespace: Bool? { contents.givenTrimsWhitespace }
  package var capitalization: Capitalization { contents.capitalization }
  package var valueType: ValueType { contents.valueType }
  package var keyboardType: KeyboardType { contents.keyboardType }
  package var inputMask: InputMask? { contents.inputMask }
  package var storesMask: Bool { contents.storesMask }
  package var isSecure: Bool { contents.isSecure }
  package var readOnly: Bool { contents.readOnly }
  package var sourceRefusal: Sentence? { contents.sourceRefusal }
  package var beginsObjects: Bool { contents.beginsObjects }
  package var referenceMark: String? { contents.referenceMark }
  package var defaultValue: JSONValue? { contents.defaultValue }
  package var emptyValue: EmptyValue { contents.emptyValue }
  package var choiceTable: ChoiceTable { contents.choiceTable }
  package var choiceSettings: ChoiceSettings { contents.choiceSettings }
  package var trueValue: JSONValue { contents.trueValue }
  package var falseValue: JSONValue { contents.falseValue }
  package var adoptsTypeOfSwitch: Bool { contents.adoptsTypeOfSwitch }
  package var trueTitle: String? { contents.trueTitle }
  package var falseTitle: String? { contents.falseTitle }
  package var currencyCode: String? { contents.currencyCode }
  package var minimumFractionDigits: Int? { contents.minimumFractionDigits }
  package var maximumFractionDigits: Int? { contents.maximumFractionDigits }
  package var givenNumberStyle: NumberStyle? { contents.givenNumberStyle }
  package var givenGrouping: Bool? { contents.givenGrouping }
  package var locale: String? { contents.locale }
  package var limitNotation: LimitNotation? { contents.limitNotation }
  package var dates: DateSettings? { contents.dates }
  package var conditions: [RowCondition] { contents.conditions }
  package var predicateRules: [PredicateRule] { contents.predicateRules }
  package var whenHidden: WhenHidden { contents.whenHidden }
  package var formula: RowFormula? { contents.formula }
  package var defaultFormula: Expression? { contents.defaultFormula }
  package var minimumFormula: Expression? { contents.minimumFormula }
  package var maximumFormula: Expression? { contents.maximumFormula }
  package var colorRules: [ColorRule] { contents.colorRules }
  package var child: ChildForm? { contents.child }
  package var variants: RowVariants? { contents.variants }
  package var variantTitle: String? { contents.variantTitle }
  var list: ListSettings? { contents.list }
  package var action: RowAction? { contents.action }
  package var parts: [String] { contents.parts }
  package var part: RowPart? { contents.part }
  package var required: Bool { contents.required }
  package var requiredMessage: String? { self[.requiredMessage] }
  package var regex: RowPattern? { contents.regex }
  package var regexMessage: String? { self[.regexMessage] }
  package var minimumLength: Int? { self[.minimumLength] }
  package var maximumLength: Int? { self[.maximumLength] }
  package var minimumValue: Bound? { self[.minimumValue] }
  package var maximumValue: Bound? { self[.maximumValue] }
  package var step: NumberStep? { self[.step] }
  package var minimumCount: Int? { self[.minimumCount] }
  package var maximumCount: Int? { self[.maximumCount] }
  package var isUnique: Bool { contents.isUnique }
  package var minimumSelection: Int? { self[.minimumSelection] }
  package var maximumSelection: Int? { self[.maximumSelection] }
  package var errorMessages: [String: String] { contents.errorMessages }
}
