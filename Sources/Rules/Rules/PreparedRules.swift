/// A rule that is called through one reference: to call it counts and copies nothing, as each call of an `any Rule` in a
/// list would.
private final class PreparedRule: Sendable {
  let rule: any Rule
  let kinds: StoredKinds

  init(_ rule: any Rule, _ kinds: StoredKinds) {
    self.rule = rule
    self.kinds = kinds
  }
}

/// The rules that judge stored values, in the catalog's order.
struct PreparedRules: Sendable {
  private var owned: [PreparedRule] = []
  private(set) var kinds: StoredKinds = []

  init(_ rules: [any Rule]) {
    for rule in rules {
      let kinds = rule.judgedKinds
      guard !kinds.isEmpty else { continue }
      owned.append(PreparedRule(rule, kinds))
      self.kinds.formUnion(kinds)
    }
  }

  /// Asks the rules of the value's kind until one reports an error.
  func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) {
    owned.withUnsafeBufferPointer { rules in
      for index in rules.indices {
        let isKept = Unmanaged.passUnretained(rules[index])._withUnsafeGuaranteedRef {
          !$0.kinds.contains(value.kind) || $0.rule.judge(&value, into: &breaches)
        }
        if !isKept { return }
      }
    }
  }
}
