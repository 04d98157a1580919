import Expressions
import Forms
import JSONText
import SourceText
import Values

/// The rows of an object as its values have them: each of several shapes as the variant that its value is.
package struct ShapedRows {
  let reading: RecordReading

  /// The row of the variant; the same row without variants.
  package func row(_ row: ConfigRow) -> ConfigRow {
    row.variants == nil ? row : self.row(reading.prepared[row]).state.row
  }

  @inline(__always)
  func row(_ row: PreparedRow) -> PreparedRow {
    guard let variants = row.variants else { return row }
    return variants.rows[choice(of: row, variants).index]
  }

  /// The variant that a row's value has; the first where there is no value, nil without variants.
  package func choice(of row: ConfigRow) -> VariantChoice? {
    let row = reading.prepared[row]
    return row.variants.map { choice(of: row, $0) }
  }

  private func choice(of row: PreparedRow, _ variants: PreparedVariants) -> VariantChoice {
    let memory = reading.memory
    let name = ExactText(row.state.row.identifier)
    if let known = memory.variants[name] { return known }
    // Predicates may ask for the row.
    memory.variants[name] = VariantChoice(index: 0, fits: true)
    let choice = VariantSearch(reading, row, variants).choice
    reading.memory.variants[name] = choice
    return choice
  }
}

extension RecordReading {
  package var shapes: ShapedRows { ShapedRows(reading: self) }
}

/// Finds the variant that a value has.
private struct VariantSearch {
  private let reading: RecordReading
  private let row: PreparedRow
  private let variants: PreparedVariants
  private let value: JSONSlice?

  init(_ reading: RecordReading, _ row: PreparedRow, _ variants: PreparedVariants) {
    (self.reading, self.row, self.variants) = (reading, row, variants)
    if case .value(let value) = reading.content(of: row),
      value.kind != .null || variants.includeNull
    {
      self.value = value
    } else {
      value = nil
    }
  }

  var choice: VariantChoice {
    guard let value else { return VariantChoice(index: 0, fits: true) }
    let all = variants.variants.variants.indices
    if let selected = all.first(where: { isSelected($0, by: value) == true }) {
      return VariantChoice(index: selected, fits: true)
    }
    let undecided = all.filter { isSelected($0, by: value) == nil }
    let ofType = undecided.filter { variants.rows[$0].state.rules.takes(value, kind: value.kind) }
    if ofType.count == 1 { return VariantChoice(index: ofType[0], fits: true) }
    let candidates = !ofType.isEmpty ? ofType : !undecided.isEmpty ? undecided : Array(all)
    return VariantChoice(index: nearest(among: candidates, to: value), fits: !ofType.isEmpty)
  }

  /// True if a constant or a predicate says that a value is a variant's, false if one says that it is not; nil where the
  /// variant has neither.
  private func isSelected(_ index: Int, by value: JSONSlice) -> Bool? {
    let variant = variants.variants.variants[index]
    if let constant = variant.constant {
      guard let path = variants.variants.discriminator else { return constant.isMeant(by: value) }
      guard case .found(let member) = value.lookup(path.steps) else { return false }
      return constant.isMeant(by: member)
    }
    guard let predicate = variant.predicate else { return nil }
    return predicate.isSatisfied(in: RecordScope(reading, row: row.state))
  }

  /// The variant that finds least wrong with a value, and of these knows most of its members.
  private func nearest(among candidates: [Int], to value: JSONSlice) -> Int {
    var best: (index: Int, cost: Int)?
    for index in candidates {
      let cost = cost(of: index, value)
      if cost == 0 { return index }
      if cost < best?.cost ?? .max { best = (index, cost) }
    }
    return best?.index ?? 0
  }

  private static let mostProblems = 20
  /// A value of another type is further from a variant than one with any problems inside.
  private static let costOfType = 1_000

  private func cost(of index: Int, _ value: JSONSlice) -> Int {
    let variant = variants.rows[index]
    let row = variant.state.row
    var breaches: [RuleBreach] = []
    variant.rules.judge(value, within: nil, into: &breaches)
    var cost = variant.rules.takes(value, kind: value.kind) ? breaches.count : Self.costOfType
    guard let child = row.child, child.scope.kind == value.kind else { return cost }
    let below = NestedProblems(reading: reading).below(row, value, limit: Self.mostProblems)
    cost += below.count { $0.failure.severity == .error } * 2
    if child.scope == .object, let form = reading.binder.binder(ofForm: child.name)?.plan {
      cost += form.unknownMembers(of: value)
    }
    return cost
  }
}

extension FormPlan {
  /// Number of an object's members that no path of the form begins with.
  fileprivate func unknownMembers(of object: JSONSlice) -> Int {
    object.members.reduce(0) { count, member in
      tree.node(of: ValuePath(steps: [.member(member.name)])) == nil ? count + 1 : count
    }
  }
}

extension JSONValue {
  /// True if a value is this constant of a form, which may give any scalar as a string.
  fileprivate func isMeant(by slice: JSONSlice) -> Bool {
    let type: ValueType =
      switch slice.kind {
      case .number: .number
      case .bool: .bool
      default: .string
      }
    return slice == JSONSlice(writing: converted(to: type))
  }
}
