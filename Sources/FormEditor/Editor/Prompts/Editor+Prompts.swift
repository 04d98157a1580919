import Cells
import Queries
import Screen

extension Editor {
  mutating func answer(_ key: KeyPress) -> [EditorEffect] {
    guard let asked = state.prompt else { return [] }
    if KeyMap.prompt.command(for: key) == .back {
      state.prompt = nil
      return stopCounting()
    }
    guard case .character(let character) = key.withoutInputMethod.key, key.modifiers.isEmpty,
      let answer = asked.answers.first(where: { $0.key == character })
    else { return [] }
    state.prompt = nil
    let stop = stopCounting()
    return stop + carryOut(answer.meaning)
  }

  mutating func askWhatToSearch() {
    state.lineInput = LineInput(purpose: .search, line: LineEditor(""), formerFocus: formPage.focus)
  }

  mutating func askWhereToSave(quitting: Bool = false) {
    let abilities = state.file.abilities
    if let reason = abilities.refusal(of: .saveAs), !abilities.isPossible(.saveAs) {
      state.message = .warning(reason.text(in: texts))
      return
    }
    state.lineInput = LineInput(
      purpose: .saveAs(quitting: quitting), line: LineEditor(state.file.path), formerFocus: nil)
  }

  mutating func type(_ key: KeyPress) -> [EditorEffect] {
    guard var input = state.lineInput else { return [] }
    switch KeyMap.line.command(for: key) {
    case .back:
      state.lineInput = nil
      if let focus = input.formerFocus { formPage.focus = focus }
      if case .recipients(let request) = input.purpose { stayUnsaved(request) }
      return []
    case .quit:
      state.lineInput = nil
      return quit()
    case .done:
      state.lineInput = nil
      return finish(input)
    case nil:
      _ = input.line.handle(.key(key), width: lineInputWidth)
      state.lineInput = input
      searchWhileTyping()
      return []
    }
  }

  /// Columns that a typed line has in the bottom bar, its label taking the rest.
  var lineInputWidth: Int {
    max(state.size.width - DisplayText.width(state.lineInput?.label(in: texts) ?? "") - 3, 1)
  }

  mutating func pasteIntoLine(_ text: String) {
    let width = lineInputWidth
    _ = state.lineInput?.line.handle(.paste(text), width: width)
    searchWhileTyping()
  }

  private mutating func finish(_ input: LineInput) -> [EditorEffect] {
    let text = input.line.text
    switch input.purpose {
    case .filter:
      do throws(FilterSyntaxError) {
        return filter(by: try RecordFilter(text, form: form, locale: locale))
      } catch {
        // The line stays, to be mended.
        state.lineInput = input
        state.message = .problem(
          texts.columnNumber(error.prefix(of: text).count + 1, error.message))
        return []
      }
    case .search where isTableShown:
      if !text.isEmpty { searchText = text }
      return findInTable(forward: true)
    case .search:
      if !text.isEmpty { searchText = text }
      if !text.isEmpty && !rows.contains(where: matchesSearch) {
        findNext(forward: true)
      } else if !text.isEmpty {
        reportMatch()
      }
      return []
    case .saveAs(let quitting):
      guard !text.isEmpty else {
        state.message = .notice(texts.noNameGiven)
        return []
      }
      return saveAs(text, quitting: quitting)
    case .readFile, .writeFile:
      guard !text.isEmpty else {
        state.message = .notice(texts.noNameGiven)
        return []
      }
      return input.purpose == .readFile ? readFile(text) : writeFile(text)
    case .recipients(let request):
      guard !text.isEmpty else {
        state.message = .notice(texts.noNameGiven)
        return []
      }
      return [.readRecipients(request, path: text)]
    }
  }
}
