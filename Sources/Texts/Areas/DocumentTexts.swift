/// The reference document: its chapters, headings and tables. Chapters are Markdown.
package protocol DocumentTexts: ReferenceTexts {
  // MARK: Chapters

  var documentIntroduction: String { get }
  var documentPaths: String { get }
  var documentTemplates: String { get }
  var documentCodingForP: String { get }
  var documentStrings: String { get }
  var documentColors: String { get }
  var documentKeyboards: String { get }
  var documentForeign: String { get }
  var documentCodes: String { get }

  // MARK: Headings

  var headingForm: String { get }
  var headingSection: String { get }
  var headingIdentity: String { get }
  var headingLook: String { get }
  var headingValue: String { get }
  var headingChoices: String { get }
  var headingConditions: String { get }
  var headingComputed: String { get }
  var headingRules: String { get }
  var headingChildren: String { get }
  var headingChoice: String { get }
  var headingRule: String { get }
  var headingFolder: String { get }
  var headingColorRule: String { get }
  var headingCells: String { get }
  var headingDerivation: String { get }
  var headingColors: String { get }
  var headingKeyboards: String { get }
  var headingForeign: String { get }
  var headingMessages: String { get }

  // MARK: Tables and lists

  var columnsOfKeys: [String] { get }
  var columnsOfCells: [String] { get }
  var columnsOfKeyboards: [String] { get }
  var columnsOfNames: [String] { get }
  func oneOfWords(_ words: [String]) -> String
  func anyOfWords(_ words: [String]) -> String
  func inRange(_ type: String, _ first: Int, _ last: Int) -> String
  func sentences(_ sentences: [String]) -> String
  /// `types` are those of the values that it acts on in other cells.
  func forCells(_ cells: [String], storing types: [String]) -> String
  func codes(_ codes: [String]) -> String
  func formats(_ formats: [String]) -> String
  func keys(ofForm keys: [String]) -> String
  func keys(ofSection keys: [String]) -> String
  func keys(ofRow keys: [String]) -> String
  func keys(ofChoice keys: [String]) -> String
  func keys(ofRule keys: [String]) -> String
  func keys(ofColorRule keys: [String]) -> String
  func listed(_ place: String, _ keys: [String]) -> String
  func title(_ title: String, _ severity: String) -> String
  func colors(_ colors: [String]) -> String

  // MARK: Which cell a row gets

  var documentCells: String { get }
  var documentDerivation: String { get }
  var documentDerivationNote: String { get }
  func derivation(_ reason: String, _ cells: [String]) -> String
  func cell(_ name: String, for nouns: [String]) -> String
  func either(_ keys: [String]) -> String
  var derivationByParts: String { get }
  var derivationByTemplate: String { get }
  var derivationByRecords: String { get }
  var derivationOfRest: String { get }
  var nounNumber: String { get }
  var nounDate: String { get }
  var nounBool: String { get }
  var nounLongText: String { get }
}
