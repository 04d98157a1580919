import Texts

/// What a field takes of a text that is typed, pasted or handed back by another program.
struct TextIntake {
  /// Whether line breaks stay; in a field of one line they (and tabs) become spaces.
  var takesLineBreaks: Bool
  /// In grapheme clusters.
  var maximumLength: Int?
  /// The line break that the field's text uses.
  var lineBreak: Character = "\n"

  /// The clusters taken, and how many were left out for which reasons.
  struct Result {
    var taken: [Character] = []
    var leftOut = 0
    var reasons: [Sentence] = []

    /// "3 characters left out: digits only"; nil when all were taken.
    var message: Sentence? {
      guard leftOut > 0 else { return nil }
      return Sentence { [leftOut, reasons] texts in
        texts.leftOut(leftOut, reasons.map { $0.text(in: texts) })
      }
    }
  }

  /// Sorts out `text`, to be put into a text that has room that `length` measures.
  ///
  /// `refusing` gives the reason why a character is not taken; nil when it is.
  func take(_ text: String, length: Int, refusing: (Character) -> String?) -> Result {
    var result = Result()
    let room = maximumLength.map { max($0 - length, 0) }
    for cluster in withoutFinalBreaks(text) {
      let cluster = adapted(cluster)
      if let reason = Self.controlRefusal(cluster, lineBreak)
        ?? refusing(cluster).map({ Sentence(verbatim: $0) })
      {
        result.leaveOut(reason)
      } else if let room, let maximumLength, result.taken.count >= room {
        result.leaveOut(Self.lengthReason(maximumLength))
      } else {
        result.taken.append(cluster)
      }
    }
    return result
  }

  static func lengthReason(_ maximum: Int) -> Sentence {
    Sentence { $0.atMostCharacters(maximum) }
  }

  /// A copied line brings its line break along; in a field of one line that is no space.
  private func withoutFinalBreaks(_ text: String) -> Substring {
    var rest = text[...]
    while !takesLineBreaks, let last = rest.last, last.isLineBreak {
      rest.removeLast()
    }
    return rest
  }

  private func adapted(_ cluster: Character) -> Character {
    if cluster.isLineBreak { return takesLineBreaks ? lineBreak : " " }
    return cluster == "\t" && !takesLineBreaks ? " " : cluster
  }

  private static func controlRefusal(_ cluster: Character, _ lineBreak: Character) -> Sentence? {
    guard let first = cluster.unicodeScalars.first, first.properties.generalCategory == .control,
      cluster != lineBreak, cluster != "\t"
    else { return nil }
    return Sentence { $0.noControlCharacters }
  }
}

extension TextIntake.Result {
  fileprivate mutating func leaveOut(_ reason: Sentence) {
    leftOut += 1
    if !reasons.contains(reason) { reasons.append(reason) }
  }
}
