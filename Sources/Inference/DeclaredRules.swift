import JSONText
import Records

/// The rules of a row that the source of its values enforces.
struct DeclaredRules {
  private let member: MemberSurvey

  init(_ member: MemberSurvey) { self.member = member }

  private var limits: DeclaredLimits { member.declared?.limits ?? DeclaredLimits() }

  private var isNumber: Bool {
    member.kinds.isEmpty
      ? [.integer, .real].contains(member.declared?.type) : member.kind == .number
  }

  private var isText: Bool {
    member.kinds.isEmpty ? member.declared?.type == .string : member.kind == .string
  }

  /// The only values of the member, as a form lists them; empty if there are others, and for secrets.
  var choices: [String] {
    guard !member.isSecret, isNumber || isText else { return [] }
    return limits.choices.compactMap(Self.text)
  }

  /// Keys of the row as a form writes them. An empty text is a value in a database and none in a form.
  var keys: [(String, String)] {
    var keys: [(String, String)] = []
    if limits.isRequired, isNumber || isText, !member.texts.hasEmpty {
      keys.append(("required", "YES"))
    }
    if limits.isUnique { keys.append(("unique", "YES")) }
    if isNumber {
      if let minimum = limits.minimum { keys.append(("minimumValue", minimum)) }
      if let maximum = limits.maximum { keys.append(("maximumValue", maximum)) }
    }
    if isText, let length = limits.maximumLength, length > 0 {
      keys.append(("maximumLength", String(length)))
    }
    if !member.isSecret, let value = standard { keys.append(("defaultValue", value)) }
    return keys
  }

  /// The default, as far as the row can have it.
  private var standard: String? {
    guard let value = limits.defaultValue, let text = Self.text(value), !text.isEmpty else {
      return nil
    }
    switch value.kind {
    case .number: return isNumber ? text : nil
    case .string: return isText && (member.texts.count == 0 || !member.texts.areDates) ? text : nil
    case .bool: return member.kinds.isEmpty || member.kind == .bool ? text : nil
    default: return nil
    }
  }

  private static func text(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text), .number(let text): text
    case .bool(let flag): flag ? "YES" : "NO"
    case .null, .array, .object: nil
    }
  }
}
