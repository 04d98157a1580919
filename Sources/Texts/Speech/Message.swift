/// A sentence as the code says it, in English, with what was put into it.
///
///     say("must be at least \(number)")
///     say("needs at least \(count, "character")")
///
/// The first one's name in translations is `must be at least %@`; the second one's is `needs at least %@ character`, with
/// the plural `needs at least %@ characters`.
package struct Message: ExpressibleByStringInterpolation {
  /// Text in English.
  let text: String
  /// The ranges of the arguments in the text's UTF-8.
  let arguments: [Range<Int>]
  let plural: Plural?

  /// A noun that has the number of the things that it counts.
  struct Plural {
    let count: Int
    /// The noun's range in the text's UTF-8.
    let range: Range<Int>
    let singular: String
  }

  /// A word that differs between messages of one sentence, and is translated with each of them: `record` or `item`.
  struct Word {
    let text: String

    var capitalized: Word { Word(text: text.prefix(1).uppercased() + text.dropFirst()) }
  }

  package init(stringLiteral text: String) {
    (self.text, arguments, plural) = (text, [], nil)
  }

  package init(stringInterpolation made: StringInterpolation) {
    (text, arguments, plural) = (made.text, made.arguments, made.plural)
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var arguments: [Range<Int>] = []
    fileprivate var plural: Plural?

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }

    package mutating func appendInterpolation(_ argument: String) {
      let start = text.utf8.count
      text += argument
      arguments.append(start..<text.utf8.count)
    }

    package mutating func appendInterpolation(_ number: Int) { appendInterpolation(String(number)) }

    mutating func appendInterpolation(_ word: Word) { text += word.text }

    /// `1 digit`, `2 digits`, `2 entries`. A message can have one of these.
    mutating func appendInterpolation(_ count: Int, _ noun: String, _ plural: String? = nil) {
      append(String(count), noun, plural, for: count)
    }

    /// `1 change`, `1,234 changes`
    mutating func appendInterpolation(
      grouped count: Int, _ noun: String, _ plural: String? = nil
    ) {
      append(count.grouped, noun, plural, for: count)
    }

    mutating func appendInterpolation(grouped count: Int, _ noun: Word) {
      append(count.grouped, noun.text, nil, for: count)
    }

    private mutating func append(
      _ number: String, _ singular: String, _ plural: String?, for count: Int
    ) {
      appendInterpolation(number)
      text += " "
      let start = text.utf8.count
      text += count == 1 ? singular : plural ?? singular + "s"
      self.plural = Plural(count: count, range: start..<text.utf8.count, singular: singular)
    }
  }
}

extension Message {
  /// The name of its entry in translations: `%@` for each argument, and `%%` for a percent sign beside them.
  func appendName(to name: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      name.reserveCapacity(name.count + bytes.count)
      var position = 0
      func copy(upTo end: Int) {
        for byte in bytes[position..<end] {
          name.append(byte)
          if byte == UInt8(ascii: "%"), !arguments.isEmpty { name.append(byte) }
        }
      }
      func replace(_ range: Range<Int>, with replacement: String) {
        copy(upTo: range.lowerBound)
        name += replacement.utf8
        position = range.upperBound
      }
      var noun = plural
      for argument in arguments {
        if let plural = noun, plural.range.lowerBound < argument.lowerBound {
          replace(plural.range, with: plural.singular)
          noun = nil
        }
        replace(argument, with: "%@")
      }
      if let noun { replace(noun.range, with: noun.singular) }
      copy(upTo: bytes.count)
    }
  }
}
