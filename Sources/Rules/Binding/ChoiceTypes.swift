import Forms
import JSONText
import Values

extension Form {
  /// Makes numbers of choices that a property list could only write as texts, where the records have lists of numbers: an
  /// OpenStep property list has nothing but texts, and no key says what the elements of a list are.
  ///
  /// The first record with a value decides. One pass over each record.
  func typingChoices(from records: [JSONSlice]) -> Form {
    var form = self
    for place in rows.indices where rows[place].mayMeanNumbers {
      let stored = rows[place].valuePath.flatMap { path in
        records.lazy.compactMap { $0.firstScalar(at: path) }.first
      }
      guard stored?.kind == .number else { continue }
      for index in rows[place].choices.indices {
        let value = form.rows[place].choices[index].value
        form.rows[place].choices[index].value = value.converted(to: .number)
      }
      form.rows[place].defaultValue = rows[place].defaultValue.map(numbers(of:))
    }
    return form
  }

  private func numbers(of value: JSONValue) -> JSONValue {
    guard case .array(let elements) = value else { return value.converted(to: .number) }
    return .array(elements.map { $0.converted(to: .number) })
  }
}

extension ConfigRow {
  /// Whether all of its choices are texts that read as numbers.
  var mayMeanNumbers: Bool {
    guard hasSeveralChoices, !choices.isEmpty else { return false }
    return choices.allSatisfy { choice in
      choice.value.kind == .string && choice.value.converted(to: .number).kind == .number
    }
  }
}

extension JSONSlice {
  /// The value at a path, or the first of the list there; nil where there is none.
  fileprivate func firstScalar(at path: ValuePath) -> JSONSlice? {
    guard case .found(let slice) = lookup(path.steps) else { return nil }
    let scalar = slice.kind == .array ? slice.firstElements(1).first : slice
    return scalar.flatMap { $0.kind.isScalar && $0.kind != .null ? $0 : nil }
  }
}
