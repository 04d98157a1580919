import SourceText
import Values

/// A line of a list as narrowing compares it.
struct FoldedPanelLine: Equatable, Sendable {
  let text: String
  let folded: [UInt8]
  let names: [String]
  let foldedNames: [[UInt8]]

  init(text: String) {
    self.text = text
    folded = Array(SearchText.folded(text).utf8)
    (names, foldedNames) = ([text], [folded])
  }

  init(_ line: PanelLine) {
    text = line.searchText ?? line.content.text
    folded = Array(SearchText.folded(text).utf8)
    names = line.names.isEmpty ? [text] : line.names
    foldedNames = line.names.isEmpty ? [folded] : names.map { Array(SearchText.folded($0).utf8) }
  }
}

extension FoldedPanelLine {
  /// True where a word begins with these bytes; in Chinese, each character begins one.
  func hasWord(beginning typed: [UInt8]) -> Bool {
    folded.indices.contains { index in
      let isStart =
        index == 0 || !folded[index - 1].isPartOfWord
        || Self.leadsIdeograph.contains(folded[index])
      return isStart && folded[index...].starts(with: typed)
    }
  }

  /// The first bytes of Chinese, Japanese and Korean characters.
  private static let leadsIdeograph: ClosedRange<UInt8> = 0xE3...0xED
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool {
    self >= 0x80 || (0x30...0x39).contains(self) || (0x61...0x7A).contains(self)
  }
}

/// The text typed to narrow a list, folded once for all its lines.
struct PanelQuery {
  private let typed: String
  private let folded: [UInt8]
  private let initials: PinyinInitials.Query?
  private let words: [(folded: [UInt8], initials: PinyinInitials.Query?)]

  init(_ typed: String) {
    self.typed = typed
    folded = Array(SearchText.folded(typed).utf8)
    initials = PinyinInitials.Query(typed)
    words = folded.split(separator: UInt8(ascii: " ")).map { word in
      (Array(word), PinyinInitials.Query(String(decoding: word, as: UTF8.self)))
    }
  }

  /// Returns whether all words are in a line, whatever their case and accents, or the Pinyin
  /// initials that they may be.
  func matches(_ line: FoldedPanelLine) -> Bool {
    words.allSatisfy { word in
      ByteSearch.contains(line.folded, word.folded)
        || word.initials?.isFound(in: line.text) == true
    }
  }

  /// Returns whether each word begins a word of a line, or is in it as Pinyin initials.
  func beginsWords(of line: FoldedPanelLine) -> Bool {
    words.allSatisfy { word in
      line.hasWord(beginning: word.folded) || word.initials?.isFound(in: line.text) == true
    }
  }

  /// The distance of the typed text from the names of a line's target: 0 for exactly a name,
  /// 1 for one that differs by case and accents, 2 where the line's text, or the Pinyin of
  /// it, begins so; the maximum for others.
  func distance(to line: FoldedPanelLine) -> Int {
    if line.names.contains(where: { $0.utf8.elementsEqual(typed.utf8) }) { return 0 }
    if line.foldedNames.contains(folded) { return 1 }
    return line.folded.starts(with: folded) || initials?.begins(line.text) == true ? 2 : .max
  }
}
