import JSONText
import Records
import YAMLText

/// A file of several documents with other ones: each from its marker to the next one's. What is above the first
/// marker is about the file, and stays there.
struct YAMLDocumentComposition {
  private let splicer: YAMLSplicer
  /// The end of what is above the first marker.
  private let head: Int
  /// The parts of the text, with the values; nil for a document without contents.
  private let documents: [(number: Int?, text: Range<Int>)]

  init(_ splicer: YAMLSplicer) {
    self.splicer = splicer
    let (stream, bytes) = (splicer.stream, splicer.bytes)
    var numbers = Array(splicer.document.values.children(of: 0))[...]
    let starts = stream.documents.enumerated().map { index, document in
      Self.begin(of: document, isFirst: index == 0, bytes)
    }
    head = starts.first ?? 0
    documents = stream.documents.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
      let number = stream.documents[index].root == nil ? nil : numbers.popFirst()
      return (number, starts[index]..<max(starts[index], end))
    }
  }

  /// The beginning of a document's marker, or of the directives above it; of a first one without a marker that of the
  /// file.
  private static func begin(
    of document: YAMLStream.Document, isFirst: Bool, _ bytes: UnsafeRawBufferPointer
  ) -> Int {
    var begin = bytes.yamlLineStart(of: max(0, document.start - 1))
    guard bytes[begin...].starts(with: "---".utf8) else { return isFirst ? 0 : document.start }
    var line = begin
    while line > 0 {
      line = bytes.yamlLineStart(of: bytes.beforeYAMLBreak(line))
      let isDirective = bytes[line] == UInt8(ascii: "%")
      guard isDirective || YAMLGap.isLine(at: line, in: bytes) else { break }
      if isDirective { begin = line }
    }
    return begin
  }

  private var lineBreak: [UInt8] { splicer.lineBreak }

  func splice(_ parts: [DocumentChanges.Part]) -> FileChange.Splice {
    let texts = Dictionary(
      uniqueKeysWithValues: documents.compactMap { document in
        document.number.map { ($0, document.text) }
      })
    // Documents without contents stay behind the one before them that stays.
    var kept: Set<Int> = []
    for case .kept(let number) in parts { kept.insert(number) }
    var empties: [Int?: [Range<Int>]] = [:]
    var leader: Int?
    for document in documents {
      guard let number = document.number else {
        empties[leader, default: []].append(document.text)
        continue
      }
      if kept.contains(number) { leader = number }
    }
    var new: [UInt8] = []
    for empty in empties[nil] ?? [] { append(empty, to: &new) }
    for part in parts {
      switch part {
      case .kept(let number):
        guard let range = texts[number] else { continue }
        append(splicer.text(range, of: number), to: &new)
        for empty in empties[number] ?? [] { append(empty, to: &new) }
      case .new(_, let value): append(text(of: value), to: &new)
      case .native(_, let value): append(text(of: ChangedValues.value(of: value)), to: &new)
      }
    }
    return (head..<splicer.bytes.count, new)
  }

  private func append(_ range: Range<Int>, to file: inout [UInt8]) {
    append(Array(splicer.bytes[range]), to: &file)
  }

  private func append(_ document: [UInt8], to file: inout [UInt8]) {
    guard !file.isEmpty else {
      file = document
      return
    }
    if file.last?.isYAMLBreak != true { file += lineBreak }
    if document.first == UInt8(ascii: "%") {
      // Directives are only behind the end of a document.
      let isEnded = file.split(whereSeparator: \.isYAMLBreak)
        .last { $0.first { !$0.isYAMLBlank } != UInt8(ascii: "#") }
        .map { $0.starts(with: "...".utf8) }
      file += isEnded == true ? [] : Array("...".utf8) + lineBreak
    } else if !document.starts(with: "---".utf8) {
      file += Array("---".utf8) + lineBreak
    }
    file += document
  }

  private func text(of value: JSONValue) -> [UInt8] {
    let model = splicer.document.firstItem(of: 0)
    let written = splicer.writer.written(value, at: YAMLPlacement(), like: model)
    return Array("---".utf8) + lineBreak
      + (written.head.isEmpty ? written.lines : written.head + lineBreak + written.lines)
  }
}
