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
  /// The document of a file, or of what is in front of another text; throws if it is invalid, or if the library is
  /// missing.
  static func read(_ source: SourceText) throws(SourceFault) -> any TextFormatDocument {
    let file = try YAMLFile(source)
    let front =
      TextFormat.yaml.isShown(by: source.name)
      ? nil : withExtendedLifetime(file.text) { FrontMatter.range(in: file.text.buffer.bytes) }
    do throws(SourceFault) {
      let document = try file.document()
      guard let front, document.endsInText else { return document }
      return try file.document(of: front)
    } catch {
      guard let front, let document = try? file.document(of: front) else { throw error }
      return document
    }
  }

  /// The document of what is in front of a text.
  static func readFront(of source: SourceText) throws(SourceFault) -> any TextFormatDocument {
    let file = try YAMLFile(source)
    let front = withExtendedLifetime(file.text) { FrontMatter.range(in: file.text.buffer.bytes) }
    guard let front else {
      throw YAMLFile.fault(
        SourcePosition(line: 1, column: 1), Sentence { $0.hasNoFrontMatter }, source)
    }
    return try file.document(of: front)
  }
}

/// A text with YAML, and the library that reads it.
private struct YAMLFile {
  let text: SourceText
  private let source: SourceText
  private let encoding: UnicodeEncoding
  private let library: YAMLLibrary

  init(_ source: SourceText) throws(SourceFault) {
    self.source = source
    do throws(YAMLLibrary.Missing) {
      library = try YAMLLibrary()
    } catch {
      throw Self.fault(
        SourcePosition(line: 1, column: 1), Sentence { $0.libfyamlIsMissing(error.reason) }, source)
    }
    encoding = UnicodeEncoding(of: source.buffer.bytes)
    text = (try? encoding.decoded(source)) ?? source
  }

  /// The document of all of it, or of a range at its beginning.
  func document(of range: Range<Int>? = nil) throws(SourceFault) -> YAMLDocument {
    let yaml = range.map { range in
      SourceText(name: text.name, buffer: ByteBuffer(Array(text.buffer.bytes[range])))
    }
    do throws(YAMLSyntaxError) {
      let stream = try YAMLReader.read(yaml ?? text, with: library)
      return YAMLDocument(
        try YAMLProjection(stream), text, encoding, library,
        canBeEncoded: encoding.isExact(text, as: source))
    } catch {
      throw Self.fault(error.position, error.message, source, error.messageWithoutContent)
    }
  }

  static func fault(
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
