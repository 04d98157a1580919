import Forms
import JSONText
import Rules
import Texts
import Values

extension LinePrompt {
  /// Handles a line, and returns messages.
  package mutating func answer(_ line: String) -> [String] {
    guard end == nil, let position else { return [] }
    isRefused = false
    let bound = bound(at: position)
    if line.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7F }) {
      return refuse(texts.lineHasControlCharacters)
    }
    if collected != nil { return collect(line, for: bound) }
    switch LineAnswer(line) {
    case .keep: return keep()
    // Blanks would be cut and leave nothing: only a word clears.
    case .text(let text) where bound.row.trimsWhitespace && text.allSatisfy(\.isWhitespace):
      return keep()
    case .text(let text): return type(text, into: bound)
    case .word(let word): return follow(word, at: bound)
    case .unknownWord: return refuse(texts.unknownWord(help: LineWord.help.typed))
    }
  }

  private mutating func refuse(_ reason: String) -> [String] {
    isRefused = true
    return [reason]
  }

  private mutating func keep() -> [String] {
    advance()
    return says()
  }

  private mutating func follow(_ word: LineWord, at bound: BoundRow) -> [String] {
    switch word {
    case .help: return help(for: bound)
    case .clear: return type("", into: bound)
    case .lines:
      guard bound.row.isMultiline else { return refuse(texts.takesOneLine) }
      collected = []
      return [texts.endLinesWith(LineWord.endOfLines)]
    case .choices: return NumberedChoices(bound.state)?.lines(texts) ?? [texts.noChoices]
    case .back: return goBack() ? [] : refuse(texts.isFirstQuestion)
    case .save:
      finish()
      return says()
    case .quit:
      end = .leave
      return []
    }
  }

  private func help(for bound: BoundRow) -> [String] {
    var lines = (bound.row.help ?? "").split(whereSeparator: \.isNewline).map { "  " + $0 }
    let words = LineWord.allCases.map { ($0.typed, $0.meaning(in: texts)) }
    let all =
      [(texts.emptyLine, texts.meaningOfEmptyLine)] + words + [("..", texts.meaningOfTwoDots)]
    lines += all.map { "  " + texts.about($0, $1) }
    return lines
  }

  /// A line of a text of several; the last one is a dot.
  private mutating func collect(_ line: String, for bound: BoundRow) -> [String] {
    guard line == LineWord.endOfLines else {
      collected?.append(line.hasPrefix("..") ? String(line.dropFirst()) : line)
      return []
    }
    let text = (collected ?? []).joined(separator: "\n")
    collected = nil
    return type(text, into: bound)
  }

  // MARK: Values

  /// Converts typed text as on the screen and in `set`.
  private mutating func type(_ text: String, into bound: BoundRow) -> [String] {
    let edit: Result<RowEdit, ValidationFailure>
    if let value = NumberedChoices(bound.state)?.value(of: text) {
      edit = binder.entry(in: bound).conversion(of: value)
    } else {
      edit = binder.entry(in: bound).conversion(
        of: bound.capitalized(text), original: original(of: bound.row)
      )
      .flatMap { $0.typed(into: bound.row, at: [], in: record.record, of: record.table, texts) }
    }
    do {
      let edit = try edit.get()
      try record.give(edit, to: bound.row, by: binder)
    } catch let failure as ValidationFailure {
      return refuse(failure.marked)
    } catch let error as JSONEditError {
      let path = bound.row.valuePath ?? ValuePath(steps: [])
      return refuse("✗ " + error.message(at: path, bound.state.disclosure, in: texts))
    } catch {
      return refuse("✗ \(error)")
    }
    let broken = binder.reading(record.value).brokenPredicateRules(of: bound.row)
    advance()
    return broken.map(\.marked) + says()
  }

  /// The value before the first answer: clearing a row without one removes it again.
  private func original(of row: ConfigRow) -> RowContent {
    guard let path = row.valuePath?.steps else { return .none }
    guard case .found(let slice) = record.formerValue.lookup(path) else { return .missing }
    return .value(slice)
  }
}
