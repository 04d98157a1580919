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

  /// A name of data in the words of a label: `firstName` and `first_name` are "First name", `userID` is "User ID".
  package static func label(from name: String) -> String {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      if character == "_" || character == "-" || character == "." || character.isWhitespace {
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
    var sentence = ""
    for word in words {
      if !sentence.isEmpty { sentence += " " }
      sentence += word.count > 1 && word.allSatisfy(\.isUppercase) ? word : word.lowercased()
    }
    return String(sentence.prefix(1)).uppercased() + String(sentence.dropFirst())
  }
}
