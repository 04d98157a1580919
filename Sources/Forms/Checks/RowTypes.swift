import Expressions
import JSONText
import SourceText
import Threads
import Values

/// The types that a form's rows give to the values that its expressions read.
package struct RowTypes: ExpressionTypes {
  private var types: [ExpressionType]
  /// Texts that each row offers; nil for a row that accepts others.
  private var offered: [[String]?]
  /// Indices of the rows that store dates in a notation that only expressions of their own form
  /// recognize.
  private let dates: Set<Int>
  private let byPath: [ValuePath: [Int]]
  private let byIdentifier: [ExactText: Int]
  let rowPaths: [ValuePath?]
  private let paths: [ValuePath]
  /// Prefixes of `paths`, including the whole paths.
  private let beginnings: Set<ValuePath>
  /// Intended paths by unknown paths; an inner nil if no path is similar.
  private let typos = Locked<[ValuePath: ValuePath?]>([:])
  package let identifiers: [String]
  /// Forms that rows open, by the path of their object or list; an inner nil where rows differ.
  private let children: [ValuePath: ChildForm?]
  /// True if some row shows a member of the object. An item whose rows have only indices may be
  /// a list.
  let haveMembers: Bool
  /// Types in the enclosing and nested forms, and the name of this form; nil if they are not
  /// needed.
  var family: (nested: NestedTypes, form: String?)?
  /// Row whose expression is checked; nil for an expression of a section or the form.
  package var row: ConfigRow?
  /// Types of the members of choices by name, for a filter; nil if unknown.
  package var choiceMembers: [ExactText: ExpressionType]?
  /// True if `choice` denotes a choice: in a filter, and in the conditions of choices
  /// themselves.
  package var offersChoice = false

  /// O(rows).
  package init(_ rows: [ConfigRow]) {
    identifiers = rows.map(\.identifier)
    types = rows.map(Self.type)
    offered = rows.map(Self.texts)
    byIdentifier = Dictionary(
      names: rows.enumerated().map { ($1.identifier, $0) }, uniquingKeysWith: { a, _ in a })
    byPath = rows.enumerated().reduce(into: [:]) { indices, row in
      if let path = row.element.valuePath { indices[path, default: []].append(row.offset) }
    }
    dates = Set(rows.indices.filter { rows[$0].dates.map { $0.storage != .iso8601 } ?? false })
    children = rows.reduce(into: [:]) { children, row in
      guard let child = row.child, let path = row.childPath else { return }
      children[path] = children[path].map { $0 == child ? child : nil } ?? .some(child)
    }
    rowPaths = rows.map(\.valuePath)
    paths = rowPaths.compactMap(\.self)
    haveMembers = paths.contains { if case .member? = $0.steps.first { true } else { false } }
    beginnings = Set(
      paths.flatMap { path in
        path.steps.indices.map { ValuePath(steps: Array(path.steps[...$0])) }
      })
  }

  /// Adopts what the row at an index takes now. O(1).
  package mutating func update(_ row: ConfigRow, at index: Int) {
    types[index] = Self.type(of: row)
    offered[index] = Self.texts(of: row)
  }

  /// The common type of the rows with a path, or `any` if they differ; nil if no row has the
  /// path.
  private func type(at path: ValuePath) -> ExpressionType? {
    guard let indices = byPath[path], let first = indices.first else { return nil }
    return indices.allSatisfy { types[$0] == types[first] } ? types[first] : .any
  }

  /// The type of the stored value at a path: `any` for a date that is not stored in ISO 8601,
  /// else the type of the rows.
  func storedType(at path: ValuePath) -> ExpressionType? {
    let isDate = byPath[path]?.contains(where: dates.contains) == true
    return isDate ? .any : type(at: path)
  }

  /// The form that is opened for what is at a path.
  func child(at path: ValuePath) -> ChildForm? { children[path].flatMap(\.self) }

  /// True if a row's path begins with this path or equals it.
  func begins(with path: ValuePath) -> Bool { beginnings.contains(path) }

  /// True if a row has the path.
  package func knows(_ path: ValuePath) -> Bool { byPath[path] != nil }

  /// Maximum number of rows compared with an unknown path, and of choices compared with a text.
  private static let mostCompared = 1_000
  /// Maximum number of unknown paths that are compared.
  private static let mostTypos = 200

  /// The row's path, or a beginning of one, that an unknown path may be a typo of.
  /// O(steps), and O(rows) the first time for a path that no row has.
  package func path(meantBy path: ValuePath) -> ValuePath? {
    if let known = typos.withLock({ $0[path] }) { return known }
    let starts = (0...path.steps.count).map { ValuePath(steps: Array(path.steps.prefix($0))) }
    // Some row shows it, or what it is in, or what is in it.
    if path.steps.isEmpty || beginnings.contains(path) { return nil }
    if starts.contains(where: { byPath[$0] != nil }) { return nil }
    guard typos.withLock({ $0.count }) < Self.mostTypos else { return nil }
    var best: (path: ValuePath, edits: Int)?
    for known in paths.prefix(Self.mostCompared) {
      let common = min(known.steps.count, path.steps.count)
      let candidate = ValuePath(steps: Array(known.steps.prefix(common)))
      // Another element of a list is not a typo.
      guard !candidate.isNeighbor(of: starts[common]),
        let edits = candidate.edits(from: starts[common]), edits < best?.edits ?? .max
      else { continue }
      best = (ValuePath(steps: candidate.steps + path.steps.dropFirst(common)), edits)
    }
    typos.withLock { $0[path] = .some(best?.path) }
    return best?.path
  }

  /// The expression that may be meant by a path that no row has: a function, `today()` for
  /// `today`; a row's identifier, `$sum` for `sum`; or the path of which it may be a typo. Nil
  /// for none.
  package func name(meantBy path: ValuePath) -> String? {
    if let call = Expression.call(meantBy: path), !leadsToRow(path) { return call }
    let reference = identifier(meantBy: path).map { ExpressionReference(.identifier($0)) }
    return reference.map { ExpressionPrinter.text(of: $0) } ?? self.path(meantBy: path)?.description
  }

  private func identifier(meantBy path: ValuePath) -> String? {
    guard case .member(let name)? = path.steps.first, path.steps.count == 1, !leadsToRow(path),
      byIdentifier[name] != nil
    else { return nil }
    return name
  }

  /// The reference that may be meant by a name with hyphens, which is parsed as a difference:
  /// the row or the path of that name, in quotes; nil if there is none, or if rows have all of
  /// its parts.
  func reference(meantBy name: HyphenatedName) -> String? {
    if name.isIdentifier {
      guard byIdentifier[name.text] != nil else { return nil }
      return ExpressionPrinter.text(of: ExpressionReference(.identifier(name.text)))
    }
    guard let path = try? ValuePath(name.text), knows(path) else { return nil }
    let parts = name.text.split(separator: "-").compactMap { try? ValuePath(String($0)) }
    if parts.allSatisfy({ knows($0) }) { return nil }
    return ExpressionPrinter.text(of: ExpressionReference(.record, path.steps))
  }

  /// The type of what a reference leads to; nil for a row that there is not.
  package func type(of reference: ExpressionReference) -> ExpressionType? {
    switch reference.root {
    case .record: type(at: reference.path) ?? reach(of: reference).type
    case .row:
      row.map { reference.path.steps.isEmpty ? Self.type(of: $0) : reach(of: reference).type }
    case .identifier:
      reading(of: reference).map { index, path in
        path.isEmpty ? types[index] : reach(of: reference).type
      }
    case .choice: typeOfChoice(reference.path)
    case .root, .parent: reach(of: reference).type
    }
  }

  /// The row that `$name` leads to, and the path behind it.
  func reading(of reference: ExpressionReference) -> (index: Int, path: [JSONStep])? {
    reference.identifierReadings.lazy.compactMap { reading in
      byIdentifier[reading.identifier].map { ($0, reading.path) }
    }.first
  }

  package func texts(of reference: ExpressionReference) -> [String]? {
    switch reference.root {
    case .record:
      guard let indices = byPath[reference.path], indices.count == 1 else { return nil }
      return offered[indices[0]]
    case .row: return reference.path.steps.isEmpty ? row.flatMap(Self.texts) : nil
    case .identifier:
      guard let reading = reading(of: reference), reading.path.isEmpty else { return nil }
      return offered[reading.index]
    case .choice, .root, .parent: return nil
    }
  }

  package func knows(_ reference: ExpressionReference) -> Bool {
    reference.root != .record || leadsToRow(reference.path)
  }

  /// The member of choices that a name is nearly.
  package func meaning(of reference: ExpressionReference) -> String? {
    guard reference.root == .choice, let first = reference.path.steps.first,
      let member = NearestName.of(
        first.name, among: (choiceMembers ?? [:]).keys.sorted().map(\.text))
    else { return nil }
    let steps = [JSONStep.member(member)] + reference.path.steps.dropFirst()
    return ExpressionPrinter.text(of: ExpressionReference(.choice, steps))
  }

  /// The texts that a row offers, where it takes no others; nil where choices are not texts, very many, or from the record.
  private static func texts(of row: ConfigRow) -> [String]? {
    guard row.takesOnlyChoices, !row.hasSeveralChoices,
      (1...mostCompared).contains(row.choices.count), row.choiceSettings.path == nil
    else { return nil }
    var texts: [String] = []
    for choice in row.choices {
      guard case .string(let text) = choice.value else { return nil }
      texts.append(text)
    }
    return texts
  }

  private func typeOfChoice(_ path: ValuePath) -> ExpressionType? {
    guard let members = choiceMembers, let first = path.steps.first else { return .any }
    return members[first.name].map { path.steps.count == 1 ? $0 : .any }
  }

  /// True if a path leads into a value that a row shows, or to a value that contains one.
  func leadsToRow(_ path: ValuePath) -> Bool {
    beginnings.contains(path)
      || path.steps.indices.contains { knows(ValuePath(steps: Array(path.steps[...$0]))) }
  }

  /// The type of a row's values; `any` if the first records may still decide it.
  static func type(of row: ConfigRow) -> ExpressionType {
    // The first records may still decide.
    if row.infersKind || row.mayAdoptTypeOfSwitch { return .any }
    return row.valueType.expressionType
  }
}

extension ValuePath {
  /// True if the paths lead to different elements of the same list.
  fileprivate func isNeighbor(of other: ValuePath) -> Bool {
    let differing = zip(steps, other.steps).first { $0 != $1 }
    if case (.index, .index)? = differing { return true }
    return false
  }
}
