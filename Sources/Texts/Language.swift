/// A language that the program speaks.
package enum Language: Hashable, Sendable, CaseIterable {
  case english
  /// Simplified Chinese.
  case chinese

  /// All that the program says in it.
  package var texts: any Texts {
    switch self {
    case .english: EnglishTexts()
    case .chinese: ChineseTexts()
    }
  }

  /// LC_ALL, LC_MESSAGES, LANG in this order say the locale; LANGUAGE lists languages to prefer, unless the locale is
  /// `C`, as gettext has it. English where none of them is spoken.
  ///
  /// All output is UTF-8: in a locale with another encoding only ASCII is readable, so that it is English.
  package init(environment: [String: String]) {
    let given = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let locale = LocaleName(given ?? "C")
    guard !locale.isPlain, locale.isUTF8 else {
      self = .english
      return
    }
    let preferred = environment["LANGUAGE"]?.split(separator: ":") ?? []
    let names = preferred.isEmpty ? [locale] : preferred.map { LocaleName(String($0)) }
    self = names.lazy.compactMap { Self(of: $0) }.first ?? .english
  }

  /// Nil for one that isn't spoken.
  private init?(of locale: LocaleName) {
    switch locale.language {
    case "en": self = .english
    case "zh" where !locale.isTraditionalChinese: self = .chinese
    case _ where locale.isPlain: self = .english
    default: return nil
    }
  }
}

/// The parts of `zh_Hans_CN.UTF-8@pinyin`.
private struct LocaleName {
  /// In lower case; also `c` and `posix`.
  let language: Substring
  /// Script and territory.
  private let rest: ArraySlice<Substring>
  private let encoding: String?

  init(_ name: String) {
    let plain = name.prefix { $0 != "@" }
    let halves = plain.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    encoding = halves.count > 1 ? halves[1].lowercased() : nil
    let parts = Substring(halves[0].lowercased()).split { $0 == "_" || $0 == "-" }
    language = parts.first ?? "c"
    rest = parts.dropFirst()
  }

  /// Whether it is what the C library calls `C`, with any encoding.
  var isPlain: Bool { language == "c" || language == "posix" }

  var isUTF8: Bool { encoding.map { $0 == "utf-8" || $0 == "utf8" } ?? true }

  var isTraditionalChinese: Bool {
    if rest.contains("hans") { return false }
    return rest.contains { ["hant", "tw", "hk", "mo"].contains($0) }
  }
}
