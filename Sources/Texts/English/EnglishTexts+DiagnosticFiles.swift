extension EnglishTexts {
  // MARK: Files

  package func looksLikeEncoding(_ encoding: String) -> String {
    "the file has no byte order mark; its zero bytes look like \(encoding)"
  }
  package var saveAsUTF8: String { "saving it as UTF-8" }
  package func notPropertyList(_ kind: String) -> String { "this is \(kind), not a property list" }
  package func notForm(_ kind: String) -> String {
    "this is \(kind), not a form: it has no \"rows\""
  }
  package var formAdvice: String {
    "a property list of rows, such as ( { valuePath = name; } ); the data come after the "
      + "form, which --form auto finds or makes"
  }
  package var kindJSONFile: String { "a JSON file" }
  package var kindFaultyJSON: String { "JSON, with a fault of its own" }
  package var kindProfileManifest: String { "a ProfileManifest" }
  package var profileManifestAdvice: String { "rows of formview, one for each of its pfm_subkeys" }
  package var kindJSONSchema: String { "a JSON Schema" }
  package var jsonSchemaAdvice: String { "rows of formview, one for each of its properties" }
  package var kindProfile: String { "a configuration profile" }
  package var kindInfoPlist: String { "a bundle's Info.plist" }
  package var kindArchive: String { "a keyed archive" }
  package var kindXcode: String { "an Xcode project" }
  package var formHasNoRows: String { "the form has no rows" }
  package var formIsRows: String { "a form is an array of rows or a dictionary with \"rows\"" }
  package var rowIsDictionary: String { "a row is a dictionary" }
  package func formIsNewer(_ version: Int) -> String {
    "the form is written for a newer version than \(version)"
  }
  package var newerFormview: String { "a newer formview" }
  package var formHasNoRowsKey: String { "the form has no \"rows\"" }
  package var settingsNotRead: String {
    "rows of formview; Settings bundles are not yet read by this version"
  }
  package var rowsAdvice: String { "rows, an array of dictionaries" }
  package func duplicateSection(_ name: String, firstInLine line: Int) -> String {
    "duplicate section \(name), first in line \(line)"
  }
  package var anotherIdentifier: String { "another identifier" }
  package var sectionNeedsIdentifier: String {
    "a section needs an \"identifier\" for its rows to name"
  }
  package var ruleNeedsPredicate: String { "a rule needs a \"predicate\"" }
  package var noSuchRowForRule: String { "the rule marks a row that there is not" }
  package var currencyAdvice: String { "an ISO 4217 code such as EUR" }
  package var noSuchCurrency: String { "there is no such currency" }
  package var sectionsAdvice: String { "a form dictionary whose \"sections\" has it" }
  package var noSuchSection: String { "there is no such section" }

  // MARK: Strings in other languages

  package var stringsAreDictionary: String { "a strings file is a dictionary of strings" }
  package func leavesFolder(_ key: String) -> String {
    "\"\(key)\" names a file outside the form's folder"
  }
  package var nameWithoutSlash: String { "a name without a slash" }
  package var noLanguageFolder: String { "no folder of a language is beside the form" }
  package func noStringsFile(_ path: String) -> String { "there is no \(path)" }
  package func isNotTranslated(_ text: String, _ path: String) -> String {
    "\(text) is not translated in \(path)"
  }
  package var textIsUnused: String { "the translation has no effect: the form has no such text" }
}
