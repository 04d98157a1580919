extension TextBuffer {
  /// The start of the word before the cursor.
  var previousWord: Int {
    var index = cursor
    while index > 0, !clusters[index - 1].isPartOfWord { index -= 1 }
    while index > 0, clusters[index - 1].isPartOfWord { index -= 1 }
    return index
  }

  /// The end of the word at or after the cursor.
  var nextWord: Int {
    var index = cursor
    while index < clusters.count, !clusters[index].isPartOfWord { index += 1 }
    while index < clusters.count, clusters[index].isPartOfWord { index += 1 }
    return index
  }

  /// The start of the text between white space and the cursor: erased by C-w in a shell.
  var previousBlank: Int {
    var index = cursor
    while index > 0, clusters[index - 1].isWhitespace { index -= 1 }
    while index > 0, !clusters[index - 1].isWhitespace { index -= 1 }
    return index
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
