import Forms

/// Parses the conditions between a filter's joints.
extension FilterGrammar {
  mutating func clause() throws(FilterSyntaxError) -> FilterExpression {
    let start = position
    var end = start
    while end < tokens.count, !endsGroup(end), !endsWords(end) {
      if case .sign(let sign) = tokens[end].kind {
        return try comparison(start..<end, sign)
      }
      if let keyword = keyword(at: end, from: start) {
        return try condition(start..<end, keyword)
      }
      end = nextInWords(end)
    }
    position = end
    if end == start + 1, tokens[start].word == Self.problems { return .condition(.problems) }
    if joinsWords, let column = columnName(beginning: start..<end) {
      throw error(parser.texts.columnNeedsCondition(column), at: start)
    }
    return .condition(.words(SearchWord.words(in: source.text(start..<end))))
  }

  /// The column whose name the words begin with. With `not` or parentheses a condition is meant, and words that no
  /// record has would let `not` match all of them.
  private func columnName(beginning words: Range<Int>) -> String? {
    for end in words.lowerBound + 1..<words.upperBound + 1 where mayBeName(words.lowerBound..<end) {
      let text = source.text(words.lowerBound..<end)
      guard let first = text.unicodeScalars.first, QueryText.quotes(closing: first) == nil else {
        return nil
      }
      if parser.row(named: QueryText.plain(text[...])) != nil { return text }
    }
    return nil
  }

  // MARK: COLUMN = VALUE

  private mutating func comparison(
    _ name: Range<Int>, _ sign: FilterOperator
  ) throws(FilterSyntaxError) -> FilterExpression {
    guard !name.isEmpty else { throw error(parser.noName(before: sign), at: name.upperBound) }
    let (text, offset) = value(from: name.upperBound + 1)
    let plainName = QueryText.plain(source.text(name)[...])
    guard parser.row(named: plainName) != nil else {
      throw error(parser.unknown(plainName, sign, text), at: name.lowerBound)
    }
    let row = try column(plainName, at: name.lowerBound)
    guard !text.isEmpty else {
      throw FilterSyntaxError(message: parser.noValue(for: row, sign), offset: offset)
    }
    if let note = noteOnJoint(row, sign, name.upperBound + 1..<position) {
      notes.append(note)
    } else if let note = parser.noteOnChoice(row, sign, text) {
      notes.append(note)
    }
    let compared = try comparison(row, sign, text, at: offset)
    if let order = try parser.numberOrder(row, sign, text) { orders.append(order) }
    return compared
  }

  private func comparison(
    _ row: ConfigRow, _ sign: FilterOperator, _ text: String, at offset: Int
  ) throws(FilterSyntaxError) -> FilterExpression {
    do throws(FilterSyntaxError) {
      let comparison = sign == .containsNot ? .contains : sign
      let condition = try parser.comparison(row, comparison, text)
      return sign == .containsNot ? .not(.condition(condition)) : .condition(condition)
    } catch {
      throw FilterSyntaxError(message: error.message, offset: offset)
    }
  }

  /// The row of a name; throws for a secret one.
  private func column(_ name: String, at position: Int) throws(FilterSyntaxError) -> ConfigRow {
    let row = try row(name, at: position)
    guard !row.disclosure.isSecret else { throw error(parser.secret(row), at: position) }
    return row
  }

  private func row(_ name: String, at position: Int) throws(FilterSyntaxError) -> ConfigRow {
    guard let row = parser.row(named: name) else { throw error(parser.unknown(name), at: position) }
    return row
  }

  /// The text from a token to its end, which is the next token then.
  private mutating func value(from start: Int) -> (text: String, offset: Int) {
    var end = start
    while end < tokens.count, !endsGroup(end), !endsValue(end, from: start) { end = next(end) }
    position = end
    return text(start..<end)
  }

  private func text(_ range: Range<Int>) -> (text: String, offset: Int) {
    let after = tokens[range.lowerBound - 1].range.upperBound
    let offset = range.isEmpty ? after : tokens[range.lowerBound].range.lowerBound
    return (QueryText.plain(source.text(range)[...]), offset)
  }

  // MARK: COLUMN missing, in (…), between … and …

  private mutating func condition(
    _ range: Range<Int>, _ keyword: Keyword
  ) throws(FilterSyntaxError) -> FilterExpression {
    let (name, isNegated) = name(range)
    let start = range.lowerBound
    let expression: FilterExpression
    switch keyword {
    case .missing, .present:
      let row = try row(name, at: start)
      position = range.upperBound + 1
      expression = .condition(keyword == .missing ? .missing(row) : .present(row))
      try expectEnd()
    case .list: expression = try list(of: column(name, at: start), open: range.upperBound + 1)
    case .between: expression = try between(column(name, at: start), range.upperBound)
    }
    return isNegated ? .not(expression) : expression
  }

  private mutating func list(
    of row: ConfigRow, open: Int
  ) throws(FilterSyntaxError) -> FilterExpression {
    guard let close = source.partners[open] else {
      throw error(parser.texts.parenthesisNotClosed, at: open)
    }
    let inside = tokens[open].range.upperBound..<tokens[close].range.lowerBound
    var parts: [FilterExpression] = []
    for element in try FilterList(
      source, inside, decimalSeparator: parser.decimalSeparator(of: row), parser.texts
    ).elements() {
      parts.append(try comparison(row, .equal, element.text, at: element.offset))
      if let note = parser.noteOnChoice(row, .equal, element.text) { notes.append(note) }
    }
    position = close + 1
    try expectEnd()
    return .anyOf(parts)
  }

  private mutating func between(
    _ row: ConfigRow, _ keyword: Int
  ) throws(FilterSyntaxError) -> FilterExpression {
    var joint = keyword + 1
    while joint < tokens.count, !endsGroup(joint), tokens[joint].word != "and" {
      joint = next(joint)
    }
    guard joint < tokens.count, tokens[joint].word == "and" else {
      throw error(parser.texts.expectedAndSecondValue, at: joint)
    }
    let low = text(keyword + 1..<joint)
    let high = value(from: joint + 1)
    for (text, offset) in [low, high] where text.isEmpty {
      throw FilterSyntaxError(message: parser.texts.expectedValueBetween, offset: offset)
    }
    let range = FilterExpression.all([
      try comparison(row, .greaterOrEqual, low.text, at: low.offset),
      try comparison(row, .lessOrEqual, high.text, at: high.offset),
    ])
    if let note = try parser.noteOnRange(row, low.text, high.text) { notes.append(note) }
    let path = "number(\(row.valuePath?.description ?? ""))"
    let predicate = "\(path) >= \(low.text) AND \(path) <= \(high.text)"
    let orders = [
      try parser.numberOrder(row, .greaterOrEqual, low.text, writing: predicate),
      try parser.numberOrder(row, .lessOrEqual, high.text, writing: predicate),
    ]
    self.orders += orders.compactMap(\.self)
    return range
  }
}
