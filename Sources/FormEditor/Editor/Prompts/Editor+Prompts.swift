import Cells
import Queries
import Screen

extension Editor {
  mutating func answer(_ key: KeyPress) -> [EditorEffect] {
    guard let asked = state.prompt else { return [] }
    if let command = CommandTable(self).command(for: key) { return perform(command) }
    guard case .character(let character) = key.withoutInputMethod.key, key.modifiers.isEmpty,
      let answer = asked.answers.first(where: { $0.key == character })
    else { return [] }
    state.prompt = nil
    return carryOut(answer.meaning)
  }

  mutating func typeIntoLine(_ input: EditorInput) {
    guard let input = state.typeIntoLine(input, in: browser.size, texts) else { return }
    switch input.purpose {
    case .search: browser.pageKind.search(while: input, in: &browser)
    case .expression(let request):
      browser.message = request.message(typing: input.line.text, in: browser)
    case .filter, .saveAs, .readFile, .writeFile, .recipients: break
    }
  }

  /// Enter: does what the line was typed for.
  mutating func finishLine() -> [EditorEffect] {
    guard let input = state.lineInput else { return [] }
    state.lineInput = nil
    let text = input.line.text
    if input.purpose.isName, text.isEmpty {
      browser.message = .notice(texts.noNameGiven)
      return []
    }
    switch input.purpose {
    case .filter:
      do throws(FilterSyntaxError) {
        let filter = try RecordFilter(text, by: browser.binder.plan)
        return start(.arrange(filter: filter, keys: browser.wantedQuery.keys))
      } catch {
        // The line stays, to be mended.
        state.lineInput = input
        browser.message = .problem(
          texts.columnNumber(error.prefix(of: text).count + 1, error.message))
        return []
      }
    case .expression(let request): return request.finish(text, in: &self)
    case .search: return carryOut(browser.pageKind.finishSearch(for: text, in: &browser))
    case .saveAs(let next): return save(Save(path: text, next: next))
    case .writeFile: return fields.writeFile(text, in: browser).map { [$0] } ?? []
    case .readFile: return fields.readFile(text, in: browser).map { [$0] } ?? []
    case .recipients(let request): return [.readRecipients(request, path: text)]
    }
  }
}
