import Cells
import Queries
import Screen

extension EditorState {
  mutating func answer(_ key: KeyPress) -> [EditorEffect] {
    guard let asked = prompt else { return [] }
    if KeyMap.command(for: key, in: .prompt) == .back {
      prompt = nil
      return stopCounting()
    }
    guard case .character(let character) = key.key, key.modifiers.isEmpty,
      let answer = asked.answers.first(where: { $0.key == character })
    else { return [] }
    prompt = nil
    let stop = stopCounting()
    return stop + carryOut(answer.meaning)
  }

  mutating func askWhatToSearch() {
    lineInput = LineInput(purpose: .search, line: LineEditor(""), formerFocus: focus)
  }

  mutating func askWhereToSave() {
    if let reason = file.abilities.refusal(of: .saveAs) {
      message = .warning(reason)
      return
    }
    lineInput = LineInput(purpose: .saveAs, line: LineEditor(file.path), formerFocus: nil)
  }

  mutating func type(_ key: KeyPress) -> [EditorEffect] {
    guard var input = lineInput else { return [] }
    switch KeyMap.command(for: key, in: .lineInput) {
    case .back:
      lineInput = nil
      if let focus = input.formerFocus { self.focus = focus }
      return []
    case .quit:
      lineInput = nil
      return quit()
    case .choose:
      lineInput = nil
      return finish(input)
    default:
      _ = input.line.handle(.key(key), width: lineInputWidth)
      lineInput = input
      searchWhileTyping()
      return []
    }
  }

  /// Columns that a typed line has in the bottom bar, its label taking the rest.
  var lineInputWidth: Int { max(size.width - (lineInput?.label.count ?? 0) - 3, 1) }

  mutating func pasteIntoLine(_ text: String) {
    let width = lineInputWidth
    _ = lineInput?.line.handle(.paste(text), width: width)
    searchWhileTyping()
  }

  private mutating func finish(_ input: LineInput) -> [EditorEffect] {
    let text = input.line.text
    switch input.purpose {
    case .filter:
      do throws(FilterSyntaxError) {
        _ = try RecordFilter(text, form: form, locale: locale)
      } catch {
        // The line stays, to be mended.
        lineInput = input
        message = .problem("Column \(error.prefix(of: text).count + 1): \(error.message)")
        return []
      }
      return filter(by: text)
    case .search where isTableShown:
      if !text.isEmpty { search.text = text }
      return findInTable(forward: true)
    case .search:
      if !text.isEmpty { search.text = text }
      if !text.isEmpty && !rows.contains(where: matchesSearch) {
        message = .warning("“\(text)” is not in this record")
      }
      return []
    case .saveAs:
      guard !text.isEmpty else {
        message = .notice("Not saved: no name given")
        return []
      }
      return saveAs(text)
    }
  }
}
