import Forms
import Patterns
import Texts
import Values

/// W404: some text of the row's `textContentType` matches its pattern; reported only if the contrary can be proved.
enum ContentTypeCheck: RowCheck {
  static func check(_ draft: DraftRow) {
    guard let pattern = draft.row.regex,
      let word = draft.reader.entry("textContentType")?.value.string.map(Words.trimmed)
    else { return }
    let needed = TextContents.characters(ofEach: word)
    guard !needed.isEmpty, pattern.matchesNoText(with: needed) else { return }
    let isNumber = needed == TextContents.digits
    draft.report(
      .W404, of: "regex", quoting: pattern.source,
      advice: \.anotherContentAdvice
    ) { texts in
      let shown = needed.map { TextQuoting.shown(String($0)) }
      let characters = shown.count == 1 ? shown[0] : texts.oneOf(shown)
      return texts.noMatchIsContent(word, isNumber ? nil : characters)
    }
  }
}
