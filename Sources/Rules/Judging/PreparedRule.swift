/// A rule behind one reference: to call it counts and copies nothing, as each call of an `any Rule` would.
///
/// Immutable, like the rules.
class PreparedRule: @unchecked Sendable {
  func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) -> Bool { true }

  /// Puts a rule behind a reference.
  static func of(_ rule: some Rule) -> PreparedRule { Box(rule) }

  private final class Box<Kept: Rule>: PreparedRule, @unchecked Sendable {
    private let rule: Kept

    init(_ rule: Kept) { self.rule = rule }

    override func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) -> Bool {
      rule.judge(&value, into: &breaches)
    }
  }
}

/// The rules that judge one kind of stored values, in the catalog's order.
struct PreparedRules: Sendable {
  private let owned: [PreparedRule]

  init(_ rules: [any Rule], of kind: StoredKinds) {
    owned = rules.filter { $0.judgedKinds.contains(kind) }.map { PreparedRule.of($0) }
  }

  var isEmpty: Bool { owned.isEmpty }

  /// Asks the rules until one reports an error.
  func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) {
    owned.withUnsafeBufferPointer { rules in
      for index in rules.indices {
        let isKept = Unmanaged.passUnretained(rules[index])._withUnsafeGuaranteedRef {
          $0.judge(&value, into: &breaches)
        }
        if !isKept { return }
      }
    }
  }
}
