import FoundationEssentials

/// A URL that is written relative to another one (RFC 3986, section 5).
enum RelativeAddress {
  /// In full; nil where either is no URL.
  static func resolved(_ text: String, below base: String) -> String? {
    guard let base = URL(string: base) else { return nil }
    return URL(string: text, relativeTo: base)?.absoluteString
  }

  /// What is written for a URL: what comes behind the base's folder, if that leads there, else all of it, which is right
  /// below any base.
  static func relative(_ text: String, below base: String) -> String {
    guard let slash = base.lastIndex(of: "/") else { return text }
    let folder = base[...slash]
    let rest = String(text.dropFirst(folder.count))
    return text.hasPrefix(folder) && resolved(rest, below: base) == text ? rest : text
  }
}
