import JSONText
import Texts

struct ValuePathParser {
  private let scalars: [Unicode.Scalar]
  private var place: Int
  private let end: Int

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var first = 0
    var last = scalars.count
    while first < last, scalars[first].properties.isWhitespace { first += 1 }
    while last > first, scalars[last - 1].properties.isWhitespace { last -= 1 }
    place = first
    end = last
  }

  mutating func parse() throws(ValuePathSyntaxError) -> [JSONStep] {
    guard place < end else { throw error { $0.emptyPath } }
    return scalars[place] == "/" ? try pointer() : try dotted()
  }

  // MARK: a.b[2]."c.d"

  private mutating func dotted() throws(ValuePathSyntaxError) -> [JSONStep] {
    if scalars[place..<end].elementsEqual(ValuePath.wholeWord.unicodeScalars) { return [] }
    var steps: [JSONStep] = []
    if scalars[place] != "[" { steps.append(try segment()) }
    while place < end {
      try checkDepth(steps)
      switch scalars[place] {
      case "[": steps.append(try bracket())
      case ".":
        place += 1
        steps.append(try segment())
      default: throw error { $0.expectedDotOrBracket }
      }
    }
    return steps
  }

  private mutating func segment() throws(ValuePathSyntaxError) -> JSONStep {
    guard place < end, scalars[place] != ".", scalars[place] != "[" else {
      throw error { $0.expectedName }
    }
    if scalars[place] == "\"" { return .member(try quotedName()) }
    let start = place
    while place < end, scalars[place] != ".", scalars[place] != "[" {
      if scalars[place] == "]" {
        throw error { $0.bracketWithoutOpening }
      }
      if scalars[place] == "\"" { throw error { $0.quoteInsideName } }
      place += 1
    }
    let name = scalars[start..<place]
    if scalars[start].properties.isWhitespace || scalars[place - 1].properties.isWhitespace {
      throw error(at: start) { $0.whiteSpaceBesideName }
    }
    return step(named: name)
  }

  private mutating func bracket() throws(ValuePathSyntaxError) -> JSONStep {
    place += 1
    let start = place
    while place < end, scalars[place] != "]" { place += 1 }
    guard place < end else { throw error(at: start - 1) { $0.bracketNotClosed } }
    guard let index = Self.index(scalars[start..<place]) else {
      throw error(at: start) { $0.expectedIndex }
    }
    place += 1
    return .index(index)
  }

  private mutating func quotedName() throws(ValuePathSyntaxError) -> String {
    let start = place
    place += 1
    var name = String.UnicodeScalarView()
    while place < end {
      let scalar = scalars[place]
      place += 1
      if scalar == "\"" { return String(name) }
      guard scalar == "\\" else {
        name.append(scalar)
        continue
      }
      guard place < end, scalars[place] == "\"" || scalars[place] == "\\" else {
        throw error(at: place - 1) { $0.backslashInQuotes }
      }
      name.append(scalars[place])
      place += 1
    }
    throw error(at: start) { $0.quoteNotClosed }
  }

  // MARK: /a/b

  private mutating func pointer() throws(ValuePathSyntaxError) -> [JSONStep] {
    var steps: [JSONStep] = []
    while place < end {
      try checkDepth(steps)
      place += 1
      var token: [Unicode.Scalar] = []
      while place < end, scalars[place] != "/" {
        if scalars[place] == "~" {
          place += 1
          guard place < end, scalars[place] == "0" || scalars[place] == "1" else {
            throw error(at: place - 1) { $0.tildeInPointer }
          }
          token.append(scalars[place] == "0" ? "~" : "/")
        } else {
          token.append(scalars[place])
        }
        place += 1
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
    ValuePathSyntaxError(offset: offset ?? place, message: Sentence(message))
  }
}
