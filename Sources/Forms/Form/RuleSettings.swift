import SourceText

/// A key of a row that says what a rule demands. Its rule, and all who ask for it, read it by this name: `row[.step]`.
package struct RuleKey<Value: Equatable & Sendable>: Sendable {
  let name: String

  init(_ name: String) { self.name = name }
}

/// The demands of rules on a row's values, by the keys that make them. Few rows have more than two or three.
struct RuleSettings: Equatable, Sendable {
  private struct Setting: Equatable, Sendable {
    let name: String
    let value: any Equatable & Sendable

    static func == (a: Self, b: Self) -> Bool {
      a.name.hasSameBytes(as: b.name) && equals(a.value, b.value)
    }

    private static func equals<Value: Equatable>(_ a: Value, _ b: any Equatable) -> Bool {
      a == b as? Value
    }
  }

  private var settings: [Setting] = []

  subscript<Value>(key: RuleKey<Value>) -> Value? {
    get { self[key.name] as? Value }
    set {
      settings.removeAll { $0.name.hasSameBytes(as: key.name) }
      if let newValue { settings.append(Setting(name: key.name, value: newValue)) }
      settings.sort { $0.name < $1.name }
    }
  }

  /// The value of a key, whatever its type.
  subscript(name: String) -> (any Equatable & Sendable)? {
    settings.first { $0.name.hasSameBytes(as: name) }?.value
  }
}

extension RowContents {
  package subscript<Value>(key: RuleKey<Value>) -> Value? {
    get { rules[key] }
    set { rules[key] = newValue }
  }
}

extension ConfigRow {
  package subscript<Value>(key: RuleKey<Value>) -> Value? { contents.rules[key] }

  /// The demand of a rule, by the key that the rule is named after: a number, a limit, a step.
  package func setting(ofRule rule: String) -> (any Equatable & Sendable)? { contents.rules[rule] }
}
