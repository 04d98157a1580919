import Foundation

/// A document whose files, commands and screens are tried: a comment in front of a fence says what its lines are.
///
/// `<!-- file NAME -->` stands before a file. `<!-- shell -->` stands before lines of a shell that begin with `$`, each
/// followed by what it prints. `<!-- screen 80x9: COMMAND; wait TEXT -->` stands before a screen that the program shows once
/// the text is there, `<!-- keys: Down 'typed' Enter; wait TEXT -->` before the one after further keys; with `end` in place
/// of the text the keys end the program. A screen that is not shown has no fence.
struct TriedDocument {
  enum Step: Equatable {
    case file(String)
    case shell
    case screen(width: Int, height: Int, command: [String], shows: String)
    case keys([String], shows: String?)
  }

  let steps: [(step: Step, fence: Range<Int>?)]
  private(set) var lines: [String]

  init(_ text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.lines = lines
    steps = try lines.indices.compactMap { index in
      guard let comment = lines[index].wholeMatch(of: /<!-- (.*) -->/)?.output.1 else { return nil }
      return (try Step(String(comment)), Self.fence(after: index, in: lines))
    }
  }

  /// The lines inside of the fence that follows directly.
  private static func fence(after index: Int, in lines: [String]) -> Range<Int>? {
    let start = index + 2
    guard start <= lines.count, lines[start - 1].hasPrefix("```"),
      let end = lines[start...].firstIndex(of: "```")
    else { return nil }
    return start..<end
  }

  /// The document with other lines in its fences.
  func replacing(_ fences: [(Range<Int>, [String])]) -> String {
    var lines = lines
    for (range, new) in fences.reversed() { lines.replaceSubrange(range, with: new) }
    return lines.joined(separator: "\n")
  }
}

extension TriedDocument.Step {
  init(_ comment: String) throws {
    if comment == "shell" {
      self = .shell
    } else if let file = comment.wholeMatch(of: /file (\S+)/) {
      self = .file(String(file.output.1))
    } else if let screen = comment.wholeMatch(of: /screen (\d+)x(\d+): (.*); wait (.*)/),
      let width = Int(screen.output.1), let height = Int(screen.output.2)
    {
      self = .screen(
        width: width, height: height, command: Self.words(screen.output.3),
        shows: String(screen.output.4))
    } else if let keys = comment.wholeMatch(of: /keys: (.*); (?:wait (.*)|end)/) {
      self = .keys(Self.words(keys.output.1), shows: keys.output.2.map(String.init))
    } else {
      throw SyntaxError(comment: comment)
    }
  }

  struct SyntaxError: Error { let comment: String }

  /// The parts between spaces; quotes enclose spaces, and stay.
  private static func words(_ text: Substring) -> [String] {
    text.matches(of: /'[^']*'|\S+/).map { String($0.output) }
  }
}
