import Forms
import JSONText
import SourceText

/// The cells that decoder tests know, and forms written in OpenStep notation.
package enum FormFixture {
  package static let cells: [CellDeclaration] = [
    CellDeclaration(
      name: "LabelCell", valueType: .any, traits: .readOnly, summary: "A label and its value."),
    CellDeclaration(
      name: "TextFieldCell", valueType: .string, keys: textKeys, summary: "One line of text."),
    CellDeclaration(
      name: "TextViewCell", valueType: .string, keys: textKeys, traits: .multiline,
      defaultHeight: .lines(3),
      summary: "Several lines of text."),
    CellDeclaration(
      name: "SecureTextFieldCell", valueType: .string, keys: textKeys, traits: .secure,
      summary: "A secret."),
    CellDeclaration(
      name: "NumberCell", valueType: .number, allowedValueTypes: [.integer],
      keys: numberKeys, summary: "A number."),
    CellDeclaration(
      name: "CurrencyCell", valueType: .number, keys: numberKeys.union(["currencyCode"]),
      traits: .money,
      summary: "An amount of money."),
    CellDeclaration(
      name: "SwitchCell", valueType: .bool, keys: ["trueValue", "falseValue"], summary: "On or off."
    ),
    CellDeclaration(
      name: "ChoiceCell", valueType: .any, keys: ["values", "titles", "choices"], traits: .choices,
      summary: "One of a list."),
    CellDeclaration(
      name: "DateCell", valueType: .date, keys: ["minimumValue", "maximumValue"], summary: "A day."),
  ]

  private static let textKeys: Set<String> = [
    "keyboardType", "isSecure", "regex", "regexOptions", "regexMessage", "minimumLength",
    "maximumLength",
  ]
  private static let numberKeys: Set<String> = [
    "keyboardType", "minimumValue", "maximumValue", "minimumFractionDigits",
    "maximumFractionDigits",
  ]

  /// Decodes a form written in OpenStep notation under the name `form.plist`.
  package static func decode(_ text: String, checks: [any FormCheck.Type] = FormChecks.always)
    -> DecodedForm
  {
    FormDecoder(cells: cells, checks: checks)
      .decode(SourceText(name: "form.plist", text: text))
  }

  /// The lines of its diagnostics, without the file's name.
  package static func lines(_ text: String, checks: [any FormCheck.Type] = FormChecks.always)
    -> [String]
  {
    decode(text, checks: checks).diagnostics.map { String($0.line.dropFirst("form.plist:".count)) }
  }

  /// The one row of a form that must decode.
  package static func row(_ text: String) -> ConfigRow? { decode("({ \(text) })").form?.rows.first }
}
