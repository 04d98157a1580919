import Texts

/// A command in place of a value: a dot and a word.
package enum LineWord: String, CaseIterable, Sendable {
  case help, clear, lines, choices, open, add, delete, back, save, quit

  package var typed: String { "." + rawValue }

  /// A description of its effect.
  func meaning(in texts: Texts) -> String {
    switch self {
    case .help: texts.meaningOfHelpWord
    case .clear: texts.meaningOfClearWord
    case .lines: texts.meaningOfLinesWord(end: Self.endOfLines)
    case .choices: texts.meaningOfChoicesWord
    case .open: texts.meaningOfOpenWord(example: typed + " 2")
    case .add: texts.meaningOfAddWord
    case .delete: texts.meaningOfDeleteWord(example: typed + " 2")
    case .back: texts.meaningOfBackWord
    case .save: texts.meaningOfSaveWord
    case .quit: texts.meaningOfQuitWord
    }
  }

  static let endOfLines = "."

  /// True for a word that may be followed by the number or the key of an item.
  var takesItem: Bool { self == .open || self == .delete }
}

enum LineAnswer: Equatable {
  /// Empty line: the value stays.
  case keep
  /// A word, and the text after it: the number or the key of an item, else empty.
  case word(LineWord, String)
  /// A dot and letters that are no known command.
  case unknownWord
  case text(String)

  /// A dot before a letter begins a command; of two dots the first is dropped.
  init(_ line: String) {
    guard !line.isEmpty else {
      self = .keep
      return
    }
    let rest = line.dropFirst()
    guard line.first == ".", let second = rest.first, second == "." || second.isLetter else {
      self = .text(line)
      return
    }
    guard second.isLetter else {
      self = .text(String(rest))
      return
    }
    let parts = rest.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let item = parts.dropFirst().first.map { $0.trimmingSuffix { $0 == " " } } ?? ""
    guard let word = LineWord(rawValue: parts[0].lowercased()), item.isEmpty || word.takesItem
    else {
      self = .unknownWord
      return
    }
    self = .word(word, String(item.drop { $0 == " " }))
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(while isCut: (Character) -> Bool) -> String {
    String(reversed().drop(while: isCut).reversed())
  }
}
