import SourceText
import Values

/// A list of choices that rows name, and the file that it is written in.
struct ChoiceList {
  /// The file's path.
  let file: String
  var choices: [ListedChoice]

  /// The list without the choices that a row can't offer, which stores this type and finds its values at the path.
  func offered(storing type: ValueType, at path: ValuePath?) -> ChoiceList {
    ChoiceList(file: file, choices: choices.filter { $0.choice(storing: type, at: path) != nil })
  }
}

/// Where a choice is written.
package struct ChoicePlace: Hashable {
  /// The path of the file that has the list; nil for a choice of the row.
  package let file: String?
  /// Where it is in that file, or in the form's.
  package let position: SourcePosition

  /// The place in a file, or in the form.
  package init(file: String?, position: SourcePosition) {
    self.file = file
    self.position = position
  }
}
