import FoundationEssentials
import FoundationInternationalization

extension FormLocale {
  /// The system's locales, such as `de_DE`.
  package static var identifiers: [String] { Locale.availableIdentifiers }

  /// The system's name of a locale for `de-DE`, `de_DE` or, as in the environment, `de_DE.UTF-8`; nil for an unknown
  /// language, script or region.
  package static func identifier(_ name: String) -> String? {
    let bare = String(name.prefix { $0 != "." && $0 != "@" })
    let identifier = Locale.identifier(.icu, from: bare)
    let isKnown = identifier == "en_US_POSIX" || LocaleParts(identifier)?.isKnown == true
    return isKnown ? identifier : nil
  }

  /// The locale that an unknown name may mean; nil if none is similar.
  package static func identifier(nearestTo name: String) -> String? {
    let wanted = name.replacing("-", with: "_")
    let names = identifiers.compactMap(LocaleParts.init).flatMap { parts in
      parts.script == nil ? [parts] : [parts, parts.withoutScript]
    }
    let parts = LocaleParts(wanted)
    let alike =
      names.filter { $0.language == parts?.language }.nonEmpty
      ?? names.filter { $0.region != nil && $0.region == parts?.region }.nonEmpty ?? names
    return NearestName.of(wanted, among: Set(alike.map(\.identifier)).sorted())
  }
}

private struct LocaleParts {
  let language: String
  let script: String?
  let region: String?

  /// Parses a name with `_` as separator; nil for other parts.
  init?(_ identifier: String) {
    var parts = identifier.split(separator: "_", omittingEmptySubsequences: false)[...]
    guard let language = parts.popFirst(), 2...3 ~= language.count else { return nil }
    self.language = String(language)
    script = parts.first?.count == 4 ? parts.popFirst().map(String.init) : nil
    region = parts.popFirst().map(String.init)
    guard parts.isEmpty else { return nil }
  }

  private init(language: String, script: String?, region: String?) {
    (self.language, self.script, self.region) = (language, script, region)
  }

  var identifier: String { [language, script, region].compactMap(\.self).joined(separator: "_") }

  /// The usual form: `zh_CN` for `zh_Hans_CN`.
  var withoutScript: LocaleParts { LocaleParts(language: language, script: nil, region: region) }

  /// True if the system knows each part; any region may be combined with any language.
  var isKnown: Bool {
    Self.languages.contains(language)
      && (script.map { Self.scripts.contains("\(language)_\($0)") } ?? true)
      && (region.map { Self.regions.contains($0) } ?? true)
  }

  private static let all = FormLocale.identifiers.compactMap(LocaleParts.init)
  private static let languages = Set(all.map(\.language))
  private static let scripts = Set(
    all.compactMap { parts in
      parts.script.map { "\(parts.language)_\($0)" }
    })
  private static let regions = Set(all.compactMap(\.region))
}

extension Array {
  fileprivate var nonEmpty: Array? { isEmpty ? nil : self }
}
