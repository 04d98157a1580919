import PlistText
import SourceText

extension PlistNode {
  /// True for a property list with keys of forms.
  var looksLikeForm: Bool {
    if let entries { return entries.contains { ForeignFile.keysOfForms.contains($0.key) } }
    return items?.contains { row in
      row.entries?.contains { Self.keysOfRows.contains($0.key) } == true
    } == true
  }

  private static let keysOfRows = ["valuePath", "displayValue", "cellIdentifier"]
}

extension Form {
  /// True for the text of a property list that is meant as a form, whatever its mistakes.
  package static func isMeant(by text: SourceText) -> Bool {
    PlistParser.read(text).root?.looksLikeForm == true
  }
}
