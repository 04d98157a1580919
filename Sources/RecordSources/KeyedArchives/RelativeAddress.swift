import FoundationEssentials

/// A URL that is relative to another one (RFC 3986, section 5).
enum RelativeAddress {
  /// The absolute URL; nil if either is invalid.
  static func resolved(_ text: String, below base: String) -> String? {
    guard let base = URL(string: base) else { return nil }
    return URL(string: text, relativeTo: base)?.absoluteString
  }

  /// The part after the base's folder, if it resolves to the URL, else the whole URL, which is valid below any base.
  static func relative(_ text: String, below base: String) -> String {
    guard let slash = base.lastIndex(of: "/") else { return text }
    let folder = base[...slash]
    let rest = String(text.dropFirst(folder.count))
    return text.hasPrefix(folder) && resolved(rest, below: base) == text ? rest : text
  }
}
