import Forms
import JSONText
import Rules
import Texts

/// Taking the focused value away: a question with the ways that its row allows.
extension Fields {
  /// Asks how to clear the focused row, or in a table the cell under the cursor.
  func questionHowToClear(in browser: Browser) -> Prompt? {
    guard let bound = browser.focusedRow,
      let location = browser.location(ofRow: bound.row.identifier),
      let ways = try? entries(in: browser).waysToClear(bound).get()
    else { return nil }
    let answers = ways.map { way in
      Prompt.Answer(way.answerKey, way.title(in: browser.texts), .clear(location, way))
    }
    return Prompt(
      browser.pageKind.clearQuestion(about: bound.row, in: browser), answers, browser.texts)
  }

  /// Carries out an answer; a row or a record that is gone since the question is left alone.
  func clear(_ location: Location, by way: EmptyValue, in browser: inout Browser) {
    guard browser.objectLocation == location.object,
      let bound = browser.bound.row(named: location.row)
    else {
      browser.message = .warning(browser.texts.nothingCleared)
      return
    }
    let edit = browser.binder.entry(in: bound).emptying(by: way)
    if case .success = edit { browser.dropDraft(of: bound.row) }
    write(edit, to: bound.row, in: &browser)
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
