/// Parses the header of a file, as strictly as the format is defined.
struct AgeHeaderReader {
  private let bytes: [UInt8]
  /// The offset of the next line; in the end, of the payload.
  private(set) var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func header() throws(AgeFailure) -> AgeHeader {
    try readVersion()
    var stanzas: [AgeStanza] = []
    while true {
      let start = offset
      let line = try nextLine()
      if line.starts(with: "---".utf8) {
        return AgeHeader(
          stanzas: stanzas, authenticated: Array(bytes[..<(start + 3)]), code: try code(of: line))
      }
      stanzas.append(try stanza(beginning: line))
      guard stanzas.count <= Self.mostStanzas else { throw .hasInvalidHeader }
    }
  }

  /// Limit of stanzas: more than any file has, and few enough to try all.
  private static let mostStanzas = 1 << 16

  private mutating func readVersion() throws(AgeFailure) {
    let line = try nextLine()
    guard line.elementsEqual(AgeHeader.version.utf8) else {
      throw line.starts(with: AgeHeader.name.utf8) && line.last != UInt8(ascii: "\r")
        ? .hasOtherVersion : .hasInvalidHeader
    }
  }

  private func code(of line: ArraySlice<UInt8>) throws(AgeFailure) -> [UInt8] {
    guard line.starts(with: "--- ".utf8), let code = UnpaddedBase64.bytes(line.dropFirst(4)),
      code.count == 32
    else { throw .hasInvalidHeader }
    return code
  }

  private mutating func stanza(
    beginning line: ArraySlice<UInt8>
  ) throws(AgeFailure) -> AgeStanza {
    let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count > 1, words[0].elementsEqual("->".utf8),
      words.dropFirst().allSatisfy({ word in
        !word.isEmpty && word.allSatisfy { (33...126).contains($0) }
      })
    else { throw .hasInvalidHeader }
    let texts = words.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    return AgeStanza(texts[0], Array(texts.dropFirst()), body: try body())
  }

  private mutating func body() throws(AgeFailure) -> [UInt8] {
    var body: [UInt8] = []
    while true {
      let line = try nextLine()
      guard line.count <= AgeStanza.columns, let part = UnpaddedBase64.bytes(line) else {
        throw .hasInvalidHeader
      }
      body += part
      if line.count < AgeStanza.columns { return body }
    }
  }

  private mutating func nextLine() throws(AgeFailure) -> ArraySlice<UInt8> {
    guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) else { throw .isCutShort }
    defer { offset = end + 1 }
    return bytes[offset..<end]
  }
}
