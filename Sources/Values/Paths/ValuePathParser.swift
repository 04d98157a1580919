import JSONText
import Texts

struct ValuePathParser {
  private let scalars: [Unicode.Scalar]
  private var position: Int
  private let end: Int

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var first = 0
    var last = scalars.count
    while first < last, scalars[first].properties.isWhitespace { first += 1 }
    while last > first, scalars[last - 1].properties.isWhitespace { last -= 1 }
    position = first
    end = last
  }

  mutating func parse() throws(ValuePathSyntaxError) -> [JSONStep] {
    guard position < end else { throw error { $0.emptyPath } }
    return scalars[position] == "/" ? try pointer() : try dotted()
  }

  // MARK: a.b[2]."c.d"

  private mutating func dotted() throws(ValuePathSyntaxError) -> [JSONStep] {
    if scalars[position..<end].elementsEqual(ValuePath.wholeWord.unicodeScalars) { return [] }
    var steps: [JSONStep] = []
    if scalars[position] != "[" { steps.append(try segment()) }
    while position < end {
      try checkDepth(steps)
      switch scalars[position] {
      case "[": steps.append(try bracket())
      case ".":
        position += 1
        steps.append(try segment())
      default: throw error { $0.expectedDotOrBracket }
      }
    }
    return steps
  }

  private mutating func segment() throws(ValuePathSyntaxError) -> JSONStep {
    guard position < end, scalars[position] != ".", scalars[position] != "[" else {
      throw error { $0.expectedName }
    }
    if scalars[position] == "\"" { return .member(try quotedName()) }
    let start = position
    while position < end, scalars[position] != ".", scalars[position] != "[" {
      if scalars[position] == "]" {
        throw error { $0.bracketWithoutOpening }
      }
      if scalars[position] == "\"" { throw error { $0.quoteInsideName } }
      position += 1
    }
    let name = scalars[start..<position]
    if scalars[start].properties.isWhitespace || scalars[position - 1].properties.isWhitespace {
      throw error(at: start) { $0.whiteSpaceBesideName }
    }
    return step(named: name)
  }

  private mutating func bracket() throws(ValuePathSyntaxError) -> JSONStep {
    position += 1
    let start = position
    while position < end, scalars[position] != "]" { position += 1 }
    guard position < end else { throw error(at: start - 1) { $0.bracketNotClosed } }
    guard let index = Self.index(scalars[start..<position]) else {
      throw error(at: start) { $0.expectedIndex }
    }
    position += 1
    return .index(index)
  }

  private mutating func quotedName() throws(ValuePathSyntaxError) -> String {
    let start = position
    position += 1
    var name = String.UnicodeScalarView()
    while position < end {
      let scalar = scalars[position]
      position += 1
      if scalar == "\"" { return String(name) }
      guard scalar == "\\" else {
        name.append(scalar)
        continue
      }
      guard position < end, scalars[position] == "\"" || scalars[position] == "\\" else {
        throw error(at: position - 1) { $0.backslashInQuotes }
      }
      name.append(scalars[position])
      position += 1
    }
    throw error(at: start) { $0.quoteNotClosed }
  }

  // MARK: /a/b

  private mutating func pointer() throws(ValuePathSyntaxError) -> [JSONStep] {
    var steps: [JSONStep] = []
    while position < end {
      try checkDepth(steps)
      position += 1
      var token: [Unicode.Scalar] = []
      while position < end, scalars[position] != "/" {
        if scalars[position] == "~" {
          position += 1
          guard position < end, scalars[position] == "0" || scalars[position] == "1" else {
            throw error(at: position - 1) { $0.tildeInPointer }
          }
          token.append(scalars[position] == "0" ? "~" : "/")
        } else {
          token.append(scalars[position])
        }
        position += 1
      }
      steps.append(step(named: token[...]))
    }
    return steps
  }

  // MARK: Parts

  /// Throws if no further step may follow.
  private func checkDepth(_ steps: [JSONStep]) throws(ValuePathSyntaxError) {
    guard steps.count < JSONStep.mostSteps else {
      throw error { $0.pathHasAtMostSteps(JSONStep.mostSteps) }
    }
  }

  private func step(named name: ArraySlice<Unicode.Scalar>) -> JSONStep {
    let isIndex = !name.isEmpty && name.allSatisfy { "0"..."9" ~= $0 }
    let hasLeadingZero = name.count > 1 && name.first == "0"
    guard isIndex, !hasLeadingZero else {
      // Quoting is how description writes such a name, so that it does not become an index.
      return .member(String(scalars: name))
    }
    // No list is that long.
    return Self.index(name).map { .index($0) } ?? .member(String(scalars: name))
  }

  private static func index(_ digits: ArraySlice<Unicode.Scalar>) -> Int? {
    guard !digits.isEmpty, digits.allSatisfy({ "0"..."9" ~= $0 }) else { return nil }
    return Int(String(scalars: digits))
  }

  private func error(
    at offset: Int? = nil, _ message: @escaping @Sendable (Texts) -> String
  ) -> ValuePathSyntaxError {
    ValuePathSyntaxError(offset: offset ?? position, message: Sentence(message))
  }
}
