/// Classifies a filter's tokens by their position.
extension FilterGrammar {
  /// True for `and` or `or` as a separate word.
  func isJoint(_ place: Int) -> Bool {
    guard place < tokens.count, ["and", "or"].contains(tokens[place].word) else { return false }
    let range = tokens[place].range
    let before = place > 0 ? tokens[place - 1] : nil
    let next = place + 1 < tokens.count ? tokens[place + 1] : nil
    // In foo(and) and and=5 it is part of a word, or a name.
    let opens = before?.kind == .open && before?.range.upperBound == range.lowerBound
    let isName =
      if case .sign? = next?.kind { next?.range.lowerBound == range.upperBound } else { false }
    return !isName && (!opens || place == 1 || depth > 0)
  }

  func endsGroup(_ place: Int) -> Bool {
    depth > 0 && place < tokens.count && tokens[place].kind == .close
  }

  func isNot(_ place: Int) -> Bool {
    guard tokens[place].word == "not" else { return false }
    if place + 1 < tokens.count, case .sign = tokens[place + 1].kind { return false }
    return true
  }

  /// The index after `place`, and after its parentheses.
  func next(_ place: Int) -> Int {
    if tokens[place].kind == .open, let close = source.partners[place] { return close + 1 }
    return place + 1
  }

  /// The index after `place`, and after parentheses without a sign in them: with one they contain a condition.
  func nextInWords(_ place: Int) -> Int {
    let next = next(place)
    return source.nextSigns[place] < next ? place + 1 : next
  }

  /// Indices of the first tokens of the parts between conjunctions, in groups too.
  var segments: [Int] {
    var starts = [0]
    for place in tokens.indices where tokens[place].kind == .open || isJoint(place) {
      starts.append(place + 1)
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
    var place = start
    while place < tokens.count, place == start || !isJoint(place), tokens[place].kind != .close {
      if case .sign = tokens[place].kind { return true }
      if keyword(at: place, from: start) != nil { return true }
      place = nextInWords(place)
    }
    return place == start + 1 && tokens[start].word == Self.problems
  }

  /// True if an `and` or `or` ends the words before it.
  func endsWords(_ place: Int) -> Bool {
    isJoint(place)
      && (tokens[place].word == "or" || joinsWords || isCondition(place + 1) || isLast(place))
  }

  /// True if it ends the text on the right of a sign, which begins at `start`.
  func endsValue(_ place: Int, from start: Int) -> Bool {
    isJoint(place) && (isCondition(place + 1) || isLast(place) && place > start)
  }

  private func isLast(_ place: Int) -> Bool {
    place + 1 == tokens.count || endsGroup(place + 1)
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
  func keyword(at place: Int, from start: Int) -> Keyword? {
    guard place > start else { return nil }
    let keyword: Keyword
    switch tokens[place].word {
    case "missing": keyword = .missing
    case "present": keyword = .present
    case "between": keyword = .between
    case "in" where place + 1 < tokens.count && tokens[place + 1].kind == .open: keyword = .list
    default: return nil
    }
    guard mayBeName(start..<place) else { return nil }
    let (name, _) = name(start..<place)
    if parser.row(named: name) != nil { return keyword }
    return isComplete(keyword, at: place) && parser.nearestName(to: name) != nil ? keyword : nil
  }

  /// True if a column's name may be that long.
  func mayBeName(_ places: Range<Int>) -> Bool {
    let start = tokens[places.lowerBound].range.lowerBound
    return tokens[places.upperBound - 1].range.upperBound - start <= parser.longestName
  }

  /// True if the text after a keyword fits so well that the name before it must be a typo.
  private func isComplete(_ keyword: Keyword, at place: Int) -> Bool {
    let next = place + 1
    return switch keyword {
    case .list: true
    case .missing, .present: next == tokens.count || isJoint(next) || endsGroup(next)
    case .between: tokens[next...].contains { $0.word == "and" }
    }
  }

  /// A column's name, and true if `not` follows it.
  func name(_ places: Range<Int>) -> (name: String, isNegated: Bool) {
    let name = QueryText.plain(source.text(places)[...])
    guard places.count > 1, tokens[places.upperBound - 1].word == "not",
      parser.row(named: name) == nil
    else { return (name, false) }
    return (QueryText.plain(source.text(places.dropLast())[...]), true)
  }

  /// Words that must all appear; `or` between them separates alternatives.
  var onlyWords: FilterExpression? {
    var alternatives: [FilterExpression] = []
    var start = 0
    func add(_ places: Range<Int>) {
      let words = SearchWord.words(in: source.text(places))
      if !words.isEmpty { alternatives.append(.condition(.words(words))) }
    }
    for place in tokens.indices
    where isJoint(place) && tokens[place].word == "or" && place > start && place + 1 < tokens.count
    {
      add(start..<place)
      start = place + 1
    }
    add(start..<tokens.count)
    return alternatives.isEmpty ? nil : .anyOf(alternatives)
  }
}
