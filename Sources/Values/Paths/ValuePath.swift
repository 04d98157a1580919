import JSONText
import Texts

/// A key path into a record: `a.b`, `a[2].c`, `a.2.c`, `"a.b".c`, a JSON Pointer `/a/b`, or `SELF` for the whole
/// record.
package struct ValuePath: Hashable, Sendable, CustomStringConvertible {
  /// Steps from the record inwards; empty for the record itself.
  package let steps: [JSONStep]

  package init(steps: [JSONStep]) { self.steps = steps }

  /// Parses a path as an author writes it, ignoring surrounding white space. O(n).
  ///
  /// A part of digits without leading zeros is an index into an array and a name in an object, in a JSON Pointer (RFC
  /// 6901) as well; quoting it (`"2"`) makes it a name only.
  package init(_ text: String) throws(ValuePathSyntaxError) {
    var parser = ValuePathParser(text)
    steps = try parser.parse()
  }

  /// Name of the record itself, which may be a list or a scalar; a member of this name is
  /// quoted.
  package static let wholeWord = "SELF"

  /// The path of an item's key in a map.
  package static let itemKey = ValuePath(steps: [.key])

  /// The path in its plain form, which parses to the same steps; `SELF` for the record itself.
  package var description: String {
    if steps.isEmpty { return Self.wholeWord }
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .member(let name):
        if !text.isEmpty { text += "." }
        text += Self.isPlain(name) ? name : TextQuoting.quoted(name)
      case .key, .each: text += text.isEmpty ? step.name : "." + step.name
      }
    }
    return text
  }

  /// True if a name needs no quotes in any context (including a template's token).
  private static func isPlain(_ name: String) -> Bool {
    guard name != wholeWord, let first = name.unicodeScalars.first,
      let last = name.unicodeScalars.last
    else { return false }
    if first.properties.isWhitespace || last.properties.isWhitespace { return false }
    // At the beginning of a path this is the mark of a template.
    if name.hasPrefix("-p ") { return false }
    if name.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) { return false }
    return name.unicodeScalars.allSatisfy { $0.value >= 0x20 && !special.contains($0) }
      && !name.contains(" - ")
  }

  /// Signs of paths and templates, and those that look like an expression to a reader of the form. (A set would cost each
  /// start the search for its hashing.)
  private static let special = Array(".[]\"/{}|?*&#$=^<>\\+()".unicodeScalars)
}

/// The reason why a text is not a key path.
package struct ValuePathSyntaxError: Error, Hashable, Sendable {
  /// Offset in Unicode scalars, from 0.
  package var offset: Int
  /// The expected token.
  package var message: Sentence

  package init(offset: Int, message: Sentence) {
    self.offset = offset
    self.message = message
  }
}

extension ValuePath {
  /// The edit distance of two paths of as many names; nil if they are not similar. Indices are ignored.
  package func edits(from other: ValuePath) -> Int? {
    guard steps.count == other.steps.count else { return nil }
    var sum = 0
    for (step, meant) in zip(other.steps, steps) {
      if case .index = step, case .index = meant { continue }
      guard let edits = NearestName.edits(between: step.name, and: meant.name) else { return nil }
      sum += edits
    }
    return sum <= 2 ? sum : nil
  }
}
