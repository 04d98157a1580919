import Patterns

/// A kind of text that a pattern can describe.
enum TextShape: CaseIterable {
  case uuid, time, internetAddress, internetAddress6, email, url

  /// The row's `regex`, which matches the whole text.
  var pattern: String {
    switch self {
    case .uuid: "[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"
    case .time: "([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?"
    case .internetAddress6:
      "(\(Self.group):){7}\(Self.group)|(\(Self.groups))?::(\(Self.groups)((\\.\(Self.octet)){3})?)?"
    case .internetAddress: "\(Self.octet)(\\.\(Self.octet)){3}"
    // Neither an address of a server with a user (user@host:path, scheme://user@host) nor a version (name@^1.2).
    case .email: "[^@\\s:/]+@[\\w-]+(\\.[\\w-]+)*"
    case .url: "[a-z][a-z0-9+.-]*://[^\\s]+"
    }
  }

  private static let octet = "(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
  private static let group = "[0-9a-fA-F]{1,4}"
  /// Up to seven groups: `::` replaces the others.
  private static let groups = "\(group)(:\(group)){0,6}"

  /// An example for the row's message about another text.
  var example: String {
    switch self {
    case .uuid: "123e4567-e89b-12d3-a456-426614174000"
    case .time: "10:30"
    case .internetAddress: "192.168.0.1"
    case .internetAddress6: "2001:db8::1"
    case .email: "name@example.org"
    case .url: "https://example.org"
    }
  }

  /// The row's `keyboardType`; nil for the default.
  var keyboard: String? {
    switch self {
    case .uuid, .time, .internetAddress, .internetAddress6: "asciiCapable"
    case .email: "emailAddress"
    case .url: "URL"
    }
  }

  /// True if the row's pattern matches a text.
  func matches(_ text: String) -> Bool {
    guard Self.patterns[self]?.matches(text) == .match else { return false }
    return self != .internetAddress6 || Self.hasGroupsOfAddress(text)
  }

  /// True if `::` in an address of version 6 replaces at least one of its eight groups (RFC 4291, 2.2); the pattern
  /// can't count the groups on both sides. An address of version 4 at the end is two groups.
  private static func hasGroupsOfAddress(_ text: String) -> Bool {
    guard text.utf8.count > 2, text.contains("::") else { return true }
    let groups = text.utf8.split(separator: UInt8(ascii: ":")).count
    return groups + (text.utf8.contains(UInt8(ascii: ".")) ? 1 : 0) < 8
  }

  private static let patterns = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { shape in
      (try? RowPattern(shape.pattern)).map { (shape, $0) }
    })
}
