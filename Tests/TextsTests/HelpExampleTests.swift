import Testing
import Texts

@Suite("Examples in the help of commands")
struct HelpExampleTests {
  @Test("Each is on one line of 80 columns", arguments: Language.allCases)
  func width(language: Language) {
    let texts = language.texts
    let discussions = [
      texts.discussionFormview, texts.discussionShow, texts.discussionCheck, texts.discussionGet,
      texts.discussionSet, texts.discussionEdit, texts.discussionExplain, texts.discussionLint,
    ]
    for line in discussions.flatMap({ $0.split(separator: "\n") }) where line.hasPrefix("  ") {
      // A Chinese character takes two columns.
      let columns = line.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 1 : 2) }
      #expect(columns <= 78, "\(line)")
    }
  }
}
