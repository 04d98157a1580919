extension EnglishTexts {
  // MARK: Headings

  package var headingForm: String { "Form" }
  package var headingSection: String { "Section" }
  package var headingIdentity: String { "Row: identity and place" }
  package var headingLook: String { "Row: look" }
  package var headingValue: String { "Row: cell and value" }
  package var headingChoices: String { "Row: choices" }
  package var headingConditions: String { "Row: conditions" }
  package var headingComputed: String { "Row: computed" }
  package var headingRules: String { "Row: rules" }
  package var headingChildren: String { "Row: child forms and lists" }
  package var headingChoice: String { "Choice" }
  package var headingRule: String { "Rule" }
  package var headingFolder: String { "A folder's formview.plist" }
  package var headingColorRule: String { "Color rule" }
  package var headingCells: String { "Cells" }
  package var headingDerivation: String { "Which cell a row gets" }
  package var headingColors: String { "Colors" }
  package var headingKeyboards: String { "Keyboards" }
  package var headingForeign: String { "Names from other form systems" }
  package var headingMessages: String { "Messages" }

  // MARK: Tables and lists

  package var columnsOfKeys: [String] { ["Key", "Takes", "Default", "Meaning"] }
  package var columnsOfCells: [String] { ["Cell", "Stores", "Keys of its own", "In the terminal"] }
  package var columnsOfKeyboards: [String] { ["`keyboardType`", "Number", "Takes"] }
  package var columnsOfNames: [String] { ["There", "Here"] }
  package func oneOfWords(_ words: [String]) -> String { "one of \(names(words))" }
  package func anyOfWords(_ words: [String]) -> String { "any of \(names(words))" }
  package func inRange(_ type: String, _ first: Int, _ last: Int) -> String {
    "\(type), \(first) to \(last)"
  }
  package func sentences(_ sentences: [String]) -> String { sentences.joined(separator: " ") }
  package func forCells(_ cells: [String], storing types: [String]) -> String {
    types.isEmpty
      ? "For \(names(cells))."
      : "For \(names(cells)); in other cells for values of the types \(names(types))."
  }
  package func codes(_ codes: [String]) -> String { "(\(names(codes)))" }
  package func formats(_ formats: [String]) -> String {
    "Formats: \(names(formats)). A number has 0 to 30 fraction digits."
  }
  package func keys(ofForm keys: [String]) -> String { "Of a form: \(names(keys))." }
  package func keys(ofSection keys: [String]) -> String { "Of a section: \(names(keys))." }
  package func keys(ofRow keys: [String]) -> String { "Of a row: \(names(keys))." }
  package func keys(ofChoice keys: [String]) -> String { "Of a choice: \(names(keys))." }
  package func keys(ofRule keys: [String]) -> String { "Of a rule: \(names(keys))." }
  package func keys(ofColorRule keys: [String]) -> String {
    "Of a color rule: \(names(keys))."
  }
  package func listed(_ place: String, _ keys: [String]) -> String {
    "\(place.prefix(1).uppercased())\(place.dropFirst()): \(names(keys))."
  }
  package func title(_ title: String, _ severity: String) -> String { "**\(title)** (\(severity))" }
  package func colors(_ colors: [String]) -> String { "\(names(colors))." }

  // MARK: Which cell a row gets

  package var documentCells: String {
    "The first type is the one that is stored where the row gives no `valueType`."
  }
  package var documentDerivation: String {
    "Where a row gives no `cellIdentifier`, the first of these that applies decides:"
  }
  package var documentDerivationNote: String {
    "A keyboard never decides the type: digits may be text, as postcodes are."
  }
  package func derivation(_ reason: String, _ cells: [String]) -> String {
    "\(reason): \(names(cells))."
  }
  package func cell(_ name: String, for nouns: [String]) -> String {
    guard let last = nouns.last, !last.isEmpty else { return name }
    let others = names(Array(nouns.dropLast()))
    return "\(name) for \(others.isEmpty ? last : "\(others) or \(last)")"
  }
  package func either(_ keys: [String]) -> String { keys.joined(separator: " or ") }
  package var derivationByParts: String {
    "`fields`, or a template of more than one plain path, without `readOnly` and `formula`"
  }
  package var derivationByTemplate: String {
    "Any other template of more than one plain path, or no `valuePath`"
  }
  package var derivationByRecords: String { "The first records' values, in the same way" }
  package var derivationOfRest: String { "All other rows" }
  package var nounNumber: String { "a number" }
  package var nounDate: String { "a date" }
  package var nounBool: String { "a Bool" }
  package var nounLongText: String { "a text of several lines" }
}
