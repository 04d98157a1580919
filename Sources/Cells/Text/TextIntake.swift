import Texts

/// How a field takes a text that is typed, pasted or handed back by another program.
///
/// A paste is taken as a whole: without some of its characters it would be another text. What the row does not accept of it
/// is marked like what is typed.
struct TextIntake {
  /// Whether line breaks stay; in a field of one line they (and tabs) become spaces.
  var takesLineBreaks: Bool
  /// In grapheme clusters, for typing.
  var maximumLength: Int?
  /// The line break that the field's text uses.
  var lineBreak: Character = "\n"

  /// A text as the field has it.
  func adapted(_ text: String) -> String { String(withoutFinalBreaks(text).map(adapted)) }

  /// Why a typed character can't make a text longer that has this length; nil where it can.
  func refusal(of character: Character, after length: Int) -> Sentence? {
    guard let maximumLength, length >= maximumLength else { return nil }
    return Sentence { $0.atMostCharacters(maximumLength) }
  }

  /// A copied line brings its line break along; in a field of one line that is no space.
  private func withoutFinalBreaks(_ text: String) -> Substring {
    var rest = text[...]
    while !takesLineBreaks, let last = rest.last, last.isLineBreak {
      rest.removeLast()
    }
    return rest
  }

  /// A cluster as the field has it.
  func adapted(_ cluster: Character) -> Character {
    if cluster.isLineBreak { return takesLineBreaks ? lineBreak : " " }
    return cluster == "\t" && !takesLineBreaks ? " " : cluster
  }
}
