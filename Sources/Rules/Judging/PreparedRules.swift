/// A rule behind one reference: to call it counts and copies nothing, as each call of an `any Rule` in a list would.
private final class PreparedRule: Sendable {
  let rule: any Rule

  init(_ rule: any Rule) { self.rule = rule }
}

/// The rules that judge one kind of stored values, in the catalog's order.
struct PreparedRules: Sendable {
  private let owned: [PreparedRule]

  init(_ rules: [any Rule], of kind: StoredKinds) {
    guard !rules.isEmpty else {
      owned = []
      return
    }
    var owned: [PreparedRule] = []
    for rule in rules where rule.judgedKinds.contains(kind) { owned.append(PreparedRule(rule)) }
    self.owned = owned
  }

  var isEmpty: Bool { owned.isEmpty }

  /// Asks the rules until one reports an error.
  func judge(_ value: inout StoredValue, into breaches: inout [RuleBreach]) {
    owned.withUnsafeBufferPointer { rules in
      for index in rules.indices {
        let isKept = Unmanaged.passUnretained(rules[index])._withUnsafeGuaranteedRef {
          $0.rule.judge(&value, into: &breaches)
        }
        if !isKept { return }
      }
    }
  }
}
