import FoundationEssentials
import FoundationInternationalization

extension FormLocale {
  /// The locales that the system knows, as `de_DE`.
  package static var identifiers: [String] { Locale.availableIdentifiers }

  /// A locale as the system names it, of `de-DE` or `de_DE`; nil for one that it doesn't know.
  package static func identifier(_ name: String) -> String? {
    let wanted = name.replacing("-", with: "_")
    if wanted == "en_US_POSIX" { return wanted }
    return identifiers.first { $0.replacing("-", with: "_") == wanted }
  }
}
