/// The address of a file on a server: `https`, or plain `http` on this machine.
package struct ServerURL: Hashable, Sendable {
  /// Plain `http` is only for this machine.
  package enum Scheme: String, Sendable { case https, http }

  /// Server and port. Names in a form never lead to another origin.
  package struct Origin: Hashable, Sendable {
    package let scheme: Scheme
    /// Host in lower case; an IPv6 address is in brackets.
    package let host: String
    let port: Int

    package var isLocal: Bool { ["localhost", "127.0.0.1", "[::1]"].contains(host) }

    package var text: String {
      let isUsual = port == (scheme == .https ? 443 : 80)
      return "\(scheme.rawValue)://\(host)" + (isUsual ? "" : ":\(port)")
    }
  }

  package let origin: Origin
  /// Path from the first `/`, with escapes.
  let path: String
  /// Query with `?` and with escapes; empty without a query.
  let query: String

  package var text: String { origin.text + path + query }

  /// The last part of the path, without escapes.
  package var fileName: String {
    Self.unescaped(path[path.index(after: path.lastIndex(of: "/") ?? path.startIndex)...])
  }

  /// A file in the same folder of the server or in a subfolder: escapes, queries and other servers in the name are
  /// not interpreted.
  package func beside(_ name: String) -> ServerURL {
    let folder = path[...(path.lastIndex(of: "/") ?? path.startIndex)]
    let names = name.split(separator: "/").filter { $0 != "." && $0 != ".." }
    let added = names.map { Self.escaped($0, besides: "-._~") }.joined(separator: "/")
    return ServerURL(origin: origin, path: folder + added, query: "")
  }

  private init(origin: Origin, path: String, query: String) {
    self.origin = origin
    self.path = path
    self.query = query
  }
}

// MARK: Reading

extension ServerURL {
  /// True if a name in a form or in data is an address, and not a path.
  package static func isAddress(_ name: String) -> Bool { scheme(of: name) != nil }

  /// Parses an address and drops the fragment after `#`.
  package init(_ text: String) throws(ServerError) {
    guard let (scheme, rest) = Self.scheme(of: text),
      rest.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else { throw .invalidAddress }
    let whole = rest.prefix { $0 != "#" }
    let authority = whole.prefix { $0 != "/" && $0 != "?" && $0 != "\\" }
    guard !authority.contains("@") else { throw .passwordInAddress }
    guard let (host, port) = Self.hostAndPort(authority) else { throw .invalidAddress }
    let origin = Origin(
      scheme: scheme, host: host.lowercased(), port: port ?? (scheme == .https ? 443 : 80))
    guard scheme == .https || origin.isLocal else { throw .plainHTTP }
    let tail = whole[authority.endIndex...]
    guard tail.first != "\\" else { throw .invalidAddress }
    let path = tail.prefix { $0 != "?" }
    let query = tail[path.endIndex...]
    self.init(
      origin: origin, path: path.isEmpty ? "/" : Self.escaped(path, besides: Self.signs),
      query: Self.escaped(query, besides: Self.signs))
  }

  /// An invalid address for messages, without a possible password.
  package static func withoutPassword(_ text: String) -> String {
    guard (try? ServerURL(text)) == nil, let (scheme, rest) = scheme(of: text),
      let at = rest.lastIndex(of: "@")
    else { return text }
    return "\(scheme.rawValue)://…" + rest[at...]
  }

  private static func scheme(of text: String) -> (Scheme, rest: Substring)? {
    for scheme in [Scheme.https, .http] {
      let start = scheme.rawValue + "://"
      if text.prefix(start.count).lowercased() == start {
        return (scheme, text.dropFirst(start.count))
      }
    }
    return nil
  }

  private static func hostAndPort(_ text: Substring) -> (host: String, port: Int?)? {
    var host = text
    var port: Int?
    let bracket = text.lastIndex(of: "]") ?? text.startIndex
    if let colon = text[bracket...].lastIndex(of: ":") {
      host = text[..<colon]
      let digits = text[text.index(after: colon)...]
      if !digits.isEmpty {
        guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits),
          1...65_535 ~= number
        else { return nil }
        port = number
      }
    }
    let isAddress = host.hasPrefix("[") && host.hasSuffix("]") && host.count > 2
    let isName = host.unicodeScalars.allSatisfy {
      !$0.isASCII || $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-"
        || $0 == "." || $0 == "_"
    }
    return isAddress || isName && !host.isEmpty ? (String(host), port) : nil
  }

  // MARK: Escapes

  /// Characters allowed unescaped in an address (RFC 3986), and `%`, so that escapes stay.
  private static let signs = "-._~:/?[]@!$&'()*+,;=%"

  private static func escaped(_ text: Substring, besides signs: String) -> String {
    var escaped = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || signs.unicodeScalars.contains(scalar))
      if isPlain {
        escaped.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        escaped += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return escaped
  }

  private static func unescaped(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
