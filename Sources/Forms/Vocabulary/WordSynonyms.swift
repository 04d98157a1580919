/// What other systems call our words: HTML, JSON Schema, react-jsonschema-form, Django, XLForm, Eureka, UIKit, SwiftUI,
/// Settings bundles and InAppSettingsKit.
enum WordSynonyms {
  /// The word of `words` that another system's word for the same key means; nil if it is none that we know.
  static func word(for foreign: String, of key: String, among words: [String]) -> String? {
    guard let table = tables[key] else { return nil }
    let stem = stem(of: foreign, key)
    return table.first { $0.foreign.contains(stem) }?.ours.first { words.contains($0) }
  }

  /// A name without case, marks and, for cells, the parts that say that it is one.
  private static func stem(of foreign: String, _ key: String) -> String {
    var stem = WordSynonyms.folded(foreign)
    guard key == "cellIdentifier" else { return stem }
    for prefix in ["xlformrowdescriptortype", "iask", "ps", "ui"] where stem.hasPrefix(prefix) {
      stem.removeFirst(prefix.count)
      break
    }
    for suffix in ["specifier", "widget", "input", "field", "row", "cell", "view"] {
      guard stem.hasSuffix(suffix), stem.count > suffix.count else { continue }
      if table(cells, knows: stem) { return stem }
      stem.removeLast(suffix.count)
    }
    return stem
  }

  /// Without case, hyphens, underscores, colons and white space.
  static func folded(_ name: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if scalar == "-" || scalar == "_" || scalar == ":" || scalar == " " { continue }
      folded.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
    }
    return String(folded)
  }

  /// Other systems' words, folded, and ours: the best first, then what stands in for it where it is not built.
  private typealias Entry = (foreign: Set<String>, ours: [String])

  private static func table(_ table: [Entry], knows stem: String) -> Bool {
    table.contains { $0.foreign.contains(stem) }
  }

  private static func entry(_ foreign: String, _ ours: String...) -> Entry {
    (Set(foreign.split(separator: " ").map(String.init)), ours)
  }

  private static let tables: [String: [Entry]] = [
    "valueType": types, "keyboardType": keyboards, "cellIdentifier": cells, "textStyle": styles,
    "regexOptions": patternOptions, "color": colors,
  ]

  private static let types: [Entry] = [
    entry("int integerfield long short int32 int64 bigint biginteger smallint uint", "integer"),
    entry(
      "float double decimal real numeric num floatfield decimalfield percent currency", "number"),
    entry("boolean booleanfield switch toggle flag yesno checkbox logical", "bool"),
    entry(
      "str text char charfield textfield varchar email url uri uuid slug password nsstring zipcode",
      "string"),
    entry("datetime timestamp datefield datetimefield day nsdate datetimelocal", "date"),
    entry("list set tuple sequence multiple nsarray", "array"),
    entry("dict dictionary map record struct json hash nsdictionary group", "object"),
    entry("mixed unknown variant null", "any"),
  ]

  private static let keyboards: [Entry] = [
    entry("email emailfield mail", "emailAddress"),
    entry("uri urlfield link website web hostname", "URL"),
    entry("number numeric int integer digits digit integerfield number1 zipcode", "numberPad"),
    entry("decimal float double currency real decimalfield", "decimalPad"),
    entry("phone tel telephone mobile fax", "phonePad"),
    entry("text string none normal charfield name username", "default"),
    entry("ascii", "asciiCapable"),
    entry("search", "webSearch"),
    entry("namephone", "namePhonePad"),
  ]

  private static let cells: [Entry] = [
    entry(
      "text textfield string char name email url tel phone search account twitter username "
        + "zipcode slug line short shorttext input", "TextFieldCell"),
    entry(
      "textarea textview multiline longtext texteditor note memo paragraph markdown richtext",
      "TextViewCell"),
    entry(
      "password secure securefield securetext securetextfield secret passwordfield",
      "SecureTextFieldCell"),
    entry(
      "number int integer float decimal double numeric updown numberfield percent real",
      "NumberCell"),
    entry("currency money amount price", "CurrencyCell"),
    entry("stepper stepcounter spinner spinbox", "StepperCell", "NumberCell"),
    entry("slider range rangeslider", "SliderCell", "NumberCell"),
    entry(
      "switch toggle toggleswitch bool boolean booleanswitch booleancheck checkbox check yesno flag "
        + "checkmark nullboolean", "SwitchCell"),
    entry(
      "select choice picker dropdown combobox popup menu multivalue selectorpush selectorpickerview "
        + "selectorpicker selectoractionsheet selectoralertview push actionsheet alert pickerinline "
        + "popupbutton enum selectorpopover", "ChoiceCell"),
    entry("radio radiogroup radioselect radiobuttons selectableset", "RadioCell", "ChoiceCell"),
    entry(
      "segmented segment segmentedcontrol segmentedpicker selectorsegmentedcontrol",
      "SegmentedCell", "ChoiceCell"),
    entry(
      "checkboxes multiselect multichoice multiselectormultiple checkboxselectmultiple "
        + "multipleselector selectmultiple", "MultiChoiceCell", "ChoiceCell"),
    entry(
      "date datetime datepicker dateinline datetimelocal time month altdate altdatetime "
        + "datetimeinline timeinline week countdown", "DateCell"),
    entry(
      "label info title titlevalue static hidden output readonly display textlabel header",
      "LabelCell"),
    entry("button submit", "ButtonCell"),
    entry("childpane link navigation segue", "LinkCell"),
    entry("list repeat inlineformset multivalued listgroup", "ListCell"),
  ]

  private static let styles: [Entry] = [
    entry("strong heavy semibold black", "bold"), entry("em emphasis oblique slanted", "italic"),
    entry("underlined", "underline"), entry("faint light dimmed secondary gray grey", "dim"),
    entry("inverse inverted inverted reversed standout", "reverse"),
  ]

  private static let colors: [Entry] = [
    entry("gray grey darkgray darkgrey slategray", "systemGray"), entry("orange", "systemOrange"),
    entry("purple violet", "systemPurple"), entry("pink hotpink", "systemPink"),
    entry("brown sienna", "systemBrown"), entry("teal turquoise", "systemTeal"),
    entry("indigo", "systemIndigo"), entry("mint", "systemMint"), entry("lime", "brightGreen"),
    entry("navy darkblue", "blue"), entry("aqua", "cyan"), entry("fuchsia", "magenta"),
    entry("maroon darkred crimson", "red"), entry("gold olive", "yellow"),
    entry("silver lightgray lightgrey", "white"), entry("secondary dim muted", "secondaryLabel"),
    entry("accent tint primary", "link"),
  ]

  private static let patternOptions: [Entry] = [
    entry("i ignorecase insensitive caseless icase", "caseInsensitive"),
    entry("m anchorsmatchlines multiple", "multiline"),
    entry("s dotall singleline", "dotMatchesLineSeparators"),
  ]
}
