import JSONText

/// An object whose rows are asked for: the record, or an object or an item inside it.
struct PromptFrame {
  /// Path of the object in the record.
  let path: [JSONStep]
  /// The name of its form; nil for the record's own.
  let form: String?
  /// The kind of value that the object is an item of; nil for one that is no item.
  let list: JSONKind?
  /// The index of the current row; nil if there is none.
  var position: Int?
  /// The indices of the rows that were asked before.
  var history: [Int] = []
  var section: String?
  /// The errors that the object had before its rows were asked.
  let formerErrors: Set<AddedProblem>

  /// A copy for the object at another path.
  func moved(to path: [JSONStep]) -> PromptFrame {
    PromptFrame(
      path: path, form: form, list: list, position: position, history: history, section: section,
      formerErrors: formerErrors)
  }

  static let record = PromptFrame(path: [], form: nil, list: nil, formerErrors: [])
}
