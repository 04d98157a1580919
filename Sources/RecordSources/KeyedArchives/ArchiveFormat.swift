import PlistText
import Records
import SourceText
import Texts

extension TextFormat {
  /// The format of NSKeyedArchiver: a property list, XML or binary, that contains a graph of objects.
  package static let keyedArchive = TextFormat(
    name: "keyed-archive", extensions: [],
    // It begins as its property list does.
    isRecognized: { _ in false },
    read: { source throws(SourceFault) in
      let isBinary = source.buffer.bytes.starts(with: "bplist".utf8)
      let document = try PlistCodec.read(source, as: isBinary ? .binary : .xml)
      guard let archive = try KeyedArchive.document(in: document, named: source.name) else {
        throw SourceFault(
          name: source.name, location: document.location(of: 0), code: "ARCHIVE",
          message: Sentence { $0.isNoArchive }, messageWithoutContent: Sentence { $0.isNoArchive })
      }
      return archive
    }, begin: nil,
    inside: KeyedArchive.document)
}

enum KeyedArchive {
  /// The archive in a property list; nil if it is not one. Throws if it is invalid.
  static func document(
    in base: any TextFormatDocument, named name: String
  ) throws(SourceFault) -> (any TextFormatDocument)? {
    guard base.values.kind(of: 0) == .dictionary, base.values.member("$archiver", of: 0) != nil
    else { return nil }
    let graph = try ArchiveGraph(base, named: name)
    return try ArchiveDocument(graph)
  }
}
