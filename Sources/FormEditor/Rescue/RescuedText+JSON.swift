import Forms
import JSONText
import SourceText
import Values

/// Rescued texts as a file has them: JSON Lines, an object for each.
extension RescuedText {
  /// JSON of the text on one line:
  /// `{"record":3,"row":"salary","text":"12a","fingerprint":"81-8c7d…"}`, and `"secure":true`
  /// where the text is secret.
  package var jsonLine: String {
    var members = [
      JSONMember(name: "record", value: .number(String(record)))
    ]
    if !path.isEmpty {
      members.append(
        JSONMember(name: "path", value: .string(ValuePath(steps: path).description)))
    }
    members += [
      JSONMember(name: "row", value: .string(row)),
      JSONMember(name: "text", value: .string(text)),
    ]
    if isSecure { members.append(JSONMember(name: "secure", value: .bool(true))) }
    if let selected {
      members.append(JSONMember(name: "selected", value: .string(selected.text)))
    }
    members.append(JSONMember(name: "fingerprint", value: .string(fingerprint)))
    if let identity { members.append(JSONMember(name: "identity", value: .string(identity))) }
    return JSONValue.object(members).jsonText()
  }

  /// Nil for a line that is not of this kind.
  package init?(jsonLine: some StringProtocol) {
    guard case .object(let members)? = (try? JSONSlice(parsing: String(jsonLine)))?.value else {
      return nil
    }
    func text(_ name: String) -> String? {
      switch members.first(where: { $0.name.hasSameBytes(as: name) })?.value {
      case .string(let text), .number(let text): text
      default: nil
      }
    }
    guard let record = text("record").flatMap({ Int($0) }), record > 0, let row = text("row"),
      let typed = text("text"), let fingerprint = text("fingerprint")
    else { return nil }
    let secure = members.first { $0.name == "secure" }?.value
    let path = text("path").map { (try? ValuePath($0).steps) ?? [] } ?? []
    self.init(
      record: record, path: path, row: row, text: typed, isSecure: secure == .bool(true),
      fingerprint: fingerprint, identity: text("identity"),
      selected: text("selected").flatMap { RecordNumbers($0) })
  }

  /// The texts of a file; lines of another kind are left out.
  package static func all(in text: String) -> [RescuedText] {
    text.utf8.split(separator: UInt8(ascii: "\n")).compactMap {
      RescuedText(jsonLine: String(decoding: $0, as: UTF8.self))
    }
  }
}

extension JSONSlice {
  /// Tells a record from others by what is no secret in it, which nobody finds by trying then: the length and a hash (FNV-1a,
  /// 64 bits) of its first bytes, `longestHashed` at most.
  package func mark(without secrets: SecretPaths) -> String {
    secrets.open(self)?.mark ?? ""
  }

  /// Length and a hash (FNV-1a, 64 bits) of the first bytes of all of it, secrets included;
  /// `longestHashed` bytes at most.
  package var mark: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes.prefix(Self.longestHashed) {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return "\(range.count)-" + String(hash, radix: 16)
  }

  private static var longestHashed: Int { 1 << 12 }
}
