import JSONText

/// Iterates over lists: of the record, of the expression, and on paths through lists.
extension Evaluation {
  /// Calls `body` with each element, as long as it returns true.
  ///
  /// A path continues in each element of a list on it: `items.price` is each item's price, missing if an item has
  /// none; `services.*.image` is each service's image. A single value is a list of one; nothing is a list of none.
  mutating func forEachElement(
    of node: ExpressionNode, while body: (ExpressionValue, inout Evaluation) -> Bool
  ) {
    switch node.content {
    case .reference(let reference):
      forEachSlice(of: reference) { slice, evaluation in
        body(evaluation.element(slice), &evaluation)
      }
    case .list(let nodes):
      for node in nodes {
        let value = value(of: node)
        guard body(value, &self) else { return }
      }
    default:
      let value = value(of: node)
      if !value.isNil { forEachElement(ofValue: value, while: body) }
    }
  }

  /// Calls `body` with the elements of a list, or with any other value itself.
  mutating func forEachElement(
    ofValue value: ExpressionValue, while body: (ExpressionValue, inout Evaluation) -> Bool
  ) {
    switch value {
    case .list(let values):
      for value in values {
        guard body(value, &self) else { return }
      }
    case .container(let slice) where slice.kind == .array:
      slice.forEachElement { body(element($0), &self) }
    default: _ = body(value, &self)
    }
  }

  /// The elements of a list, of the record or of the expression; nil for anything else.
  mutating func elements(of value: ExpressionValue) -> [ExpressionValue]? {
    switch value {
    case .list(let values): return values
    case .container(let slice) where slice.kind == .array:
      var values: [ExpressionValue] = []
      slice.forEachElement {
        values.append(element($0))
        return !isGivenUp
      }
      return values
    default: return nil
    }
  }

  private mutating func element(_ slice: JSONSlice?) -> ExpressionValue {
    do throws(MissingOperand) {
      try charge()
      return try stored(slice)
    } catch {
      if let found = error.problem, problem == nil { problem = found }
      return .missing(error.problem)
    }
  }

  // MARK: Paths through lists

  /// Calls a function with the values of a reference, and of a path in each element; nil if an element of a list on
  /// the path has none.
  mutating func forEachSlice(
    of reference: ExpressionReference, at path: [JSONStep] = [],
    while body: (JSONSlice?, inout Evaluation) -> Bool
  ) {
    guard let (slice, rest) = longestPrefix(of: reference), slice.kind != .null else { return }
    // The path ends in a value that has no such member: there is nothing to hand over.
    guard rest.isEmpty || slice.kind == .array || rest.first == .each && slice.kind == .object
    else { return }
    let steps = Array(reference.path.steps.dropLast(rest.count))
    _ = walk(slice, rest + path, from: .value(ExpressionReference(reference.root, steps)), body)
  }

  /// The value of the longest prefix of the path that has one, and the steps after it.
  func longestPrefix(
    of reference: ExpressionReference
  ) -> (slice: JSONSlice, rest: [JSONStep])? {
    if let slice = slice(of: reference) { return (slice, []) }
    let steps = reference.path.steps
    let shortest = reference.root == .record ? 1 : 0
    for count in stride(from: steps.count - 1, through: shortest, by: -1) {
      let prefix = ExpressionReference(reference.root, Array(steps.prefix(count)))
      if let slice = slice(of: prefix) { return (slice, Array(steps.dropFirst(count))) }
    }
    return nil
  }

  /// False if `body` returned false. `location`: the location of the slice.
  private mutating func walk(
    _ slice: JSONSlice, _ steps: [JSONStep], from location: WalkedLocation,
    _ body: (JSONSlice?, inout Evaluation) -> Bool
  ) -> Bool {
    var goesOn = true
    switch slice.lookup(steps) {
    case .found(let found) where found.kind == .array:
      found.forEachElement {
        goesOn = body($0, &self) && !isGivenUp
        return goesOn
      }
    case .found(let found): goesOn = body(found, &self)
    case .blocked(let depth, let kind)
    where kind == .array || kind == .object && steps[depth] == .each:
      guard case .found(let list) = slice.lookup(Array(steps.prefix(depth))) else { return true }
      let rest = Array(steps.dropFirst(steps[depth] == .each ? depth + 1 : depth))
      let walked = WalkedList(location.reference(to: steps.prefix(depth)), rest, scope)
      list.forEachItem { item, position in
        goesOn =
          charged(bytes: item.range.count)
          && walk(item, rest, from: .element(position, of: walked), body)
        return goesOn
      }
    case .missing: goesOn = body(resultNotStored(in: slice, at: location), &self)
    case .blocked: goesOn = body(nil, &self)
    }
    return goesOn
  }

  /// The result of a computed row whose value an element lacks.
  private mutating func resultNotStored(in element: JSONSlice, at location: WalkedLocation)
    -> JSONSlice?
  {
    guard case .element(let position, let list) = location, let results = list.results else {
      return nil
    }
    let (value, steps) = results(element, position)
    return charged(steps: steps) ? value : nil
  }

  private mutating func charged(bytes: Int = 0, steps: Int = 1) -> Bool {
    do throws(MissingOperand) {
      try charge(bytes: bytes, steps: steps)
      return true
    } catch {
      return false
    }
  }
}
