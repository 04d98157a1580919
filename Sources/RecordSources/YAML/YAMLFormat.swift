import PlistText
import Records
import SourceText
import Texts
import Values
import YAMLText

extension TextFormat {
  package static let yaml = TextFormat(
    name: "yaml", extensions: ["yaml", "yml"],
    isRecognized: { $0.looksLikeYAML },
    read: { source throws(SourceFault) in try YAMLCodec.read(source) },
    begin: { isList in Array((isList ? "[]\n" : "{}\n").utf8) })
}

enum YAMLCodec {
  /// The document of a file; throws if it is invalid, or if the library is missing.
  static func read(_ source: SourceText) throws(SourceFault) -> any TextFormatDocument {
    let library: YAMLLibrary
    do throws(YAMLLibrary.Missing) {
      library = try YAMLLibrary()
    } catch {
      throw fault(
        SourcePosition(line: 1, column: 1), Sentence { $0.libfyamlIsMissing(error.reason) }, source)
    }
    let encoding = UnicodeEncoding(of: source.buffer.bytes)
    let text = (try? encoding.decoded(source)) ?? source
    do throws(YAMLSyntaxError) {
      let stream = try YAMLReader.read(text, with: library)
      return YAMLDocument(
        try YAMLProjection(stream), text, encoding, library,
        canBeEncoded: encoding.isExact(text, as: source))
    } catch {
      throw fault(error.position, error.message, source, error.messageWithoutContent)
    }
  }

  private static func fault(
    _ position: SourcePosition, _ message: Sentence, _ source: SourceText,
    _ discreet: Sentence? = nil
  ) -> SourceFault {
    SourceFault(
      name: source.name, location: .text(position), code: "YAML", message: message,
      messageWithoutContent: discreet ?? message)
  }
}

extension FileHead {
  /// True if the file begins with a directive, a marker, an item or `name: value`.
  fileprivate var looksLikeYAML: Bool {
    text.withUnsafeBytes { ForeignFormat($0) == .yaml }
  }
}
