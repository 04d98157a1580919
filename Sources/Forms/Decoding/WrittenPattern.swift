import Expressions
import PlistText
import SourceText

/// A pattern of names of data files.
struct WrittenPattern {
  let text: String
  let pattern: WildcardPattern
  let position: SourcePosition

  /// Nil for what is not a string.
  init?(_ node: PlistNode) {
    guard let text = node.string else { return nil }
    (self.text, position) = (text, node.position)
    pattern = WildcardPattern(text)
  }
}
