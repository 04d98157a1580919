import Forms
import JSONText
import Rules
import Texts

/// Taking the focused value away: a question with the ways that its row allows.
extension Editor {
  /// Asks how to clear the focused row, or in a table the cell under the cursor.
  mutating func askHowToClear() {
    guard let bound = focusedRow, let place = location(ofRow: bound.row.identifier),
      let ways = try? waysToClear(bound).get()
    else { return }
    let answers = ways.map { way in
      Prompt.Answer(way.answerKey, way.title(in: texts), .clear(place, way))
    }
    ask(pageKind.clearQuestion(about: bound.row, in: self), answers)
  }

  /// The ways to clear a row that its rules allow and the record's source can hold; or why there is none.
  func waysToClear(_ bound: BoundRow) -> Result<[EmptyValue], ValidationFailure> {
    guard let record, let path = bound.row.valuePath else {
      return binder.entry(in: bound).waysToEmpty
    }
    var refusal: ValidationFailure?
    return binder.entry(in: bound).waysToEmpty.flatMap { ways in
      let isMember = shownPath.isEmpty && path.steps.count == 1
      let taken = ways.filter { way in
        if way == .remove, isMember, ways.count > 1, !state.file.abilities.allows(.removeMembers) {
          return false
        }
        guard let value = try? binder.entry(in: bound).emptying(by: way).get().newValue else {
          return true
        }
        do throws(JSONEditError) {
          _ = try table.record(record, with: value, at: shownPath + path.steps)
          return true
        } catch {
          let message = error.message(at: path, bound.state.disclosure, in: texts)
          refusal = refusal ?? ValidationFailure(rule: .path, severity: .error, message: message)
          return false
        }
      }
      return taken.isEmpty ? refusal.map { .failure($0) } ?? .success(ways) : .success(taken)
    }
  }

  /// Carries out an answer; a row or a record that is gone since the question is left alone.
  mutating func clear(_ place: Location, by way: EmptyValue) {
    guard objectPlace == place.place, let bound = boundRow(place.row) else {
      state.message = .warning(texts.nothingCleared)
      return
    }
    switch binder.entry(in: bound).emptying(by: way) {
    case .failure(let failure):
      state.message = .problem(texts.about(bound.row.key, failure.message))
    case .success(let edit):
      dropDraft(of: bound.row)
      write(edit, to: bound.row)
    }
  }
}

extension EmptyValue {
  fileprivate var answerKey: Character {
    switch self {
    case .remove: "r"
    case .null: "n"
    case .emptyString: "e"
    case .auto: "a"
    }
  }

  fileprivate func title(in texts: Texts) -> String {
    switch self {
    case .remove: texts.removeMember
    case .null: texts.null
    case .emptyString: texts.emptyText
    case .auto: texts.asFormSays
    }
  }
}
