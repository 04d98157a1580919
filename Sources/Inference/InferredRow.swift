import PlistText

/// A row of a first form, as it is written.
struct InferredRow {
  /// The form that a row opens.
  struct Child {
    /// The key that names it.
    let key: String
    /// The member that it is named after.
    let member: String
    /// Its index among the forms of what is deeper.
    let form: Int
  }

  /// Its keys as they are written, but for the one that names a form.
  private(set) var text = ""
  var child: Child?
  /// What was seen of its values, for a comment.
  var note: String?

  /// Appends keys with their texts.
  mutating func add(_ keys: [(String, String)]) {
    for (key, text) in keys { self.text += " \(key) = \(OpenStepString.written(text));" }
  }

  /// Appends the choices, if there are some.
  mutating func add(choices: [String]) {
    guard !choices.isEmpty else { return }
    let list = choices.map(OpenStepString.written).joined(separator: ", ")
    text += " values = ( \(list) );"
  }

  /// What distinguishes the row from others, to the byte: names may differ in their Unicode form only.
  var shape: [UInt8] {
    Array(text.utf8) + (child.map { Array("\0\($0.key) \($0.form)".utf8) } ?? [])
  }

  /// The row in OpenStep notation; `names`: what the forms of what is deeper are called.
  func written(_ names: [String]) -> String {
    let opened = child.map { " \($0.key) = \(OpenStepString.written(names[$0.form]));" } ?? ""
    let comment = note.map { " /* \(OpenStepString.inComment($0)) */" } ?? ""
    return "{\(text)\(opened)\(comment) }"
  }
}
