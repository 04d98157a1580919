import Texts

/// Stable codes of all messages about forms and data; each has an entry in the manual.
// swift-format-ignore: AlwaysUseLowerCamelCase
package enum DiagnosticCode: String, CaseIterable, Sendable {
  case F001, F002, W002, F003, F004, F005, F006, F007
  case W101, F101, W102, F102, F103, F104, W104, F105, F106, F107, W108, F109, W110, W111, W112
  case F201, F202, W202, F203, W203, F204, W204, W205, W206
  case F301, F302, W302, F303, F304, W304, W305
  case F401, W402, F403, W403, W404, W405, W406
  case F501, F502, W502, F503, W503, F504, W504, F505, W506
  case F601, F602, F603
  case D101, D102, D103, D104, D105, D106, D107

  /// Codes with F reject the form; W and D do not, but with D104 or D106 there are no records
  /// to open.
  package var severity: Severity {
    switch self {
    case .D104, .D106: .error
    case .D107: .info
    default: rawValue.hasPrefix("F") ? .error : .warning
    }
  }

  /// The code's entry in the manual.
  package func manual(in texts: Texts) -> ManualEntry { texts.manual(of: rawValue) }
}
