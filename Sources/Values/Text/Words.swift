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
    let sentence = words.map { $0.count > 1 && $0.allSatisfy(\.isUppercase) ? $0 : $0.lowercased() }
      .joined(separator: " ")
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }
}
