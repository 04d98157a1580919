import PlistText
import Records
import SourceText
import Texts

/// Reads property lists as data.
enum PlistCodec {
  /// The document of a file in one of the notations; throws where it is none.
  static func read(
    _ source: SourceText, as format: PlistFormat
  ) throws(SourceFault) -> any TextFormatDocument {
    if format == .binary {
      do throws(PlistSyntaxError) {
        return try BinaryDocument(source)
      } catch {
        throw fault(error, in: source)
      }
    }
    let projection = PlistProjection(text: PlistParser.text(of: source) ?? source)
    let reading = PlistParser.readData(source, as: format, to: projection)
    guard let root = reading.root, let text = reading.text, reading.errors.isEmpty else {
      throw fault(reading.errors.first, in: source)
    }
    let encoding = reading.encoding
    let canBeEncoded = encoding.isExact(text, as: source)
    if format == .openStep { projection.add(root) }
    return switch format {
    case .openStep:
      SplicedDocument(
        OpenStepNotation(text.buffer.bytes), text, encoding, projection.values,
        projection.places, canBeEncoded: canBeEncoded)
    case .xml, .binary:
      SplicedDocument(
        XMLPlistNotation(text.buffer.bytes, encoding), text, encoding, projection.values,
        projection.places, canBeEncoded: canBeEncoded)
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
  /// As the text shows: a file in Latin-1, say, has numbers for characters beyond ASCII.
  init(_ text: UnsafeRawBufferPointer, _ encoding: UnicodeEncoding) {
    let declared = XMLPlistText.declaredEncoding(text)
    escapesNonASCII =
      encoding == .utf8 && declared.map { !["utf-8", "utf8"].contains($0) } ?? false
  }
}

extension OpenStepNotation {
  /// As the text shows.
  init(_ text: UnsafeRawBufferPointer) {
    var (hasRaw, hasEscapes, hasTyped) = (false, false, false)
    for place in text.indices {
      switch text[place] {
      case 0x80...: hasRaw = true
      case UInt8(ascii: "\\"):
        let next = place + 1 < text.count ? text[place + 1] : 0
        hasEscapes = hasEscapes || next == UInt8(ascii: "U") || next == UInt8(ascii: "u")
      case UInt8(ascii: "<"):
        hasTyped = hasTyped || place + 1 < text.count && text[place + 1] == UInt8(ascii: "*")
      default: break
      }
    }
    escapesNonASCII = hasEscapes && !hasRaw
    hasTypedValues = hasTyped
  }
}
