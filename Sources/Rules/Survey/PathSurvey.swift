import Forms
import JSONText
import Records
import SourceText
import Texts
import Values

/// A survey of the first records of a file, to find the paths of a form that lead to
/// nothing anywhere.
package struct PathSurvey {
  let records: [JSONSlice]
  private let extent: Extent

  /// The maximum number of records to read, and of their bytes together.
  package struct Extent: Sendable {
    let records: Int
    let bytes: Int

    package static let opening = Extent(records: 100, bytes: 1 << 20)
    /// Limits for a survey that takes about a second.
    package static let thorough = Extent(records: 100_000, bytes: 64 << 20)
  }

  static let elementLimit = 100

  /// Reads nothing yet.
  package init(_ table: RecordTable, _ extent: Extent = .opening) {
    self.init(table.firstSound(extent.records, bytes: extent.bytes), extent)
  }

  private init(_ records: [JSONSlice], _ extent: Extent) {
    self.records = records
    self.extent = extent
  }

  /// Other records, to the same extent.
  func of(_ records: [JSONSlice]) -> PathSurvey { PathSurvey(records, extent) }

  /// The objects in the records that the forms opened by a form's rows are for, by form name.
  func recordsInside(of form: Form) -> [ExactText: InnerRecords] {
    form.objectsInside(records, upTo: extent.records)
  }

  package var recordCount: Int { records.count }

  var existing: ExistingPaths { ExistingPaths(Array(records.prefix(Extent.opening.records))) }

  /// True where one of the records has something at the path, or in another item of a list,
  /// or where all that have a list there have one that is too short for it.
  ///
  /// Also true where it can't be known: there is no record, or null is all that is on the
  /// way.
  package func mayHave(_ path: ValuePath) -> Bool {
    mayHave(eachOf: [path])[0]
  }

  /// For each of many paths whether a record may have something there, in one pass over each record.
  package func mayHave(eachOf paths: [ValuePath]) -> [Bool] {
    zip(paths, mayHave(paths)).map { path, mayHave in
      mayHave
        || path.steps.contains { if case .index = $0 { true } else { false } }
          && existing.haveLike(path)
    }
  }

  /// For each path whether a record may have something there, without a look at other items of lists, in one pass over
  /// each record.
  func mayHave(_ paths: [ValuePath]) -> [Bool] {
    let members = MemberNames(of: records, for: paths.count)
    let near = paths.indices.filter { members.mayHave(paths[$0]) }
    var mayHave = paths.map { _ in false }
    for (index, found) in zip(near, lookUp(near.map { paths[$0] })) { mayHave[index] = found }
    return mayHave
  }

  private func lookUp(_ paths: [ValuePath]) -> [Bool] {
    var mayHave = paths.map { _ in records.isEmpty }
    // How far the records had steps of a path: the deepest that was missing, and the deepest index beyond a list's end.
    var missing = paths.map { _ in -1 }
    var beyondEnd = missing
    let together = JSONPaths(paths.map(\.steps))
    for record in records {
      var lists: [[JSONStep]: Bool] = [:]
      for (index, found) in together.lookup(in: record).enumerated() where !mayHave[index] {
        switch found {
        case .found, .blocked(_, .null): mayHave[index] = true
        case .blocked(let depth, _): missing[index] = max(missing[index], depth)
        case .missing(let depth):
          missing[index] = max(missing[index], depth)
          guard case .index = paths[index].steps[depth], beyondEnd[index] < depth else { continue }
          let before = Array(paths[index].steps[..<depth])
          let isList = lists[before] ?? Self.isList(before, in: record)
          lists[before] = isList
          if isList { beyondEnd[index] = depth }
        }
      }
    }
    return mayHave.indices.map { mayHave[$0] || missing[$0] < 0 || missing[$0] == beyondEnd[$0] }
  }

  private static func isList(_ path: [JSONStep], in record: JSONSlice) -> Bool {
    if case .found(let slice) = record.lookup(path) { slice.kind == .array } else { false }
  }

  /// True where one of the records has something at a path whose steps may go on in each
  /// element of a list.
  ///
  /// Also true where it can't be known: empty lists and null are all that is on the way.
  func mayHave(inLists path: ValuePath) -> Bool {
    presence(inLists: path) != .absent
  }

  /// True where one of the records certainly has something at a path through lists.
  func has(inLists path: ValuePath) -> Bool { presence(inLists: path) == .present }

  private func presence(inLists path: ValuePath) -> Presence {
    Presence(records.lazy.map { $0.presence(of: path.steps[...]) })
  }

  /// The elements of the lists that records have at a path, and the members' values of objects there.
  func elements(at path: ValuePath) -> [JSONSlice] {
    var found: [JSONSlice] = []
    for record in records where found.count < extent.records {
      guard case .found(let list) = record.lookup(path.steps) else { continue }
      found += list.elements.prefix(Self.elementLimit)
      found += list.members.prefix(Self.elementLimit).map(\.value)
    }
    return found
  }

  /// `added spec.replica, which the record did not have; did you mean spec.replicas?` Nil where nothing like it is in the
  /// only record: there a row that may be empty is filled in.
  package func creationMessage(
    of path: ValuePath, in form: Form, _ texts: Texts
  ) -> String? {
    let nearest = typo(of: path, in: form)?.description
    guard nearest != nil || records.count > 1 else { return nil }
    return texts.added(path.description, recordCount: records.count, nearest: nearest)
  }

  /// A path that is meant in place of one that none of the records has; nil where none is like it.
  package func typo(of path: ValuePath, in form: Form) -> ValuePath? {
    existing.typo(of: path, except: Set(form.rows.compactMap(\.valuePath)))
  }
}

/// The presence of a value at a path.
private enum Presence {
  case present, unknown, absent

  /// Combines several: present if one is, else absent if one is, else unknown.
  init(_ parts: some Sequence<Presence>) {
    self = .unknown
    for part in parts {
      if part == .present { self = .present }
      if self == .present { return }
      if part == .absent { self = .absent }
    }
  }
}

extension JSONSlice {
  /// The presence of a value at a path that goes on in each element of a list.
  fileprivate func presence(of steps: ArraySlice<JSONStep>) -> Presence {
    guard let step = steps.first else { return .present }
    guard kind != .null else { return .unknown }
    if case .found(let value) = lookup([step]) { return value.presence(of: steps.dropFirst()) }
    guard kind == .array else { return .absent }
    return Presence(
      elements.prefix(PathSurvey.elementLimit).lazy.map { $0.presence(of: steps) })
  }
}
