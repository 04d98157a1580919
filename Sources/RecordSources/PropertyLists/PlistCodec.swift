import PlistText
import Records
import SourceText
import Texts

enum PlistCodec {
  /// The document of a file in one of the notations; throws if it is invalid.
  static func read(
    _ source: SourceText, as format: PlistFormat
  ) throws(SourceFault) -> any TextFormatDocument {
    switch format {
    case .binary: return try binary(source)
    case .xml:
      let (text, encoding, projection) = try projected(source, as: format)
      return SplicedDocument(
        XMLPlistNotation(text.buffer.bytes, encoding), text, encoding, projection.values,
        projection.locations, canBeEncoded: encoding.isExact(text, as: source))
    case .openStep:
      let (text, encoding, projection) = try projected(source, as: format)
      return SplicedDocument(
        OpenStepNotation(text.buffer.bytes, encoding), text, encoding, projection.values,
        projection.locations, canBeEncoded: encoding.isExact(text, as: source))
    }
  }

  /// The text in UTF-8, its encoding in the file, and its values.
  private static func projected(
    _ source: SourceText, as format: PlistFormat
  ) throws(SourceFault) -> (SourceText, UnicodeEncoding, PlistProjection) {
    let projection = PlistProjection(
      text: PlistParser.text(ofData: source, as: format) ?? source)
    let reading = PlistParser.readData(source, as: format, to: projection)
    guard let root = reading.root, let text = reading.text, reading.errors.isEmpty else {
      throw fault(reading.errors.first, in: source)
    }
    // XML was handed over value by value while it was read.
    if format == .openStep { projection.add(root) }
    return (text, reading.encoding, projection)
  }

  private static func binary(_ source: SourceText) throws(SourceFault) -> BinaryDocument {
    do throws(PlistSyntaxError) {
      return try BinaryDocument(source)
    } catch {
      throw fault(error, in: source)
    }
  }

  private static func fault(_ error: PlistSyntaxError?, in source: SourceText) -> SourceFault {
    SourceFault(
      name: source.name,
      location: .text(error?.position ?? SourcePosition(line: 1, column: 1)), code: "PLIST",
      message: error?.message ?? Sentence { $0.holdsNoValue },
      messageWithoutContent: Sentence { $0.isNoPropertyList })
  }
}

extension XMLPlistNotation {
  /// Derived from the text: a file in Latin-1, for example, has numeric entities for characters beyond it.
  init(_ text: UnsafeRawBufferPointer, _ encoding: UnicodeEncoding) {
    let declared = XMLPlistText.declaredEncoding(text)
    escapesNonASCII =
      encoding == .utf8 && declared.map { !["utf-8", "utf8"].contains($0) } ?? false
  }
}

extension OpenStepNotation {
  /// Derived from the text.
  init(_ text: UnsafeRawBufferPointer, _ encoding: UnicodeEncoding) {
    func has(_ word: String) -> Bool {
      Array(word.utf8).withUnsafeBytes { ByteSearch.contains(text, $0) }
    }
    escapesNonASCII = (has("\\U") || has("\\u")) && !text.contains { $0 >= 0x80 }
    hasTypedValues = has("<*")
    self.encoding = encoding.singleByte
  }
}
