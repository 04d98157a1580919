import Expressions
import JSONText
import SourceText
import Values

/// A choice as a list has it: each row that offers the list makes its own of it.
struct ListedChoice: GivenKeys {
  static let owner = VocabularyKey.Owner.choice

  static let example = "values = (a, b)"

  var value: JSONValue?
  var title: String?
  var shortTitle: String?
  var color: FormColor?
  var hidden: Expression?
  var disabled: Expression?
  var candidate: ChoiceCandidate?
  /// JSON of the choice in a file of choices or a record; nil for a choice of a form.
  var element: JSONSlice?
  /// Position in the form; nil for a choice of another file.
  var position: SourcePosition?

  /// The choice of a row that stores this type, and finds its values at the path; nil where there is none.
  func choice(storing type: ValueType, at path: ValuePath?) -> Choice? {
    guard let value = stored(at: path)?.converted(to: type), value.kind.isScalar else { return nil }
    var choice = Choice(value: value, title: title ?? value.plainText)
    choice.shortTitle = shortTitle
    choice.color = color
    choice.hidden = hidden
    choice.disabled = disabled
    choice.candidate = candidate
    return choice
  }

  /// A plain value is itself what `SELF` leads to.
  private func stored(at path: ValuePath?) -> JSONValue? {
    guard let path else { return value }
    guard let candidate else { return path.steps.isEmpty ? value : nil }
    return candidate.value(at: path.steps)?.value
  }
}

extension ListedChoice {
  /// Creates the choice that an element of a list offers: the element itself, or the values of
  /// its members.
  init(_ candidate: ChoiceCandidate) {
    let slice = candidate.slice
    element = slice
    switch slice.kind {
    case .string, .number, .bool: value = slice.value
    case .object:
      self.candidate = candidate
      value = candidate.value(at: [.member("value")])?.value
      title = candidate.text(of: "title")
      shortTitle = candidate.text(of: "shortTitle")
    case .null, .array: break
    }
  }

  private var offersSomething: Bool { value != nil || candidate != nil }

  /// The choices that a list offers, or an object with choices by name.
  static func all(in list: JSONSlice) -> [ListedChoice] {
    candidates(in: list, of: nil).filter(\.offersSomething)
  }

  /// The choices that a file has at a path, which goes on in each element of a list: `children.children` are the lists in
  /// the lists of a list. What can't be offered is among them, without a value.
  static func candidates(in root: JSONSlice, at path: [JSONStep]) -> [ListedChoice] {
    var (start, rest) = (root, path[...])
    while start.kind == .object, let step = rest.first {
      guard case .found(let found) = start.lookup([step]) else { return [] }
      start = found
      rest = rest.dropFirst()
    }
    var level = candidates(in: start, of: nil)
    for step in rest {
      level = level.flatMap { choice -> [ListedChoice] in
        guard let parent = choice.candidate, case .found(let list) = parent.slice.lookup([step])
        else { return [] }
        return candidates(in: list, of: parent)
      }
    }
    return level
  }

  private static func candidates(
    in list: JSONSlice, of candidate: ChoiceCandidate?
  ) -> [ListedChoice] {
    let parent = candidate.map(ChoiceParent.init)
    if list.kind == .array {
      return list.elements.map { ListedChoice(ChoiceCandidate($0, in: parent)) }
    }
    return list.members.map { name, slice in
      guard slice.kind != .object else {
        var choice = ListedChoice(ChoiceCandidate(slice, in: parent))
        if choice.value == nil { choice.value = .string(name) }
        return choice
      }
      var choice = ListedChoice()
      choice.element = slice
      guard slice.kind.isScalar else { return choice }
      choice.value = .string(name)
      choice.title = slice.value.plainText
      return choice
    }
  }
}

extension ChoiceCandidate {
  /// The text of a member; nil where there is none.
  fileprivate func text(of member: String) -> String? {
    guard let slice = value(at: [.member(member)]), slice.kind.isScalar else { return nil }
    let text = slice.value.plainText
    return text.isEmpty ? nil : text
  }
}

extension ConfigRow {
  /// The choices that a list of a record makes, as the row stores and finds their values, without the titles that a
  /// template makes. O(list).
  package func choices(listedIn list: JSONSlice) -> ChoiceTable {
    let choices = ListedChoice.all(in: list).compactMap {
      $0.choice(storing: valueType, at: choiceSettings.valuePath)
    }
    return choices.isEmpty ? .empty : ChoiceTable(choices)
  }
}
