/// A language as locales and folders name it: the parts of `zh_Hans_CN.UTF-8@pinyin`, or of `zh-Hans`.
package struct LanguageName: Hashable, Sendable {
  /// Code of the language in lower case; also `c` and `posix`.
  package let language: String
  /// Script and territory, in lower case.
  private let rest: [String]
  private let encoding: String?

  package init(_ name: String) {
    let plain = name.prefix { $0 != "@" }
    let halves = plain.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    encoding = halves.count > 1 ? halves[1].lowercased() : nil
    let parts = halves[0].lowercased().split { $0 == "_" || $0 == "-" }
    language = parts.first.map(String.init) ?? "c"
    rest = parts.dropFirst().map(String.init)
  }

  /// The languages that an environment asks for, the best first.
  ///
  /// LC_ALL, LC_MESSAGES, LANG in this order say the locale; LANGUAGE lists languages to prefer, unless the locale is
  /// `C`, as gettext has it. All output is UTF-8: in a locale with another encoding only ASCII is readable, so that
  /// English is all that can be asked for.
  package static func preferred(in environment: [String: String]) -> [LanguageName] {
    let given = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let locale = LanguageName(given ?? "C")
    guard !locale.isPlain, locale.isUTF8 else { return [LanguageName("en")] }
    let listed = environment["LANGUAGE"]?.split(separator: ":") ?? []
    return listed.isEmpty ? [locale] : listed.map { LanguageName(String($0)) }
  }

  /// True for the locale that the C library calls `C`, with any encoding.
  var isPlain: Bool { language == "c" || language == "posix" }

  private var isUTF8: Bool { encoding.map { $0 == "utf-8" || $0 == "utf8" } ?? true }

  var isTraditionalChinese: Bool { script == "hant" }

  private var namedScript: String? { rest.first { $0.utf8.count == 4 } }

  private var namesScript: Bool { namedScript != nil }

  /// Code of the script, four letters: the named one, or for Chinese that of the territory.
  private var script: String? {
    if let namedScript { return namedScript }
    guard language == "zh" else { return nil }
    return rest.contains { ["tw", "hk", "mo"].contains($0) } ? "hant" : "hans"
  }

  /// The territory whose folder serves the others with the same script; nil where there is none.
  private var usualTerritory: String? {
    language == "zh" ? (isTraditionalChinese ? "TW" : "CN") : nil
  }

  private var territory: String? { rest.first { $0.utf8.count < 4 } }
}

// MARK: Languages that there are

extension LanguageName {
  /// The names among `names` that serve a speaker of this language, the best first: those
  /// with the same territory, then those without one. In both groups, names that include the
  /// script come first if the script of this language is known, otherwise last; a name with
  /// another script never serves. If both groups are empty, the result is the first name with
  /// another territory, but only for a language without a territory and for Chinese, which is
  /// written alike in the territories of a script.
  package func serving(among names: [String]) -> [String] {
    let ranked = names.compactMap { name in
      rank(of: LanguageName(name)).map { (name: name, rank: $0) }
    }
    let own = [3, 2].flatMap { rank in
      let names = ranked.filter { $0.rank == rank }.map(\.name)
      let exact = names.filter { LanguageName($0).namesScript == (script != nil) }
      return exact + names.filter { !exact.contains($0) }
    }
    return own.isEmpty ? ranked.prefix(1).map(\.name) : own
  }

  /// True if this language has a territory, and `other` is the same language for all its
  /// territories: `de_AT` and `de`.
  package func isVariant(of other: LanguageName) -> Bool { rank(of: other) == 2 }

  /// The rank of another name for this language, higher for a better one; nil if it does not
  /// serve.
  private func rank(of other: LanguageName) -> Int? {
    guard other.language == language else { return nil }
    if let script, let theirs = other.script, script != theirs { return nil }
    if other.territory == territory { return 3 }
    if other.territory == nil { return 2 }
    return territory == nil || language == "zh" ? 1 : nil
  }

  /// Possible names of a folder for this language, without `.lproj`.
  package var folderNames: [String] {
    let script = script.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let territory = territory?.uppercased()
    let ends = [script, territory].compactMap(\.self)
    let whole = ends.count > 1 ? [ends.joined(separator: "-")] : []
    let usual = usualTerritory.map { ends.contains($0) ? [] : [$0] } ?? []
    return [language]
      + (whole + ends + usual).flatMap { ["\(language)-\($0)", "\(language)_\($0)"] }
  }
}
