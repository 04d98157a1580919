extension Texts {
  // MARK: Headings

  package var headingForm: String { say("Form") }
  package var headingSection: String { say("Section") }
  package var headingIdentity: String { say("Row: identity and place") }
  package var headingLook: String { say("Row: look") }
  package var headingValue: String { say("Row: cell and value") }
  package var headingChoices: String { say("Row: choices") }
  package var headingConditions: String { say("Row: conditions") }
  package var headingComputed: String { say("Row: computed") }
  package var headingRules: String { say("Row: rules") }
  package var headingChildren: String { say("Row: child forms and lists") }
  package var headingChoice: String { say("Choice") }
  package var headingVariant: String { say("Variant") }
  package var headingRule: String { say("Rule") }
  package var headingFolder: String { say("A folder's formview.plist") }
  package var headingColorRule: String { say("Color rule") }
  package var headingCells: String { say("Cells") }
  package var headingDerivation: String { say("Which cell a row gets") }
  package var headingColors: String { say("Colors") }
  package var headingKeyboards: String { say("Keyboards") }
  package var headingForeign: String { say("Names from other form systems") }
  package var headingMessages: String { say("Messages") }

  // MARK: Tables and lists

  package var columnsOfKeys: [String] {
    [say("Key"), say("Takes"), say("Default"), say("Meaning")]
  }
  package var columnsOfCells: [String] {
    [say("Cell"), say("Stores", as: "column"), say("Keys of its own"), say("In the terminal")]
  }
  package var columnsOfKeyboards: [String] {
    ["`keyboardType`", say("Number"), say("Takes", as: "characters")]
  }
  package var columnsOfNames: [String] { [say("There"), say("Here")] }
  package func oneOfWords(_ words: [String]) -> String {
    say("one of \(names(words))", as: "words")
  }
  package func anyOfWords(_ words: [String]) -> String { say("any of \(names(words))") }
  package func inRange(_ type: String, _ first: Int, _ last: Int) -> String {
    say("\(type), \(first) to \(last)")
  }
  /// `types` are those of the values that it acts on in other cells.
  package func forCells(_ cells: [String], storing types: [String]) -> String {
    types.isEmpty
      ? say("For \(joined(cells)).")
      : say("For \(joined(cells)); in other cells for values of the types \(joined(types)).")
  }
  package func codes(_ codes: [String]) -> String { say("(\(names(codes)))") }
  package func formats(_ formats: [String]) -> String {
    say("Formats: \(names(formats)). A number has 0 to 30 fraction digits.")
  }
  package func keys(ofForm keys: [String]) -> String { say("Of a form: \(names(keys)).") }
  package func keys(ofSection keys: [String]) -> String { say("Of a section: \(names(keys)).") }
  package func keys(ofRow keys: [String]) -> String { say("Of a row: \(names(keys)).") }
  package func keys(ofChoice keys: [String]) -> String { say("Of a choice: \(names(keys)).") }
  package func keys(ofRule keys: [String]) -> String { say("Of a rule: \(names(keys)).") }
  package func keys(ofColorRule keys: [String]) -> String {
    say("Of a color rule: \(names(keys)).")
  }
  package func keys(ofVariant keys: [String]) -> String { say("Of a variant: \(names(keys)).") }
  package func listed(_ location: String, _ keys: [String]) -> String {
    say("\(capitalized(location)): \(joined(keys)).")
  }
  package func title(_ title: String, _ severity: String) -> String {
    say("**\(title)** (\(severity))")
  }
  package func colors(_ colors: [String]) -> String { say("\(names(colors)).") }

  // MARK: Which cell a row gets

  package var documentCells: String {
    say("The first type is the one that is stored where the row gives no `valueType`.")
  }
  package var documentDerivation: String {
    say("Where a row gives no `cellIdentifier`, the first of these that applies decides:")
  }
  package var documentDerivationNote: String {
    say("A keyboard never decides the type: digits may be text, as postcodes are.")
  }
  package func derivation(_ reason: String, _ cells: [String]) -> String {
    say("\(reason): \(names(cells)).")
  }
  package func cell(_ name: String, for nouns: [String]) -> String {
    let nouns = nouns.filter { !$0.isEmpty }
    guard let last = nouns.last else { return name }
    let others = nouns.dropLast().joined(separator: say(", ", as: "nouns"))
    return say("\(name) for \(others.isEmpty ? last : say("\(others) or \(last)"))")
  }
  package var derivationByParts: String {
    say("`fields`, or a template of more than one plain path, without `readOnly` and `formula`")
  }
  package var derivationByTemplate: String {
    say("Any other template of more than one plain path, or no `valuePath`")
  }
  package var derivationByRecords: String { say("The first records' values, in the same way") }
  package var derivationOfRest: String { say("All other rows") }
  package var nounNumber: String { say("a number") }
  package var nounDate: String { say("a date") }
  package var nounBool: String { say("a Bool", as: "noun") }
  package var nounLongText: String { say("a text of several lines") }
}
