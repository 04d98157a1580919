import Expressions
import JSONText
import SourceText
import Threads
import Values

/// What a form's rows say of the values that its expressions read.
package struct RowTypes: ExpressionTypes {
  /// What each row takes.
  private var types: [ExpressionType]
  /// The texts that each row offers, where it takes no others.
  private var offered: [[String]?]
  /// The places of the rows that store dates in a notation that expressions see only in the form's own rows.
  private let dates: Set<Int>
  /// The places of the rows that have a path.
  private let byPath: [ValuePath: [Int]]
  private let byIdentifier: [ExactText: Int]
  let rowPaths: [ValuePath?]
  /// The paths of the rows that have one.
  private let paths: [ValuePath]
  /// The beginnings of these paths.
  private let beginnings: Set<ValuePath>
  /// The paths that may be typos, and what is meant by them.
  private let typos = Locked<[ValuePath: ValuePath?]>([:])
  package let identifiers: [String]
  /// The forms that rows open, by where a record has what they are for; nil inside where rows differ.
  private let children: [ValuePath: ChildForm?]
  /// Whether some row has a member of the object: an item whose rows have indices only may be a list.
  let haveMembers: Bool
  /// What is known of the forms around and inside, and the name of this one; nil where nobody asks.
  var family: (nested: NestedTypes, form: String?)?
  /// The row whose expression is checked; nil for one of a section or the form.
  package var row: ConfigRow?
  /// The members that choices have, for a filter, and their types; nil where nobody knows.
  package var choiceMembers: [ExactText: ExpressionType]?
  /// Whether `choice` is a choice: in a filter, and in the conditions that choices have themselves.
  package var offersChoice = false

  /// O(rows).
  package init(_ rows: [ConfigRow]) {
    identifiers = rows.map(\.identifier)
    types = rows.map(Self.type)
    offered = rows.map(Self.texts)
    byIdentifier = Dictionary(
      names: rows.enumerated().map { ($1.identifier, $0) }, uniquingKeysWith: { a, _ in a })
    byPath = rows.enumerated().reduce(into: [:]) { places, row in
      if let path = row.element.valuePath { places[path, default: []].append(row.offset) }
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

  /// Takes over what the row at a place takes now. O(1).
  package mutating func update(_ row: ConfigRow, at place: Int) {
    types[place] = Self.type(of: row)
    offered[place] = Self.texts(of: row)
  }

  /// What the rows with a path take; nil where none has it.
  private func type(at path: ValuePath) -> ExpressionType? {
    guard let places = byPath[path], let first = places.first else { return nil }
    return places.allSatisfy { types[$0] == types[first] } ? types[first] : .any
  }

  /// The same as records have it.
  func storedType(at path: ValuePath) -> ExpressionType? {
    let isDate = byPath[path]?.contains(where: dates.contains) == true
    return isDate ? .any : type(at: path)
  }

  /// The form that is opened for what is at a path.
  func child(at path: ValuePath) -> ChildForm? { children[path].flatMap(\.self) }

  /// Whether a row's path begins with this one, or is it.
  func begins(with path: ValuePath) -> Bool { beginnings.contains(path) }

  /// Whether a row has the path.
  package func knows(_ path: ValuePath) -> Bool { byPath[path] != nil }

  /// So many rows are compared with a path that none of them has, and so many choices with a text.
  private static let mostCompared = 1_000
  /// For so many paths.
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

  /// What an expression may mean by a path that no row has: a function, `today()` for `today`, a row's identifier, `$sum` for
  /// `sum`, or the path of which it may be a typo; nil for none. As expressions name it.
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

  /// What an expression may mean by a name with hyphens, which it reads as a difference: the row or the path of that name,
  /// in quotes; nil where there is none, or where rows have all of its parts.
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
      reading(of: reference).map { place, path in
        path.isEmpty ? types[place] : reach(of: reference).type
      }
    case .choice: typeOfChoice(reference.path)
    case .root, .parent: reach(of: reference).type
    }
  }

  /// The row that `$name` leads to, and the path behind it.
  func reading(of reference: ExpressionReference) -> (place: Int, path: [JSONStep])? {
    reference.identifierReadings.lazy.compactMap { reading in
      byIdentifier[reading.identifier].map { ($0, reading.path) }
    }.first
  }

  package func texts(of reference: ExpressionReference) -> [String]? {
    switch reference.root {
    case .record:
      guard let places = byPath[reference.path], places.count == 1 else { return nil }
      return offered[places[0]]
    case .row: return reference.path.steps.isEmpty ? row.flatMap(Self.texts) : nil
    case .identifier:
      guard let reading = reading(of: reference), reading.path.isEmpty else { return nil }
      return offered[reading.place]
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

  /// Whether a path leads into what a row shows, or to what has something that a row shows.
  func leadsToRow(_ path: ValuePath) -> Bool {
    beginnings.contains(path)
      || path.steps.indices.contains { knows(ValuePath(steps: Array(path.steps[...$0]))) }
  }

  /// What a row takes.
  static func type(of row: ConfigRow) -> ExpressionType {
    // The first records may still decide.
    if row.infersKind || row.mayAdoptTypeOfSwitch { return .any }
    return switch row.valueType {
    case .string: .text
    case .integer, .number: .number
    case .bool: .bool
    case .date: .date
    case .array: .list
    case .object: .object
    case .any: .any
    }
  }
}

extension ValuePath {
  /// Whether both lead to different elements of a list.
  fileprivate func isNeighbor(of other: ValuePath) -> Bool {
    let differing = zip(steps, other.steps).first { $0 != $1 }
    if case (.index, .index)? = differing { return true }
    return false
  }
}
