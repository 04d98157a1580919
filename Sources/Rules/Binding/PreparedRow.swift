import Expressions
import Forms
import JSONText
import Texts
import Values

/// Data prepared once for a row. A class, so that iterating over all rows counts one
/// reference for each.
final class PreparedRow {
  /// The state of the row where it doesn't depend on the record.
  let state: RowState
  /// Its state for records without a value, where those don't show it.
  let stateWhereMissing: RowState?
  let conditional: ConditionalRow?
  /// The shapes that the value may have; nil for a row with one.
  let variants: PreparedVariants?
  let offered: OfferedChoices?
  let varies: Bool
  let rules: RowRules
  let node: Int?
  /// True if the row edits the value of another row, which judges the stored value.
  let isDerivedPart: Bool
  /// True if templates of the row format values, which may be of a type that a format can't
  /// use.
  let hasFormats: Bool
  /// True if the row has a formula, or rules that read the whole record.
  let hasPredicateRules: Bool
  /// True if the row has a formula for its value, or for the default shown where there is none.
  let hasFormula: Bool
  /// Formula of the row's own value; nil for a row without one.
  let formula: Expression?
  /// True if the row's value is removed or cleared when the row is hidden.
  let keepsNoHiddenValue: Bool
  let isComputed: Bool
  /// True if the row shows its formula's result, which is not stored in the record.
  let showsFormula: Bool
  let hasColorRules: Bool
  /// True if the row opens a form for its value. The form's name is in the row: a copy here
  /// would be reference-counted for every value that is judged.
  let opensForm: Bool
  let opensElsewhere: Bool

  init(
    _ row: ConfigRow, _ secrets: SecretPaths, node: Int?, dates: DateNotation, _ locale: FormLocale
  ) {
    let texts = locale.texts
    let format = ValueFormatCatalog.format(of: row, dates: dates.dates(of: row))
    rules = RowRules(row, type: format.type)
    state = RowState(
      row: row, readOnlyReason: Self.readOnlyReason(of: row, texts),
      lockCause: row.readOnly ? .always : nil, disclosure: Self.disclosure(of: row, secrets),
      rules: rules, format: format,
      defaultValue: row.defaultValue.map { JSONSlice(writing: $0) })
    conditional = ConditionalRow(state, texts)
    offered = OfferedChoices(row, locale)
    stateWhereMissing = row.isOtherMember ? state.hidden : nil
    variants = row.variants.map { PreparedVariants($0, secrets, node: node, dates: dates, locale) }
    varies =
      conditional != nil || offered != nil || stateWhereMissing != nil || variants != nil
    self.node = node
    hasFormula = row.hasFormulas
    formula = row.formula?.expression
    isComputed = row.isComputed
    keepsNoHiddenValue = row.actsWhenHidden && row.valuePath != nil
    showsFormula = hasFormula && row.valuePath == nil
    hasPredicateRules = !row.predicateRules.isEmpty || hasFormula
    hasColorRules = !row.colorRules.isEmpty
    opensElsewhere = row.opensOwnObject || row.child?.path.map { $0 != row.valuePath } ?? false
    opensForm = row.child != nil && !opensElsewhere
    isDerivedPart = row.isDerivedPart
    hasFormats = row.templates.contains { $0.tokens.contains { !$0.formats.isEmpty } }
  }

  /// The title of a value of the row for a record, offered or not. No condition and no filter is asked, so that they may
  /// ask for titles.
  func choiceTitle(of value: JSONSlice, in scope: RecordScope) -> String? {
    offered?.title(of: value, in: scope) ?? state.choiceTitle(of: value)
  }

  /// The permitted disclosure of the row's value, and of the values inside.
  private static func disclosure(of row: ConfigRow, _ secrets: SecretPaths) -> Disclosure {
    if row.disclosure.isSecret { return .nothing }
    let isOfSecrets = row.formulas.contains { formula in
      formula.dependencies.shown.contains { reference in
        reference.recordPath.map(secrets.hidesShown) ?? false
      }
    }
    if isOfSecrets { return .nothing }
    return row.valuePath.map(secrets.disclosure(at:)) ?? .plain
  }

  private static func readOnlyReason(of row: ConfigRow, _ texts: Texts) -> String? {
    if row.isComputed, let formula = row.formula {
      return texts.rowIsComputed(formula.expression.shownText)
    }
    if !row.parts.isEmpty { return texts.rowHasParts(row.parts) }
    if row.action != nil { return texts.rowIsButton }
    guard row.valuePath != nil else { return texts.rowShowsText }
    if let refusal = row.sourceRefusal { return refusal.text(in: texts) }
    if row.readOnly { return RowLock.Cause.always.reason(in: texts) }
    return row.isLabel ? texts.rowOnlyShowsValue : nil
  }
}

extension ConfigRow {
  /// True if a record without a value for the row breaks none of its rules, whatever else the
  /// record has.
  var mayLackValue: Bool {
    valuePath != nil && !required && !conditions.contains { $0.effect == .required }
      && predicateRules.isEmpty && !hasFormulas && child == nil && !isUnique
      && templates.isEmpty
  }

  var storesDates: Bool {
    settingsOfDates.map { $0.storage != .iso8601 } ?? false
  }

  var locksInside: Bool {
    child != nil && (readOnly || conditions.contains { $0.effect != .required })
  }
}

extension PreparedRow {
  /// Storage and formats of the row's dates; nil for ISO 8601.
  var dates: RowDates? { rules.dates }
}
