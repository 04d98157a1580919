/// What the names mean that `check` and `set` give to what they find.
package protocol FindingTexts {
  var headingFindings: String { get }
  var documentFindings: String { get }
  var columnsOfFindings: [String] { get }
  func findingTitle(_ name: String) -> String
  var findingOfType: String { get }
  var findingOfPath: String { get }
  var findingOfChoice: String { get }
  var findingOfWhole: String { get }
  var findingOfBelow: String { get }
  var findingOfDuplicate: String { get }
  var findingOfReadOnly: String { get }
  var findingOfJSON: String { get }
  var findingOfFile: String { get }
}
