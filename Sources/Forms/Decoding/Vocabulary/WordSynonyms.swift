/// Names of this vocabulary's words in other systems (the kinds of cells have their own,
/// `CellDeclaration.synonyms`): HTML, JSON Schema, react-jsonschema-form, Django, XLForm,
/// Eureka, UIKit, SwiftUI, Settings bundles and InAppSettingsKit.
enum WordSynonyms {
  /// The word of `words` that another system's word for the same key means; nil if it is none that we know.
  static func word(for foreign: String, of key: String, among words: [String]) -> String? {
    guard let table = tables[key] else { return nil }
    let folded = folded(foreign)
    return table.first { $0.foreign.contains(folded) }?.ours.first { words.contains($0) }
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

  /// Words of other systems, folded, and their equivalents: the best first, then its
  /// replacements where it is not built.
  private typealias Entry = (foreign: Set<String>, ours: [String])

  private static func entry(_ foreign: String, _ ours: String...) -> Entry {
    (Set(foreign.split(separator: " ").map(String.init)), ours)
  }

  private static let tables: [String: [Entry]] = [
    "valueType": types, "keyboardType": keyboards, "textStyle": styles,
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
