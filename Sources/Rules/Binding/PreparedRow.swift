import Expressions
import Forms
import JSONText
import Texts
import Values

/// What is prepared once for a row. A class, so that going through all rows counts one reference for each.
final class PreparedRow {
  /// The state of the row where it doesn't depend on the record.
  let state: RowState
  /// Its states where conditions or limits depend on the record; nil where none do.
  let conditional: ConditionalRow?
  /// What it offers, where that is not the same for all records.
  let offered: OfferedChoices?
  /// Whether its state depends on the record.
  let varies: Bool
  /// Its rules where they don't depend on the record.
  let rules: RowRules
  /// The index of its path in the tree of all paths.
  let node: Int?
  /// Whether its stored values are judged by another row, whose value it edits.
  let isDerivedPart: Bool
  /// Whether its template formats values, which may not take them.
  let hasFormats: Bool
  /// Whether it has rules that read the whole record.
  let hasPredicateRules: Bool
  /// Whether it has a formula: for its value, or for what is shown where there is none.
  let hasFormula: Bool
  /// What its value is computed by; nil for a row without a formula of its own.
  let formula: Expression?
  /// Whether its value goes where the row is hidden.
  let keepsNoHiddenValue: Bool
  /// Whether nobody edits it, since it has the result of its formula.
  let isComputed: Bool
  /// Whether what it shows is its formula's result, and nowhere in the record.
  let showsFormula: Bool
  /// Whether its colors are other ones for some records.
  let hasColorRules: Bool
  /// Whether it opens a form for its value; the row has its name. A name here would be counted for every value that is
  /// judged.
  let opensForm: Bool
  /// Whether it opens a form for another object than its value.
  let opensElsewhere: Bool

  init(
    _ row: ConfigRow, _ secrets: SecretPaths, node: Int?, dates: RowDates?, _ locale: FormLocale
  ) {
    let texts = locale.texts
    rules = RowRules(row, dates: dates)
    state = RowState(
      row: row, readOnlyReason: Self.readOnlyReason(of: row, texts),
      lockCause: row.readOnly ? .always : nil, disclosure: Self.disclosure(of: row, secrets),
      rules: rules, defaultValue: row.defaultValue.map { JSONSlice(writing: $0) })
    conditional = ConditionalRow(state, texts)
    offered = OfferedChoices(row, locale)
    varies = conditional != nil || offered != nil
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

  /// What may be shown of the row's value, and of what is inside.
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

  private static func readOnlyReason(of row: ConfigRow, _ texts: any Texts) -> String? {
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
  /// Whether a record without a value for it breaks none of its rules, whatever else the record has.
  var mayLackValue: Bool {
    valuePath != nil && !required && !conditions.contains { $0.effect == .required }
      && predicateRules.isEmpty && !hasFormulas && child == nil && !isUnique
      && templates.isEmpty
  }

  /// Whether its dates are in another notation than that of expressions.
  var storesDates: Bool {
    guard valueType == .date, let dates, choices.isEmpty else { return false }
    return dates.storage != .iso8601
  }

  /// Whether it may keep what it leads to from being edited.
  var locksInside: Bool {
    child != nil && (readOnly || conditions.contains { $0.effect != .required })
  }
}

extension PreparedRow {
  /// How the row's dates are stored and shown; nil: as ISO 8601.
  var dates: RowDates? { rules.dates }
}
