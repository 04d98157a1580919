extension Texts {
  // MARK: Files

  package func looksLikeEncoding(_ encoding: String) -> String {
    say("the file has no byte order mark; its zero bytes look like \(encoding)")
  }
  package var saveAsUTF8: String { say("saving it as UTF-8") }
  package func notPropertyList(_ kind: String) -> String {
    say("this is \(kind), not a property list")
  }
  package func notForm(_ kind: String) -> String {
    say("this is \(kind), not a form: it has no \"rows\"")
  }
  package var formAdvice: String {
    say(
      """
      a property list of rows, such as ( { valuePath = name; } ); the data come after the form, \
      which --form auto finds or makes
      """)
  }
  package var kindJSONFile: String { say("a JSON file") }
  package var kindDatabase: String { say("an SQLite database") }
  package var kindFaultyJSON: String { say("JSON, with a fault of its own") }
  package var kindProfileManifest: String { say("a ProfileManifest") }
  package var profileManifestAdvice: String {
    say("rows of formview, one for each of its pfm_subkeys")
  }
  package var kindJSONSchema: String { say("a JSON Schema") }
  package var jsonSchemaAdvice: String { say("rows of formview, one for each of its properties") }
  package var kindProfile: String { say("a configuration profile") }
  package var kindInfoPlist: String { say("a bundle's Info.plist") }
  package var kindArchive: String { say("a keyed archive") }
  package var kindXcode: String { say("an Xcode project") }
  package var formHasNoRows: String { say("the form has no rows") }
  package var formIsRows: String { say("a form is an array of rows or a dictionary with \"rows\"") }
  package var rowIsDictionary: String { say("a row is a dictionary") }
  package func formIsNewer(_ version: Int) -> String {
    say("the form is written for a newer version than \(version)")
  }
  package var newerFormview: String { say("a newer formview") }
  package var formHasNoRowsKey: String { say("the form has no \"rows\"") }
  package var settingsNotRead: String {
    say("rows of formview; Settings bundles are not yet read by this version")
  }
  package var rowsAdvice: String { say("rows, an array of dictionaries") }
  package func duplicateSection(_ name: String, firstInLine line: Int) -> String {
    say("duplicate section \(name), first in line \(line)")
  }
  package var anotherIdentifier: String { say("another identifier") }
  package var sectionNeedsIdentifier: String {
    say("a section needs an \"identifier\" for its rows to name")
  }
  package var ruleNeedsPredicate: String { say("a rule needs a \"predicate\"") }
  package var noSuchRowForRule: String { say("the rule marks a row that there is not") }
  package var currencyAdvice: String { say("an ISO 4217 code such as EUR") }
  package var noSuchCurrency: String { say("there is no such currency") }
  package var sectionsAdvice: String { say("a form dictionary whose \"sections\" has it") }
  package var noSuchSection: String { say("there is no such section") }

  // MARK: Strings in other languages

  package var stringsAreDictionary: String { say("a strings file is a dictionary of strings") }
  package func leavesFolder(_ key: String) -> String {
    say("\"\(key)\" names a file outside the form's folder")
  }
  package var nameWithoutSlash: String { say("a name without a slash") }
  package var noLanguageFolder: String { say("no folder of a language is beside the form") }
  package func noStringsFile(_ path: String) -> String { say("there is no \(path)") }
  package func isNotTranslated(_ text: String, _ path: String) -> String {
    say("\(text) is not translated in \(path)")
  }
  package var textIsUnused: String {
    say("the translation has no effect: the form has no such text")
  }
}
