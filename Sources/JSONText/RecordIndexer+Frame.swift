import Texts

extension RecordIndexer {
  /// Reads the beginning of the file up to the root and the records.
  mutating func begin(_ scanner: inout JSONScanner, isWhole: Bool) throws {
    defer { learn(from: scanner) }
    guard isWhole || scanner.count >= 3 else { throw scanner.fault(.value, scanner.count) }
    let hasMark =
      scanner.count >= 3 && scanner.byte(0) == 0xEF && scanner.byte(1) == 0xBB
      && scanner.byte(2) == 0xBF
    var i = hasMark ? 3 : 0
    if isNamedLines && recordsPath.isEmpty {
      layout = .lines
      position = i
      phase = .lines
      return
    }
    i = scanner.skipSpace(i)
    guard i < scanner.count else { throw scanner.fault(.value, i) }
    guard recordsPath.isEmpty else {
      try descend(&scanner, from: i)
      return
    }
    switch scanner.byte(i) {
    case 0x5B: try open(&scanner, at: i)
    case 0x7B: try readRoot(&scanner, at: i, isWhole: isWhole)
    default:
      _ = try scanner.endOfValue(at: i, depth: 0)
      let found = Self.kind(of: scanner.byte(i))
      throw JSONSyntaxError(
        offset: i, message: Sentence { $0.expectedRecords(foundAsWhole: found.text(in: $0)) })
    }
  }

  private mutating func open(
    _ scanner: inout JSONScanner, at bracket: Int
  ) throws(JSONFault) {
    let first = scanner.skipSpace(bracket + 1)
    guard first < scanner.count else { throw scanner.fault(.valueOrBracket, first) }
    openBracket = bracket
    if scanner.byte(first) == 0x5D {
      closeBracket = first
      position = first + 1
      phase = .tail
      return
    }
    guard JSONScanner.canBeginValue(scanner.byte(first)) else {
      throw scanner.fault(.valueOrBracket, first)
    }
    position = first
    phase = .elements
  }

  /// Handles a root object: the only record, or the first line of many.
  private mutating func readRoot(
    _ scanner: inout JSONScanner, at start: Int, isWhole: Bool
  ) throws(JSONFault) {
    let end = try scanner.endOfValue(at: start, depth: 0)
    let next = scanner.skipSpace(end)
    if next < scanner.count {
      let isLine = !Self.hasLineFeed(scanner, start..<end) && Self.hasLineFeed(scanner, end..<next)
      guard isLine, scanner.byte(next) == 0x7B else { throw scanner.fault(.endOfText, next) }
      layout = .lines
      position = start
      phase = .lines
      return
    }
    guard isWhole else { throw scanner.fault(.endOfText, next) }
    layout = .single
    ranges.append(start..<end)
    position = scanner.count
    phase = .done
  }

  private mutating func descend(_ scanner: inout JSONScanner, from root: Int) throws {
    var i = root
    for (depth, step) in recordsPath.enumerated() {
      let isObject = scanner.byte(i) == 0x7B
      switch (step, scanner.byte(i)) {
      case (_, 0x7B), (.index, 0x5B): entersObject[depth] = isObject
      case (_, let byte): throw blocked(at: depth, i, by: byte)
      }
      var left = passedOver[depth]
      if !isObject, case .index(let index) = step { left = index }
      var next = scanner.skipSpace(i + 1)
      if next < scanner.count, scanner.byte(next) == (isObject ? 0x7D : 0x5D) {
        throw noArray(
          upTo: depth, at: i,
          found: Sentence { isObject ? $0.emptyObjectOnTheWay : $0.emptyArrayOnTheWay })
      }
      while true {
        let (value, isMatch) = try beginItem(&scanner, at: next, isObject: isObject, step: step)
        if isMatch {
          if left == 0 {
            next = value
            break
          }
          left -= 1
        }
        let end = scanner.skipSpace(try scanner.endOfValue(at: value, depth: depth + 1))
        let kind: JSONFault.Kind = isObject ? .commaOrBrace : .commaOrBracket
        guard end < scanner.count else { throw scanner.fault(kind, end) }
        if scanner.byte(end) == (isObject ? 0x7D : 0x5D) {
          throw missing(at: depth, i, isObject: isObject)
        }
        guard scanner.byte(end) == 0x2C else { throw scanner.fault(kind, end) }
        next = scanner.skipSpace(end + 1)
      }
      i = next
      guard i < scanner.count else { throw scanner.fault(.value, i) }
    }
    guard scanner.byte(i) == 0x5B else {
      _ = try scanner.endOfValue(at: i, depth: recordsPath.count)
      throw noArray(upTo: recordsPath.count, at: i, found: Self.kind(of: scanner.byte(i)))
    }
    try open(&scanner, at: i)
  }

  /// The start of the item's value, and true if `step` names it (any element matches an index).
  private func beginItem(
    _ scanner: inout JSONScanner, at start: Int, isObject: Bool, step: JSONStep
  ) throws(JSONFault) -> (value: Int, isMatch: Bool) {
    guard isObject else { return (start, true) }
    guard start < scanner.count, scanner.byte(start) == 0x22 else {
      throw scanner.fault(.name, start)
    }
    let nameEnd = try scanner.endOfString(start + 1)
    let value = try scanner.valueAfterName(start)
    var name = step.name
    let bytes = UnsafeRawBufferPointer(start: scanner.base, count: scanner.count)
    return (value, name.withUTF8 { JSONString.equals(bytes, start..<nameEnd, $0, JSONNameKey($0)) })
  }

  /// Validates the rest of the file after the array of records.
  mutating func finish(_ scanner: inout JSONScanner, isWhole: Bool) throws(JSONFault) {
    defer { learn(from: scanner) }
    var i = position
    for (depth, step) in recordsPath.enumerated().reversed() {
      let isObject = entersObject[depth]
      let kind: JSONFault.Kind = isObject ? .commaOrBrace : .commaOrBracket
      i = scanner.skipSpace(i)
      while true {
        guard i < scanner.count else { throw scanner.fault(kind, i) }
        if scanner.byte(i) == (isObject ? 0x7D : 0x5D) { break }
        guard scanner.byte(i) == 0x2C else { throw scanner.fault(kind, i) }
        let item = try beginItem(
          &scanner, at: scanner.skipSpace(i + 1), isObject: isObject, step: step)
        if isObject, item.isMatch {
          startOver(passingOver: depth)
          return
        }
        i = scanner.skipSpace(try scanner.endOfValue(at: item.value, depth: depth + 1))
      }
      i += 1
    }
    i = scanner.skipSpace(i)
    guard i == scanner.count else { throw scanner.fault(.endOfText, i) }
    guard isWhole else { throw scanner.fault(.endOfText, i) }
    position = i
    phase = .done
  }

  /// Discards the result since a later member has the name of a step: the last one counts.
  private mutating func startOver(passingOver depth: Int) {
    passedOver[depth] += 1
    for deeper in passedOver.indices where deeper > depth { passedOver[deeper] = 0 }
    ranges = RecordRanges()
    position = 0
    phase = .start
  }

  private static func hasLineFeed(_ scanner: JSONScanner, _ range: Range<Int>) -> Bool {
    range.contains { scanner.byte($0) == 0x0A }
  }

  private func noArray(upTo depth: Int, at offset: Int, found: Sentence) -> JSONSyntaxError {
    let path = path(to: depth + 1)
    return JSONSyntaxError(
      offset: offset,
      message: Sentence { $0.expectedRecordArray(at: path, found: found.text(in: $0)) })
  }

  /// The error for an object or array without the step of `recordsPath`.
  private func missing(at depth: Int, _ offset: Int, isObject: Bool) -> JSONSyntaxError {
    let step = recordsPath[depth]
    let path = path(to: depth)
    let found = Sentence { texts in
      let kind =
        if isObject {
          texts.objectWithout(step.name)
        } else if case .index(let index) = step {
          texts.arrayWithoutElement(index)
        } else {
          texts.jsonArray
        }
      return depth == 0 ? kind : texts.kind(kind, at: path)
    }
    return noArray(upTo: recordsPath.count - 1, at: offset, found: found)
  }

  /// The error for a value without members or elements where `recordsPath` continues.
  private func blocked(at depth: Int, _ offset: Int, by byte: UInt8) -> JSONSyntaxError {
    let (step, path) = (recordsPath[depth], path(to: depth))
    let message = Sentence { texts in
      let found = Self.kind(of: byte).text(in: texts)
      let needed =
        switch step {
        case .member, .key, .each: texts.objectWith(step.name)
        case .index(let index): texts.arrayWithElement(index)
        }
      guard depth == 0 else { return texts.expected(needed, at: path, found: found) }
      let sentence = texts.expectedAsWhole(needed, found: found)
      return byte == 0x5B ? texts.joined(sentence, texts.elementsAreRecords) : sentence
    }
    return JSONSyntaxError(offset: offset, message: message)
  }

  private func path(to count: Int) -> String {
    recordsPath.prefix(count).reduce("") { path, step in
      switch step {
      case .member, .key, .each: path.isEmpty ? step.name : "\(path).\(step.name)"
      case .index(let index): "\(path)[\(index)]"
      }
    }
  }

  private static func kind(of byte: UInt8) -> Sentence {
    switch byte {
    case 0x22: Sentence { $0.jsonString }
    case 0x74, 0x66: Sentence { $0.jsonBoolean }
    case 0x6E: Sentence { $0.jsonNull }
    case 0x7B: Sentence { $0.jsonObject }
    case 0x5B: Sentence { $0.jsonArray }
    default: Sentence { $0.jsonNumber }
    }
  }
}
