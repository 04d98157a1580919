import Forms
import JSONText
import Texts

/// `required`: there must be a value, and a text must not be blank.
package struct RequiredRule: Rule {
  package static let keys = ["required", "requiredMessage"]
  package static let names: [RuleName] = [.required]

  package static func facts(about row: ConfigRow, in texts: Texts) -> [RuleFact] {
    row.required ? [RuleFact(name: texts.factRequired, text: texts.yes)] : []
  }

  package init?(_ row: ConfigRow) {
    guard row.required else { return nil }
  }

  package var judgedKinds: StoredKinds { [.texts, .containers] }
  package var requiresValue: Bool { true }

  package func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) -> Bool {
    let isNothing: Bool
    switch value.kind {
    case .texts: isNothing = Self.isBlank(value.bytes)
    case .lists: isNothing = value.slice.isEmptyContainer
    default: isNothing = false
    }
    if isNothing { breaches.append(Self.breach) }
    return !isNothing
  }

  static var breach: RuleBreach { RuleBreach { $0.requiredFailure($1) } }

  private static func isBlank(_ content: UnsafeRawBufferPointer) -> Bool {
    guard let first = content.first(where: { $0 != UInt8(ascii: " ") }) else { return true }
    guard first >= 0x80 || first == UInt8(ascii: "\\") else { return false }
    return JSONSkip.text(ofString: content).unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}

extension RuleName {
  package static let required = RuleName("required")
}

extension ConfigRow {
  /// Nothing where something must be.
  func requiredFailure(_ texts: Texts) -> ValidationFailure {
    failure(.required, requiredMessage.map { filled($0, value: "") } ?? texts.isRequired)
  }
}
