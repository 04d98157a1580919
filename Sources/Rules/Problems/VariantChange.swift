import Forms
import JSONText
import SourceText
import Values

/// The value of a row as another of its variants: what fits is kept.
package struct VariantChange {
  package let value: JSONValue
  /// Members of the former object that the new value has not.
  package internal(set) var lostMembers: [String] = []
  /// True if nothing of a former value that is no object is kept.
  package internal(set) var losesValue = false

  package var losesSomething: Bool { losesValue || !lostMembers.isEmpty }
}

extension ShapedRows {
  /// The value with which a row has another variant; nil for a row without it.
  package func change(of row: ConfigRow, to index: Int) -> VariantChange? {
    let owner = reading.prepared[row]
    guard let variants = owner.variants, variants.rows.indices.contains(index) else { return nil }
    var former: JSONValue?
    if case .value(let slice) = reading.content(of: owner), slice.kind != .null {
      former = slice.value
    }
    if choice(of: row).map({ variants.isSingleValue($0) }) == true { former = nil }
    let target = variants.rows[index]
    if let child = target.state.row.child, child.scope == .object {
      return object(from: former, as: index, of: variants, in: choice(of: row)?.index)
    }
    if let constant = variants.variants.variants[index].constant {
      let value = target.state.row.choices.first?.value ?? constant
      return VariantChange(value: value).replacing(former)
    }
    return single(from: former, as: target)
  }

  /// The states of a row in each of its variants, that of its value first; the others have no value yet.
  package func bindings(of row: ConfigRow) -> [BoundRow] {
    let owner = reading.prepared[row]
    guard let variants = owner.variants, let own = choice(of: row)?.index else { return [] }
    let content = reading.content(of: owner)
    return ([own] + variants.rows.indices.filter { $0 != own }).map { index in
      BoundRow(
        state: variants.rows[index].state, content: index == own ? content : .missing,
        display: .nothing, problems: [])
    }
  }

  // MARK: Values

  private func single(from former: JSONValue?, as target: PreparedRow) -> VariantChange {
    let row = target.state.row
    if let former {
      let text = JSONValue.string(former.plainText)
      let kept =
        former.kind.isScalar ? [former, text.converted(to: row.valueType), text] : [former]
      if let value = kept.first(where: { target.isGood($0) }) { return VariantChange(value: value) }
      if row.valueType == .array, former.kind.isScalar {
        return VariantChange(value: .array([former]))
      }
    }
    return VariantChange(value: row.defaultValue ?? row.valueType.emptyValue).replacing(former)
  }

  /// An object with the members of the former one that the new variant names or the former one does not.
  private func object(
    from former: JSONValue?, as index: Int, of variants: PreparedVariants, in current: Int?
  ) -> VariantChange? {
    let names = variants.rows.map(names)
    var members: [JSONMember] = []
    var lost: [String] = []
    if case .object(let former)? = former {
      for member in former {
        let isNamed = names[index]?.contains(member.name) == true
        let wasNamed = current.flatMap { names[$0] }?.contains(member.name) == true
        if isNamed || !wasNamed { members.append(member) } else { lost.append(member.name) }
      }
    }
    func set(_ name: String, _ value: JSONValue, replacing: Bool) {
      if let known = members.firstIndex(where: { $0.name.hasSameBytes(as: name) }) {
        if replacing { members[known].value = value }
      } else {
        members.append(JSONMember(name: name, value: value))
      }
    }
    let variant = variants.variants.variants[index]
    if let constant = variant.constant, let path = variants.variants.discriminator?.steps,
      path.count == 1
    {
      lost.removeAll { $0.hasSameBytes(as: path[0].name) }
      let isNumber = JSONScanner.isNumber(constant.plainText)
      set(path[0].name, constant.converted(to: isNumber ? .number : .string), replacing: true)
    }
    for row in variants.rows[index].state.row.child.flatMap({
      reading.binder.binder(ofForm: $0.name)
    })?
    .form.rows ?? [] {
      guard let path = row.valuePath?.steps, path.count == 1, let value = row.defaultValue else {
        continue
      }
      set(path[0].name, value, replacing: false)
    }
    var change = VariantChange(value: .object(members))
    change.lostMembers = lost
    if former?.kind != .object { change = change.replacing(former) }
    return change
  }

  /// The members that the form of a variant's objects names; nil for a variant of other values.
  private func names(of variant: PreparedRow) -> Set<ExactText>? {
    guard let child = variant.state.row.child, child.scope == .object,
      let plan = reading.binder.binder(ofForm: child.name)?.plan
    else { return nil }
    // Rows that are made of members the form doesn't know say nothing about them.
    let rows = plan.form.rows.filter { !$0.isOtherMember }
    return Set(names: rows.compactMap { $0.valuePath?.steps.first?.name })
  }
}

extension VariantChange {
  /// Notes what is lost of a value in whose place this one is.
  fileprivate func replacing(_ former: JSONValue?) -> VariantChange {
    var change = self
    if case .object(let members)? = former {
      change.lostMembers = members.map(\.name)
    } else if let former, former != value, !former.plainText.isEmpty || former.kind == .array {
      change.losesValue = true
    }
    return change
  }
}

extension PreparedRow {
  /// True if the row accepts a value without an error.
  fileprivate func isGood(_ value: JSONValue) -> Bool {
    let slice = JSONSlice(writing: value)
    guard rules.takes(slice, kind: slice.kind) else { return false }
    var breaches: [RuleBreach] = []
    rules.judge(slice, within: nil, into: &breaches)
    return breaches.isEmpty
  }
}

extension ValueType {
  /// The value that a row of the type begins with.
  fileprivate var emptyValue: JSONValue {
    switch self {
    case .number, .integer: .number("0")
    case .bool: .bool(false)
    case .array: .array([])
    case .object: .object([])
    case .string, .date, .any: .string("")
    }
  }
}
