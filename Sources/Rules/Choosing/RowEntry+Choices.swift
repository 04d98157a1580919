import Forms
import JSONText

/// Values of rows with choices.
extension RowEntry {
  /// Why a choice that is listed can't be chosen; nil for others, and for those that the record has already.
  func disabledChoiceFailure(_ value: JSONValue) -> ValidationFailure? {
    guard bound.state.hasDisabledChoices else { return nil }
    var chosen: Set = [value]
    if case .array(let elements) = value { chosen = Set(elements) }
    let former = former
    let refused = bound.row.choices.first { choice in
      choice.isDisabled && chosen.contains(choice.value) && !former.contains(choice.value)
    }
    return refused.map { choice in
      bound.row.failure(
        .choice, texts.choiceIsDisabled(choice.title, where: choice.disablingPredicate))
    }
  }

  private var former: Set<JSONValue> {
    guard case .value(let slice) = bound.content else { return [] }
    return slice.kind == .array ? Set(slice.elements.map(\.value)) : [slice.value]
  }

  /// True if every element of a list is offered, or is one that the record already has.
  func addsOnlyOffered(_ value: JSONValue) -> Bool {
    guard case .array(let elements) = value, let choices = bound.state.rules.choices else {
      return false
    }
    let former = former
    return elements.allSatisfy {
      choices.index(of: JSONSlice(writing: $0)) != nil || former.contains($0)
    }
  }
}
