import Texts

/// Converts text that is typed, pasted or returned by another program for a field.
///
/// A paste is accepted as a whole: without some of its characters it would be another text. Characters that the row
/// does not accept are marked as if typed.
struct TextIntake {
  /// True if line breaks stay; in a field of one line they (and tabs) become spaces.
  var takesLineBreaks: Bool
  /// Maximum length in grapheme clusters, for typing.
  var maximumLength: Int?
  var lineBreak: Character = "\n"

  /// A text converted for the field.
  func adapted(_ text: String) -> String { String(withoutFinalBreaks(text).map(adapted)) }

  /// The reason why a typed character can't lengthen a text of this length; nil if it can.
  func refusal(of character: Character, after length: Int) -> Sentence? {
    guard let maximumLength, length >= maximumLength else { return nil }
    return Sentence { $0.atMostCharacters(maximumLength) }
  }

  /// Drops the line break after a copied line, which is not a space in a field of one line.
  private func withoutFinalBreaks(_ text: String) -> Substring {
    var rest = text[...]
    while !takesLineBreaks, let last = rest.last, last.isLineBreak {
      rest.removeLast()
    }
    return rest
  }

  /// A cluster converted for the field.
  func adapted(_ cluster: Character) -> Character {
    if cluster.isLineBreak { return takesLineBreaks ? lineBreak : " " }
    return cluster == "\t" && !takesLineBreaks ? " " : cluster
  }
}
