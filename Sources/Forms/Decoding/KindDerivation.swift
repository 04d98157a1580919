/// Which cell shows a row that names none: the first rule that holds.
///
/// Keys that only one kind understands tell it; then the type, the default value, and at last the first records.
struct KindDerivation {
  private static let choiceCell = "ChoiceCell"
  private static let secureCell = "SecureTextFieldCell"
  private static let textCell = "TextFieldCell"
  private static let labelCell = "LabelCell"

  /// The keys that tell a kind, in the order in which they are looked for.
  private static let tellingKeys: [(keys: [String], cell: String)] = [
    (["currencyCode"], "CurrencyCell"),
    (["minimumFractionDigits", "maximumFractionDigits"], "NumberCell"),
    (["trueValue", "falseValue"], "SwitchCell"),
  ]

  private static let cellsByType: [ValueType: String] = [
    .number: "NumberCell", .integer: "NumberCell", .bool: "SwitchCell", .date: "DateCell",
    .string: textCell,
  ]

  /// The cell, and whether the records may still change it.
  static func derive(
    for row: ConfigRow, givenType: ValueType?, has: (String) -> Bool
  ) -> (cell: String, infers: Bool) {
    if let template = row.displayValue, isComposite(template) { return (labelCell, false) }
    if row.valuePath == nil { return (labelCell, false) }
    if has("values") || has("choices") { return (choiceCell, false) }
    if row.isSecure { return (secureCell, false) }
    if let told = tellingKeys.first(where: { $0.keys.contains(where: has) }) {
      return (told.cell, false)
    }
    switch row.minimumValue ?? row.maximumValue {
    case .number?: return ("NumberCell", false)
    case .date?: return ("DateCell", false)
    case nil: break
    }
    if let givenType { return (cellsByType[givenType] ?? labelCell, false) }
    switch row.defaultValue {
    case .bool?: return ("SwitchCell", false)
    case .number?: return ("NumberCell", false)
    default: return (textCell, true)
    }
  }

  /// Whether a template shows more than one plain value: then it has no one value to edit.
  private static func isComposite(_ template: Template) -> Bool {
    guard template.parts.count == 1, case .token(let token) = template.parts[0] else { return true }
    guard case .path = token.target else { return true }
    return !token.formats.isEmpty || token.fallback != nil
  }
}
