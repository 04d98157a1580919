import PlistText
import Records
import SourceText

extension TextFormat {
  package static let xmlPlist = TextFormat(
    name: "xml-plist", extensions: ["plist"],
    isRecognized: { head in
      head.text.first == UInt8(ascii: "<") && head.text.withUnsafeBytes(PlistParser.looksLikeXML)
    },
    read: { source throws(SourceFault) in try PlistCodec.read(source, as: .xml) },
    begin: { isList in
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        \(isList ? "<array/>" : "<dict/>")
        </plist>

        """.utf8)
    })

  package static let binaryPlist = TextFormat(
    name: "binary-plist", extensions: [],
    isRecognized: { $0.bytes.starts(with: "bplist".utf8) },
    read: { source throws(SourceFault) in try PlistCodec.read(source, as: .binary) },
    begin: { isList in
      // One object of one byte: its offset, and the trailer.
      let offset = UInt8("bplist00".utf8.count)
      let trailer =
        [0, 0, 0, 0, 0, 0, 1, 1] + big(1) + big(0) + big(UInt64(offset) + 1)
      return Array("bplist00".utf8) + [isList ? 0xA0 : 0xD0, offset] + trailer
    })

  /// The text format of NeXTSTEP, OpenStep and GNUstep, and files of strings.
  package static let openStepPlist = TextFormat(
    name: "openstep-plist", extensions: ["strings", "plist"],
    isRecognized: { $0.looksLikeOpenStep },
    read: { source throws(SourceFault) in try PlistCodec.read(source, as: .openStep) },
    begin: { isList in Array((isList ? "(\n)\n" : "").utf8) })

  /// A big-endian number of eight bytes, as in binary property lists.
  private static func big(_ number: UInt64) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}

extension FileHead {
  /// True if the file begins like an OpenStep property list or a file of strings: JSON has neither parentheses nor
  /// `=`.
  fileprivate var looksLikeOpenStep: Bool {
    let start = afterSpace(0)
    // A comment of C in front.
    guard start < text.count else { return false }
    switch text[start] {
    case UInt8(ascii: "("): return true
    case UInt8(ascii: "{"):
      let first = afterSpace(start + 1)
      return hasKey(at: first)
    case UInt8(ascii: "["), UInt8(ascii: "<"): return false
    default: return hasKey(at: start)
    }
  }
}
