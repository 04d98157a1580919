import Forms
import JSONText
import Rules
import Texts
import Values

extension LinePrompt {
  /// Handles a line, and returns messages.
  package mutating func answer(_ line: String) -> [String] {
    guard end == nil, let position = frame.position else { return [] }
    isRefused = false
    if line.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7F }) {
      return refuse(texts.lineHasControlCharacters)
    }
    let answer = LineAnswer(line)
    if let newItem { return self.answer(answer, as: newItem) }
    let bound = bound(at: position)
    if collected != nil { return collect(line, for: bound) }
    if let opened { return self.answer(answer, about: opened) }
    switch answer {
    case .keep: return keep()
    // Blanks would be cut and leave nothing: only a word clears.
    case .text(let text) where bound.row.trimsWhitespace && text.allSatisfy(\.isWhitespace):
      return keep()
    case .text(let text): return type(text, into: bound)
    case .word(let word, _): return follow(word, at: bound)
    case .unknownWord: return refuse(texts.unknownWord(help: LineWord.help.typed))
    }
  }

  mutating func refuse(_ reason: String) -> [String] {
    isRefused = true
    return [reason]
  }

  mutating func keep() -> [String] {
    advance()
    return says()
  }

  mutating func follow(_ word: LineWord, at bound: BoundRow) -> [String] {
    switch word {
    case .help: return help(for: bound)
    case .clear: return type("", into: bound)
    case .lines:
      guard bound.row.isMultiline else { return refuse(texts.takesOneLine) }
      collected = []
      return [texts.endLinesWith(LineWord.endOfLines)]
    case .choices: return NumberedChoices(bound.state)?.lines(texts) ?? [texts.noChoices]
    case .open, .add, .delete: return refuse(texts.isNoList)
    case .back: return goBack() ? [] : refuse(texts.isFirstQuestion)
    case .save:
      finish()
      return says()
    case .quit:
      end = .leave
      return []
    }
  }

  func help(for bound: BoundRow) -> [String] {
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
  mutating func type(_ text: String, into bound: BoundRow) -> [String] {
    let edit = conversion(of: text, in: bound)
    do {
      let edit = try edit.get()
      if case .set(let value) = edit,
        let taken = reading.binder.entry(in: bound).refusal(ofTakenKey: value.plainText)
      {
        throw taken
      }
      try record.give(edit, to: bound.row, at: frame.path, of: ownerOfAnswers, by: binder)
      if bound.row.isItemKey, case .set(let key) = edit { adoptKey(key.plainText) }
    } catch let failure as ValidationFailure {
      return refuse(failure.marked)
    } catch let error as JSONEditError {
      let path = bound.row.valuePath ?? ValuePath(steps: [])
      return refuse("✗ " + error.message(at: path, bound.state.disclosure, in: texts))
    } catch {
      return refuse("✗ \(error)")
    }
    let broken = reading.brokenPredicateRules(of: bound.row)
    advance()
    return broken.map(\.marked) + says()
  }

  /// The edit that a text makes: of a value of several shapes also as another single one than it is.
  private func conversion(
    of text: String, in bound: BoundRow
  ) -> Result<RowEdit, ValidationFailure> {
    let reading = reading
    let entry = reading.binder.entry(in: bound)
    if let value = NumberedChoices(bound.state)?.value(of: text) {
      return entry.conversion(of: value)
    }
    return entry.conversion(of: bound.capitalized(text), original: original(of: bound.row))
      .flatMapError { failure in
        let other = OtherSingleValue(bound, in: reading)?.conversion(of: text)
        return other.map { .success($0) } ?? .failure(failure)
      }
      .flatMap {
        $0.typed(into: bound.row, at: frame.path, in: record.record, of: record.table, texts)
      }
  }

  /// The item that is asked for has another key now.
  private mutating func adoptKey(_ key: String) {
    frame = frame.moved(to: frame.path.dropLast() + [.member(key)])
  }

  /// The value before the first answer: clearing a row without one removes it again.
  private func original(of row: ConfigRow) -> RowContent {
    guard let steps = row.valuePath?.steps else { return .none }
    let path = frame.path + steps
    guard case .found(let slice) = record.formerValue.lookup(path) else { return .missing }
    return .value(slice)
  }
}
