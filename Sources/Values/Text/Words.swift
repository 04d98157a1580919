/// Operations on words of a form.
package enum Words {
  /// `text` without surrounding white space.
  package static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    if first == scalars.startIndex, scalars.index(after: last) == scalars.endIndex { return text }
    return String(scalars[first...last])
  }

  /// The parts between spaces. O(bytes), with a cheaper first call than `split`.
  package static func separated(_ text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in text.utf8 {
      if byte != UInt8(ascii: " ") {
        word.append(byte)
      } else if !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word = []
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  /// A label made from a name of data: `firstName` and `first_name` become "First name", `userID` becomes "User ID".
  /// A name with more than words, such as `-1`, `./a` and `2026-11-24`, stays as it is; an invisible one is quoted.
  package static func label(from name: String) -> String {
    guard isWords(name) else { return trimmed(name).isEmpty ? TextQuoting.quoted(name) : name }
    var sentence = ""
    for word in parts(of: name) {
      if !sentence.isEmpty { sentence += " " }
      sentence += word.count > 1 && word.allSatisfy(\.isUppercase) ? word : word.lowercased()
    }
    return String(sentence.prefix(1)).uppercased() + String(sentence.dropFirst())
  }

  /// The words in a name of data, whatever separates them, in their original case. O(n).
  package static func parts(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      if character == "." || isJoint(character) {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if character.isUppercase, !word.isEmpty {
        let follows = index + 1 < characters.count && characters[index + 1].isLowercase
        let continuesAbbreviation = word.last?.isUppercase == true && !follows
        if !continuesAbbreviation {
          words.append(word)
          word = ""
        }
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// True for letters and digits with one separator between two words. A separator between digits may be a sign.
  private static func isWords(_ name: String) -> Bool {
    var last: Character?
    var beforeJoint: Character?
    for character in name {
      if isJoint(character) {
        guard let last, !isJoint(last) else { return false }
        beforeJoint = last
      } else {
        guard character.isLetter || character.isNumber else { return false }
        if character.isNumber, beforeJoint?.isNumber == true { return false }
        beforeJoint = nil
      }
      last = character
    }
    return last.map { !isJoint($0) } ?? false
  }

  private static func isJoint(_ character: Character) -> Bool {
    character == "_" || character == "-" || character.isWhitespace
  }
}

extension String {
  /// The text of some scalars; fast for ASCII, the usual case of names.
  package init(scalars: ArraySlice<Unicode.Scalar>) {
    if scalars.allSatisfy(\.isASCII) {
      self = String(decoding: scalars.map { UInt8(truncatingIfNeeded: $0.value) }, as: UTF8.self)
    } else {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      self = String(view)
    }
  }
}

extension Character {
  /// The ASCII character for a full-width one of a Chinese or Japanese input method: `５`, `．`, `，`, `－`, and the full
  /// stop `。` as a point; other characters unchanged.
  package var halfWidth: Character {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return self }
    switch scalar.value {
    case 0xFF01...0xFF5E: return UnicodeScalar(scalar.value - 0xFEE0).map(Character.init) ?? self
    case 0x3002, 0xFF61: return "."
    case 0xFFE5: return "¥"
    default: return self
    }
  }
}
