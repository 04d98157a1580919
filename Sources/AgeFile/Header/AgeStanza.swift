/// An encrypted copy of the file key: for a recipient, or by a passphrase.
struct AgeStanza: Hashable, Sendable {
  let type: String
  let arguments: [String]
  let body: [UInt8]

  init(_ type: String, _ arguments: [String], body: [UInt8]) {
    (self.type, self.arguments, self.body) = (type, arguments, body)
  }

  /// The stanza's arguments, then its body in full lines and a shorter one, which may be
  /// empty.
  var text: String {
    var text = "-> " + ([type] + arguments).joined(separator: " ") + "\n"
    var rest = Substring(UnpaddedBase64.text(body))
    while rest.utf8.count >= Self.columns {
      text += rest.prefix(Self.columns) + "\n"
      rest = rest.dropFirst(Self.columns)
    }
    return text + rest + "\n"
  }

  static let columns = 64
}
