/// Small operations on the words of a form.
package enum Words {
  /// `text` without white space around it.
  package static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    if first == scalars.startIndex, scalars.index(after: last) == scalars.endIndex { return text }
    return String(scalars[first...last])
  }

  /// What is between the spaces of a text. O(bytes), and little at the first time, which `split` is not.
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

  /// A name of data in the words of a label: `firstName` and `first_name` are "First name", `userID` is "User ID". A name
  /// that has more than words, such as `-1`, `./a` and `2026-11-24`, stays as it is; one that shows nothing is quoted.
  package static func label(from name: String) -> String {
    guard isWords(name) else { return trimmed(name).isEmpty ? TextQuoting.quoted(name) : name }
    var sentence = ""
    for word in parts(of: name) {
      if !sentence.isEmpty { sentence += " " }
      sentence += word.count > 1 && word.allSatisfy(\.isUppercase) ? word : word.lowercased()
    }
    return String(sentence.prefix(1)).uppercased() + String(sentence.dropFirst())
  }

  /// The words in a name of data, whatever is between them, as they are written. O(n).
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

  /// Whether a name is letters and digits, with one joint between two words. A joint between digits may be a sign.
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

  /// Whether a character only joins words.
  private static func isJoint(_ character: Character) -> Bool {
    character == "_" || character == "-" || character.isWhitespace
  }
}
