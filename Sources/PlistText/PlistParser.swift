import SourceText

/// The three notations of property lists.
package enum PlistFormat: String, Sendable { case xml, binary, openStep }

/// Reads a property list in any of the three formats.
package enum PlistParser {
  package static let maximumDepth = 512

  /// Reads the whole file, or throws the first error with its position.
  package static func parse(_ source: SourceText) throws(PlistSyntaxError) -> (
    root: PlistNode, format: PlistFormat
  ) {
    let reading = read(source)
    if let error = reading.errors.first { throw error }
    guard let root = reading.root else {
      throw PlistSyntaxError(at: SourcePosition(line: 1, column: 1)) { $0.holdsNoValue }
    }
    return (root, reading.format)
  }

  /// The text of a file in UTF-8, in which positions are counted; nil for binary property lists and invalid UTF-16.
  package static func text(of source: SourceText) -> SourceText? {
    if source.buffer.bytes.starts(with: BinaryPlistReader.magic) { return nil }
    return try? TextEncoding.utf8(of: source)
  }

  /// The text of a data file in a format.
  package static func text(ofData source: SourceText, as format: PlistFormat) -> SourceText? {
    guard format != .binary else { return nil }
    return try? encoding(of: source, asData: format).decoded(source)
  }

  /// The encoding of a data file's text: an OpenStep property list that is invalid UTF-8 may be older than that.
  private static func encoding(of source: SourceText, asData format: PlistFormat) -> UnicodeEncoding
  {
    let bytes = source.buffer.bytes
    let encoding = UnicodeEncoding(of: bytes)
    guard encoding == .utf8, format == .openStep, bytes.firstOffsetNotUTF8 != nil
    else { return encoding }
    return SingleByteEncoding.guess(bytes).map { UnicodeEncoding($0) } ?? encoding
  }

  /// Reads as much of the file as possible, with all distinct errors.
  package static func read(_ source: SourceText) -> PlistReading {
    read(source) { OpenStepReader.read($0) }
  }

  /// Reads a `.strings` file, whose dictionary needs no braces.
  package static func readStrings(_ source: SourceText) -> PlistReading {
    read(source) { OpenStepReader.readStrings($0) }
  }

  /// Reads data of other programs in the given format: faults that other readers accept are accepted.
  ///
  /// `receiver` gets the values of XML, and the result then has no root.
  package static func readData(
    _ source: SourceText, as format: PlistFormat, to receiver: any PlistReceiver
  ) -> PlistReading {
    switch format {
    case .binary: readBinary(source)
    case .xml:
      readText(source, as: .xml) {
        XMLPlistReader.read($0, wasWide: $1.width > 1, isData: true, receiver: receiver)
      }
    // Files of strings have no braces around; with them they are property lists.
    case .openStep:
      readText(source, as: .openStep) { text, _ in OpenStepReader.readStrings(text, isData: true) }
    }
  }

  private static func read(
    _ source: SourceText,
    openStep: (SourceText) -> (root: PlistNode?, errors: [PlistSyntaxError])
  ) -> PlistReading {
    if source.buffer.bytes.starts(with: BinaryPlistReader.magic) { return readBinary(source) }
    return readText(source, as: nil) { text, _ in openStep(text) }
  }

  private static func readBinary(_ source: SourceText) -> PlistReading {
    do throws(PlistSyntaxError) {
      return PlistReading(root: try BinaryPlistReader.read(source), format: .binary)
    } catch {
      return PlistReading(format: .binary, errors: [error])
    }
  }

  /// Reads a text in a format, or in the one that it resembles.
  private static func readText(
    _ source: SourceText, as format: PlistFormat?,
    by read: (SourceText, UnicodeEncoding) -> (root: PlistNode?, errors: [PlistSyntaxError])
  ) -> PlistReading {
    let encoding =
      format.map { Self.encoding(of: source, asData: $0) }
      ?? UnicodeEncoding(of: source.buffer.bytes)
    let text: SourceText
    do throws(PlistSyntaxError) {
      text = try encoding.decoded(source)
    } catch {
      return PlistReading(format: format ?? .openStep, errors: [error])
    }
    let isXML = format.map { $0 == .xml } ?? looksLikeXML(text.buffer.bytes)
    let (root, errors) =
      isXML && format == nil
      ? XMLPlistReader.read(text, wasWide: encoding.width > 1) : read(text, encoding)
    return PlistReading(
      root: root, format: isXML ? .xml : .openStep, errors: errors, text: text,
      encoding: encoding, guessedEncoding: TextEncoding.guess(source.buffer.bytes))
  }

  /// True if the first token is a tag: `<` that begins neither hexadecimal data nor a GNUstep typed value.
  package static func looksLikeXML(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    if rest.starts(with: TextEncoding.byteOrderMark) { rest = rest.dropFirst(3) }
    rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard rest.first == UInt8(ascii: "<") else { return false }
    // `<data>` and `<array>` begin with hexadecimal digits too, hence the whole word.
    let word = rest.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
    return word.first != UInt8(ascii: "*") && !word.allSatisfy { HexDigit.value($0) != nil }
  }
}
