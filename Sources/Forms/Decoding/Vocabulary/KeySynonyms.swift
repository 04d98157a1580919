import PlistText
import Values

/// Names of keys in other systems: exact ones, then those that are spelt in several ways, or whose meaning depends on
/// their value.
package enum KeySynonyms {

  /// Our name of a key of another system in such a dictionary: what lint advises, `explain` shows and the
  /// reference lists. Nil for one that is unknown, or ours but for its case.
  static func native(for foreign: String, in owner: VocabularyKey.Owner) -> String? {
    if let exact = exactNames(in: owner)[foreign] { return exact }
    let names = FormVocabulary.names(in: owner)
    let lowered = foreign.lowercased()
    if names.contains(where: { $0.lowercased() == lowered }) { return nil }
    if owner == .row, let usual = usualKind(WordSynonyms.folded(foreign)) { return usual }
    return table(of: owner)[WordSynonyms.folded(foreign)]
  }

  /// Names that mean one key of ours exactly as they are spelt.
  package static func exactNames(in owner: VocabularyKey.Owner) -> [String: String] {
    tables(of: owner).exact
  }

  /// Folded names that mean one key of ours in any spelling.
  static func table(of owner: VocabularyKey.Owner) -> [String: String] { tables(of: owner).folded }

  private static func tables(
    of owner: VocabularyKey.Owner
  ) -> (exact: [String: String], folded: [String: String]) {
    switch owner {
    case .row: (exactRowNames, rowKeys)
    case .form: (exactFormNames, formKeys)
    case .section: (exactSectionNames, sectionKeys)
    case .choice: (exactChoiceNames, choiceKeys)
    case .rule: ([:], ruleKeys)
    case .colorRule, .variant, .folder, .folderForm, .settings: ([:], [:])
    }
  }

  /// The replacement for a row's key that names a type, a cell or a keyboard, such as
  /// `valueType = integer`; nil for other keys, and if its word names none.
  static func kind(of entry: PlistEntry, in owner: VocabularyKey.Owner, cells: CellTable) -> String?
  {
    let name = WordSynonyms.folded(entry.key)
    guard owner == .row, let usual = usualKind(name) else { return nil }
    return kind(named: entry.value.string, usual, cells)
  }

  /// Keys whose values name a type, a cell or a keyboard.
  private static let kinds: Set<String> = [
    "type", "kind", "widget", "uiwidget", "control", "format", "inputmode", "inputtype",
    "fieldtype", "rowtype", "datatype", "cell", "cellclass", "uicontrol",
  ]

  /// Our key for such a key, whatever it holds.
  private static func usualKind(_ name: String) -> String? {
    guard kinds.contains(name) else { return nil }
    return switch name {
    case "type", "datatype": "valueType"
    case "format": "regex"
    case "inputmode": "keyboardType"
    default: "cellIdentifier"
    }
  }

  private static func kind(named word: String?, _ usual: String, _ cells: CellTable) -> String? {
    guard let word = word.map(Words.trimmed) else { return nil }
    if ["password", "secret"].contains(WordSynonyms.folded(word)) { return "isSecure = YES" }
    var order = ["valueType", "cellIdentifier", "keyboardType"]
    if let index = order.firstIndex(of: usual) { order.swapAt(0, index) }
    for key in order {
      if let found = self.word(word, of: key, cells) { return "\(key) = \(found)" }
    }
    return nil
  }

  private static func word(_ word: String, of key: String, _ cells: CellTable) -> String? {
    let words: [String] =
      switch key {
      case "valueType": ValueType.allCases.map(\.rawValue)
      case "keyboardType": KeyboardType.allCases.map(\.rawValue)
      default: cells.names
      }
    let folded = WordSynonyms.folded(word)
    return words.first { WordSynonyms.folded($0) == folded }
      ?? (key == "cellIdentifier"
        ? cells.name(meaning: word) : WordSynonyms.word(for: word, of: key, among: words))
  }

  private static func table(_ pairs: [(foreign: String, ours: String)]) -> [String: String] {
    var table: [String: String] = [:]
    for pair in pairs {
      for name in pair.foreign.split(separator: " ") { table[String(name)] = pair.ours }
    }
    return table
  }

  private static let rowKeys = table([
    ("label title caption displayname verbosename prompt uititle fieldlabel question", "key"),
    ("path keypath property name attribute field jsonpath datapath", "valuePath"),
    ("id tag uid ref", "identifier"),
    ("order index position tabindex sort rank weight", "sortOrder"),
    ("group fieldset", "section"),
    ("default initial initialvalue placeholdervalue", "defaultValue"),
    ("placeholdertext hinttext example examples uiplaceholder novaluedisplaytext", "placeholder"),
    ("hint helptext description uidescription footer note subtitletext footertitle", "footerText"),
    ("uihelp tooltip info longdescription documentation", "help"),
    ("mandatory isrequired notnull notblank require obligatory blank null nullable", "required"),
    ("visible visibleif isvisible ishidden hiddenif showif", "hidden"),
    ("enabled isenabled enabledif isdisabled disabledif", "disabled"),
    ("mask editmask maskpattern", "inputMask"), ("computed calculated calculation", "formula"),
    ("requiremsg requiredmsg requirederror", "requiredMessage"),
    (
      "pattern validationregex format validator validators validation regexp regularexpression",
      "regex"
    ),
    ("patternmessage errormessage validationmessage msg patternerror regexerror", "regexMessage"),
    ("regexflags flags patternflags", "regexOptions"),
    ("minlength minlen lengthmin minchars", "minimumLength"),
    ("maxlength maxlen lengthmax maxchars maximumcharacters limit", "maximumLength"),
    ("min minimum minvalue lowerbound from gte rangemin", "minimumValue"),
    ("max maximum maxvalue upperbound to lte rangemax", "maximumValue"),
    ("decimalplaces fractiondigits scale digits decimals precision", "maximumFractionDigits"),
    ("currency currencysymbol", "currencyCode"), ("unit units", "suffix"),
    ("mincount minitems", "minimumCount"), ("maxcount maxitems", "maximumCount"),
    ("enum enumeration options items allowedvalues selectoroptions choicevalues oneof", "choices"),
    ("enumnames optiontitles labels choicetitles optionlabels", "titles"),
    ("on onvalue checkedvalue true truevalue", "trueValue"),
    ("off offvalue uncheckedvalue false falsevalue", "falseValue"),
    ("keyboard inputmode keyboardstyle", "keyboardType"),
    ("secure secret password ispassword sensitive securetextentry masked writeonly", "isSecure"),
    ("readonly isreadonly locked editable uireadonly iseditable", "readOnly"),
    ("colour textcolor foreground foregroundcolor fg tintcolor valuecolor", "color"),
    ("labelcolor titlecolor keycolour labelcolour", "keyColor"),
    ("fontstyle font style fontweight", "textStyle"),
    ("rows lines rowheight numlines", "height"),
    ("width size colwidth columnsize", "columnWidth"),
    ("intable showintable listdisplay tablecolumn", "showsInTable"),
    ("template expression displaytext displaytemplate formatstring", "displayValue"),
    ("const literal statictext content", "value"),
  ])

  private static let formKeys = table([
    ("fields questions properties elements controls children inputs cells rowdescriptors", "rows"),
    ("groups fieldsets pages", "sections"),
    ("name caption heading displayname", "title"),
    ("version schemaversion", "formVersion"),
    ("records recordpath root datapath itemspath collection", "recordsPath"),
    ("table tablename sqltable recordtable", "recordsTable"),
    ("primarykey idfield keypath recordid recordkey", "recordIdentity"),
    ("recordname itemtitle rowtitle summary", "recordTitle"),
    ("listdisplay tablecolumns headers fieldnames", "columns"),
  ])

  private static let sectionKeys = table([
    ("title label caption heading name header", "key"), ("id tag uid", "identifier"),
    ("footer footertitle description note help hint", "footerText"),
    ("order index position rank weight", "sortOrder"), ("colour textcolor", "color"),
  ])

  private static let ruleKeys = table([
    ("condition expression test assert when holds", "predicate"),
    ("text msg errormessage description", "message"), ("level kind type", "severity"),
    ("id name code", "identifier"), ("fields marks", "rows"),
  ])

  private static let choiceKeys = table([
    ("label text name displayname caption key", "title"), ("id code const data tag", "value"),
  ])

  private static let exactRowNames = [
    // Apple's Settings Application Schema and InAppSettingsKit.
    "Key": "valuePath", "Title": "key", "Type": "cellIdentifier", "DefaultValue": "defaultValue",
    "Values": "values", "Titles": "titles", "ShortTitles": "shortTitles", "IsSecure": "isSecure",
    "KeyboardType": "keyboardType", "MinimumValue": "minimumValue", "MaximumValue": "maximumValue",
    "TrueValue": "trueValue", "FalseValue": "falseValue", "FooterText": "footerText",
    "File": "segueIdentifier", "DisplaySortedByTitle": "displaySortedByTitle",
    "AutocapitalizationType": "autocapitalizationType",
    "AutocorrectionType": "autocorrectionType", "DatePickerMode": "datePickerMode",
    "MinuteInterval": "minuteInterval", "IASKPlaceholder": "placeholder", "IASKRegex": "regex",
    "IASKSubtitle": "subtitle", "IASKTextAlignment": "textAlignment",
    "IASKTextContentType": "textContentType", "IASKSegueIdentifier": "segueIdentifier",
    // XUI and the private Preferences format.
    "cell": "cellIdentifier", "label": "key", "default": "defaultValue", "readonly": "readOnly",
    "validationRegex": "regex", "maxLength": "maximumLength", "minLength": "minimumLength",
    "min": "minimumValue", "max": "maximumValue", "keyboard": "keyboardType",
    // ProfileCreator's manifests.
    "pfm_name": "valuePath", "pfm_title": "key", "pfm_type": "valueType",
    "pfm_default": "defaultValue", "pfm_description": "footerText", "pfm_note": "help",
    "pfm_format": "regex", "pfm_range_list": "values", "pfm_range_list_titles": "titles",
    "pfm_range_min": "minimumValue", "pfm_range_max": "maximumValue", "pfm_require": "required",
    "pfm_required": "required", "pfm_sensitive": "isSecure", "pfm_hidden": "hidden",
    "pfm_value_placeholder": "placeholder", "pfm_value_unit": "suffix",
    // XLForm, 3lvis/Form, JSON Schema, XLSForm.
    "tag": "identifier", "rowType": "cellIdentifier", "id": "identifier", "title": "key",
    "type": "valueType", "name": "valuePath", "path": "valuePath", "keyPath": "valuePath",
    "pattern": "regex", "enum": "values", "minimum": "minimumValue", "maximum": "maximumValue",
    "multipleOf": "step",
    "hint": "footerText", "description": "footerText", "readOnlyWhen": "readOnly",
    "read_only": "readOnly", "secure": "isSecure", "order": "sortOrder",
  ]

  private static let exactFormNames = [
    "PreferenceSpecifiers": "rows", "Title": "title", "StringsTable": "stringsTable",
    "items": "rows", "groups": "sections", "fields": "rows", "pfm_subkeys": "rows",
    "pfm_title": "title", "pfm_version": "formVersion",
  ]

  private static let exactSectionNames = [
    "Title": "key", "title": "key", "label": "key", "id": "identifier", "name": "identifier",
    "FooterText": "footerText", "footer": "footerText", "order": "sortOrder",
  ]

  private static let exactChoiceNames = [
    "Value": "value", "Title": "title", "label": "title", "key": "title", "name": "value",
    "id": "value",
  ]
}
