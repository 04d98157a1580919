extension TextBuffer {
  /// The start of the word before the cursor.
  var previousWord: Int {
    var place = cursor
    while place > 0, !clusters[place - 1].isPartOfWord { place -= 1 }
    while place > 0, clusters[place - 1].isPartOfWord { place -= 1 }
    return place
  }

  /// The end of the word at or after the cursor.
  var nextWord: Int {
    var place = cursor
    while place < clusters.count, !clusters[place].isPartOfWord { place += 1 }
    while place < clusters.count, clusters[place].isPartOfWord { place += 1 }
    return place
  }

  /// The start of the text between white space and the cursor: erased by C-w in a shell.
  var previousBlank: Int {
    var place = cursor
    while place > 0, clusters[place - 1].isWhitespace { place -= 1 }
    while place > 0, !clusters[place - 1].isWhitespace { place -= 1 }
    return place
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
