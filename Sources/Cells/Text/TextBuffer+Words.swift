extension TextBuffer {
  /// Where the word before the cursor begins.
  var previousWord: Int {
    var place = cursor
    while place > 0, !clusters[place - 1].isPartOfWord { place -= 1 }
    while place > 0, clusters[place - 1].isPartOfWord { place -= 1 }
    return place
  }

  /// Where the word at or after the cursor ends.
  var nextWord: Int {
    var place = cursor
    while place < clusters.count, !clusters[place].isPartOfWord { place += 1 }
    while place < clusters.count, clusters[place].isPartOfWord { place += 1 }
    return place
  }

  /// Where what is between white space and the cursor begins: what C-w takes in a shell.
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
