import Texts

/// A command in place of a value: a dot and a word.
package enum LineWord: String, CaseIterable, Sendable {
  case help, clear, lines, choices, back, save, quit

  package var typed: String { "." + rawValue }

  /// A description of its effect.
  func meaning(in texts: Texts) -> String {
    switch self {
    case .help: texts.meaningOfHelpWord
    case .clear: texts.meaningOfClearWord
    case .lines: texts.meaningOfLinesWord(end: Self.endOfLines)
    case .choices: texts.meaningOfChoicesWord
    case .back: texts.meaningOfBackWord
    case .save: texts.meaningOfSaveWord
    case .quit: texts.meaningOfQuitWord
    }
  }

  static let endOfLines = "."
}

enum LineAnswer: Equatable {
  /// Empty line: the value stays.
  case keep
  case word(LineWord)
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
    let name = rest.lowercased().trimmingSuffix { $0 == " " }
    self = LineWord(rawValue: name).map { .word($0) } ?? .unknownWord
  }
}

extension String {
  fileprivate func trimmingSuffix(while isCut: (Character) -> Bool) -> String {
    String(reversed().drop(while: isCut).reversed())
  }
}
