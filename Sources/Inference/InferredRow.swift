import PlistText

/// A row of a first form in its notation.
struct InferredRow {
  struct Child {
    let key: String
    /// The member that the form is named after.
    let member: String
    /// Index of the form among the nested forms.
    let form: Int
  }

  /// Keys of the row as written, except for the name of a form.
  private(set) var text = ""
  var child: Child?
  /// The rows of the shapes that its values have, if there are several.
  var variants: [InferredRow] = []
  var note: String?

  mutating func add(_ keys: [(String, String)]) {
    for (key, text) in keys { self.text += " \(key) = \(OpenStepString.written(text));" }
  }

  /// Appends the choices, if there are some.
  mutating func add(choices: [String]) {
    guard !choices.isEmpty else { return }
    let list = choices.map(OpenStepString.written).joined(separator: ", ")
    text += " values = ( \(list) );"
  }

  /// Makes any value a problem. Clearing the row removes the member.
  mutating func refuse(with message: String) {
    add([("emptyValue", "remove")])
    let rule = [
      ("predicate", "1 == 2"), ("identifier", "otherMembers"), ("evenWhenEmpty", "YES"),
      ("message", message),
    ].map { key, text in "\(key) = \(OpenStepString.written(text));" }
    text += " rules = ( { \(rule.joined(separator: " ")) } );"
  }

  /// Bytes that distinguish the row: names may differ in their Unicode form only.
  var shape: [UInt8] {
    Array(text.utf8) + (child.map { Array("\0\($0.key) \($0.form)".utf8) } ?? [])
      + variants.flatMap { [1] + $0.shape }
  }

  /// The forms that it opens.
  var children: [Child] { [child].compactMap(\.self) + variants.flatMap(\.children) }

  private func text(ofVariants names: [String]) -> String {
    guard !variants.isEmpty else { return "" }
    return " variants = ( \(variants.map { $0.written(names) }.joined(separator: ", ")) );"
  }

  /// The row in OpenStep notation; `names`: the names of the nested forms.
  func written(_ names: [String]) -> String {
    let opened = child.map { " \($0.key) = \(OpenStepString.written(names[$0.form]));" } ?? ""
    let comment = note.map { " /* \(OpenStepString.inComment($0)) */" } ?? ""
    return "{\(text)\(opened)\(text(ofVariants: names))\(comment) }"
  }
}
