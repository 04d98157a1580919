import Forms
import JSONText
import Rules
import Texts

/// Taking the focused value away: a question with the ways that its row allows.
extension Editor {
  /// Asks how to clear the focused row, or in a table the cell under the cursor.
  mutating func askHowToClear() {
    guard let bound = browser.focusedRow,
      let location = browser.location(ofRow: bound.row.identifier),
      let ways = try? entries.waysToClear(bound).get()
    else { return }
    let answers = ways.map { way in
      Prompt.Answer(way.answerKey, way.title(in: texts), .clear(location, way))
    }
    ask(pageKind.clearQuestion(about: bound.row, in: browser), answers)
  }

  /// Carries out an answer; a row or a record that is gone since the question is left alone.
  mutating func clear(_ location: Location, by way: EmptyValue) {
    guard browser.objectLocation == location.object,
      let bound = browser.bound.row(named: location.row)
    else {
      browser.message = .warning(texts.nothingCleared)
      return
    }
    let edit = browser.binder.entry(in: bound).emptying(by: way)
    if case .success = edit { browser.dropDraft(of: bound.row) }
    write(edit, to: bound.row)
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
