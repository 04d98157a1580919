import SourceText

/// The three ways a property list is written.
package enum PlistFormat: String, Sendable { case xml, binary, openStep }

/// Reads a property list in whichever of the three formats it is.
package enum PlistParser {
  /// Containers may stand this deep in each other; deeper ones are refused.
  package static let maximumDepth = 512

  /// Reads all of the file, or throws the first fault with its place.
  package static func parse(_ source: SourceText) throws(PlistSyntaxError) -> (
    root: PlistNode, format: PlistFormat
  ) {
    if source.buffer.bytes.starts(with: BinaryPlistReader.magic) {
      return (try BinaryPlistReader.read(source), .binary)
    }
    let text = try TextEncoding.utf8(of: source)
    if looksLikeXML(text.buffer.bytes) {
      return (try XMLPlistReader.read(text), .xml)
    }
    return (try OpenStepReader.read(text), .openStep)
  }

  /// Whether the first thing after white space is a tag: `<` that begins neither hexadecimal data
  /// nor a GNUstep typed value.
  private static func looksLikeXML(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    if rest.starts(with: TextEncoding.byteOrderMark) { rest = rest.dropFirst(3) }
    rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard rest.first == UInt8(ascii: "<") else { return false }
    // `<data>` and `<array>` begin with hexadecimal digits too, hence the whole word.
    let word = rest.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
    return word.first != UInt8(ascii: "*") && !word.allSatisfy { HexDigit.value($0) != nil }
  }
}
