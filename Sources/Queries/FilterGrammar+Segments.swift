/// Classifies a filter's tokens by their position.
extension FilterGrammar {
  /// True for `and` or `or` as a separate word.
  func isJoint(_ position: Int) -> Bool {
    guard position < tokens.count, ["and", "or"].contains(tokens[position].word) else {
      return false
    }
    let range = tokens[position].range
    let before = position > 0 ? tokens[position - 1] : nil
    let next = position + 1 < tokens.count ? tokens[position + 1] : nil
    // In foo(and) and and=5 it is part of a word, or a name.
    let opens = before?.kind == .open && before?.range.upperBound == range.lowerBound
    let isName =
      if case .sign? = next?.kind { next?.range.lowerBound == range.upperBound } else { false }
    return !isName && (!opens || position == 1 || depth > 0)
  }

  func endsGroup(_ position: Int) -> Bool {
    depth > 0 && position < tokens.count && tokens[position].kind == .close
  }

  func isNot(_ position: Int) -> Bool {
    guard tokens[position].word == "not" else { return false }
    if position + 1 < tokens.count, case .sign = tokens[position + 1].kind { return false }
    return true
  }

  /// The index after `position`, and after its parentheses.
  func next(_ position: Int) -> Int {
    if tokens[position].kind == .open, let close = source.partners[position] { return close + 1 }
    return position + 1
  }

  /// The index after `position`, and after parentheses without a sign in them: with one they contain a condition.
  func nextInWords(_ position: Int) -> Int {
    let next = next(position)
    return source.nextSigns[position] < next ? position + 1 : next
  }

  /// Indices of the first tokens of the parts between conjunctions, in groups too.
  var segments: [Int] {
    var starts = [0]
    for position in tokens.indices where tokens[position].kind == .open || isJoint(position) {
      starts.append(position + 1)
    }
    return starts.filter { $0 < tokens.count }
  }

  /// True if a part begins with `not` or a parenthesis.
  func beginsLogic(_ start: Int) -> Bool {
    let isLeading = start == 0 || isJoint(start - 1)
    return isLeading && (isNot(start) || tokens[start].kind == .open)
  }

  /// True if the part is meant as more than words.
  func isCondition(_ start: Int) -> Bool {
    guard start < tokens.count else { return false }
    if beginsLogic(start) { return true }
    var position = start
    while position < tokens.count, position == start || !isJoint(position),
      tokens[position].kind != .close
    {
      if case .sign = tokens[position].kind { return true }
      if keyword(at: position, from: start) != nil { return true }
      position = nextInWords(position)
    }
    return position == start + 1 && tokens[start].word == Self.problems
  }

  /// True if an `and` or `or` ends the words before it.
  func endsWords(_ position: Int) -> Bool {
    isJoint(position)
      && (tokens[position].word == "or" || joinsWords || isCondition(position + 1)
        || isLast(position))
  }

  /// True if it ends the text on the right of a sign, which begins at `start`.
  func endsValue(_ position: Int, from start: Int) -> Bool {
    isJoint(position) && (isCondition(position + 1) || isLast(position) && position > start)
  }

  private func isLast(_ position: Int) -> Bool {
    position + 1 == tokens.count || endsGroup(position + 1)
  }

  /// True for a column's name that begins with `not` or a parenthesis, with a sign after it.
  func namesColumnBeforeSign(_ start: Int) -> Bool {
    guard isNot(start) || tokens[start].kind == .open else { return false }
    let sign = source.nextSigns[start]
    guard sign < tokens.count, mayBeName(start..<sign) else { return false }
    return parser.row(named: QueryText.plain(source.text(start..<sign)[...])) != nil
  }

  static let problems = "problems"

  /// A condition in a word after a column.
  enum Keyword { case missing, present, list, between }

  /// The keyword at an index, if a column's name, or nearly one, is between it and `start`.
  func keyword(at position: Int, from start: Int) -> Keyword? {
    guard position > start else { return nil }
    let keyword: Keyword
    switch tokens[position].word {
    case "missing": keyword = .missing
    case "present": keyword = .present
    case "between": keyword = .between
    case "in" where position + 1 < tokens.count && tokens[position + 1].kind == .open:
      keyword = .list
    default: return nil
    }
    guard mayBeName(start..<position) else { return nil }
    let (name, _) = name(start..<position)
    if parser.row(named: name) != nil { return keyword }
    return isComplete(keyword, at: position) && parser.nearestName(to: name) != nil ? keyword : nil
  }

  /// True if a column's name may be that long.
  func mayBeName(_ range: Range<Int>) -> Bool {
    let start = tokens[range.lowerBound].range.lowerBound
    return tokens[range.upperBound - 1].range.upperBound - start <= parser.longestName
  }

  /// True if the text after a keyword fits so well that the name before it must be a typo.
  private func isComplete(_ keyword: Keyword, at position: Int) -> Bool {
    let next = position + 1
    return switch keyword {
    case .list: true
    case .missing, .present: next == tokens.count || isJoint(next) || endsGroup(next)
    case .between: tokens[next...].contains { $0.word == "and" }
    }
  }

  /// A column's name, and true if `not` follows it.
  func name(_ range: Range<Int>) -> (name: String, isNegated: Bool) {
    let name = QueryText.plain(source.text(range)[...])
    guard range.count > 1, tokens[range.upperBound - 1].word == "not",
      parser.row(named: name) == nil
    else { return (name, false) }
    return (QueryText.plain(source.text(range.dropLast())[...]), true)
  }

  /// Words that must all appear; `or` between them separates alternatives.
  var onlyWords: FilterExpression? {
    var alternatives: [FilterExpression] = []
    var start = 0
    func add(_ range: Range<Int>) {
      let words = SearchWord.words(in: source.text(range))
      if !words.isEmpty { alternatives.append(.condition(.words(words))) }
    }
    for position in tokens.indices
    where isJoint(position) && tokens[position].word == "or" && position > start
      && position + 1 < tokens.count
    {
      add(start..<position)
      start = position + 1
    }
    add(start..<tokens.count)
    return alternatives.isEmpty ? nil : .anyOf(alternatives)
  }
}
