import Forms
import JSONText
import Records
import Texts
import Values

/// What the first records of a file tell about a form's paths: which of them lead to nothing anywhere.
package struct PathSurvey {
  /// A path that none of the records has.
  package struct Absence {
    /// The row that has it, or whose template or expression names it.
    package let row: ConfigRow
    /// The name of the row's form; nil for that of the file.
    package let form: String?
    /// The path that leads nowhere.
    package let path: ValuePath
    /// The existing path that is most like it.
    package let nearest: ValuePath?
    /// Whether it differs from the nearest by a typo or two, so that it must be meant.
    package let isTypo: Bool
    fileprivate let recordCount: Int

    /// `none of the first 3 records has spec.replica; did you mean spec.replicas?`
    package func message(in texts: any RuleTexts) -> String {
      texts.noneHas(
        path.description, recordCount: recordCount, nearest: nearest?.description)
    }
  }

  private let records: [JSONSlice]

  /// Records that are looked at, and their bytes together: little enough for every opening.
  private static let recordLimit = 100
  private static let byteLimit = 1 << 20

  /// Takes up to 100 records and 1 MB; reads nothing yet.
  package init(_ table: RecordTable) {
    self.init(table.firstSound(Self.recordLimit, bytes: Self.byteLimit))
  }

  private init(_ records: [JSONSlice]) { self.records = records }

  /// The records that were looked at.
  package var recordCount: Int { records.count }

  /// Whether one of the records has something at the path, or a list that may be too short for it.
  ///
  /// Also true where nothing can be said: there is no record, or null is all that is on the way.
  package func mayHave(_ path: ValuePath) -> Bool { mayHave([path])[0] }

  /// The same for many paths, found in one pass over each record.
  private func mayHave(_ paths: [ValuePath]) -> [Bool] {
    var mayHave = paths.map { _ in records.isEmpty }
    var isMissing = paths.map { _ in false }
    let together = JSONPaths(paths.map(\.steps))
    for record in records {
      var lists: [[JSONStep]: Bool] = [:]
      for (place, found) in together.lookup(in: record).enumerated() where !mayHave[place] {
        switch found {
        case .found, .blocked(_, .null): mayHave[place] = true
        case .blocked: isMissing[place] = true
        case .missing(let depth):
          isMissing[place] = true
          guard case .index = paths[place].steps[depth] else { continue }
          let before = Array(paths[place].steps[..<depth])
          let isList = lists[before] ?? Self.isList(before, in: record)
          lists[before] = isList
          if isList { mayHave[place] = true }
        }
      }
    }
    return zip(mayHave, isMissing).map { $0 || !$1 }
  }

  private static func isList(_ path: [JSONStep], in record: JSONSlice) -> Bool {
    if case .found(let slice) = record.lookup(path) { slice.kind == .array } else { false }
  }

  /// So many absent paths are compared with those that there are.
  private static let mostCompared = 200

  /// The paths of rows, of their templates' tokens and of their expressions that none of the records has, in the form's
  /// order, then those of the forms that its rows open; the first of each with the paths that are most like them.
  /// O(bytes of the records + paths).
  package func absences(in form: Form) -> [Absence] {
    absences(ofRowsIn: form, named: nil)
      + recordsInside(form).sorted { $0.key < $1.key }.flatMap { name, records in
        form.forms[name].map { PathSurvey(records).absences(ofRowsIn: $0, named: name) } ?? []
      }
  }

  /// The objects and items that the form's rows open, by the name of their form; a form that opens itself is followed as
  /// long as that brings anything.
  private func recordsInside(_ form: Form) -> [String: [JSONSlice]] {
    var found: [String: [JSONSlice]] = [:]
    var open = [(form, records)]
    while let (form, records) = open.popLast() {
      for row in form.rows {
        guard let child = row.child, let childForm = form.forms[child.name],
          let path = row.valuePath?.steps
        else { continue }
        let room = Self.recordLimit - found[child.name, default: []].count
        let inside = records.lazy.flatMap { $0.objects(at: path, child.scope) }.prefix(room)
        guard !inside.isEmpty else { continue }
        found[child.name, default: []] += inside
        var next = childForm
        next.forms = form.forms
        open.append((next, Array(inside)))
      }
    }
    return found
  }

  private func absences(ofRowsIn form: Form, named name: String?) -> [Absence] {
    // Places, since rows are large to copy.
    let named = form.pathsByRow(isWholeRecord: name == nil)
    let absent = zip(named, mayHave(named.map(\.path))).filter { !$0.1 }.map(\.0)
    guard !absent.isEmpty else { return [] }
    let bound = Set(form.rows.compactMap(\.valuePath))
    let existing = ExistingPaths(records)
    return absent.enumerated().map { place, absent in
      let isCompared = place < Self.mostCompared
      let isBound = absent.isRead ? [] : bound
      let typo = isCompared ? existing.typo(of: absent.path, except: isBound) : nil
      let other = isCompared && typo == nil ? existing.otherPlace(of: absent.path) : nil
      return Absence(
        row: form.rows[absent.row], form: name, path: absent.path, nearest: typo ?? other,
        isTypo: typo != nil, recordCount: records.count)
    }
  }

  /// `added spec.replica, which the record did not have; did you mean spec.replicas?`
  package func creationMessage(
    of path: ValuePath, in form: Form, _ texts: any RuleTexts
  ) -> String {
    texts.added(
      path.description, recordCount: records.count,
      nearest: typo(of: path, in: form)?.description)
  }

  /// A path that is meant in place of one that none of the records has; nil where none is like it.
  package func typo(of path: ValuePath, in form: Form) -> ValuePath? {
    ExistingPaths(records).typo(of: path, except: Set(form.rows.compactMap(\.valuePath)))
  }
}

extension Form {
  /// A path, and the row that names it.
  fileprivate struct NamedPath {
    let row: Int
    let path: ValuePath
    /// Whether it is only read, by an expression: what another row shows may be meant.
    var isRead = false
  }

  /// The paths that the rows show, then those that only their expressions read, each once.
  fileprivate func pathsByRow(isWholeRecord: Bool) -> [NamedPath] {
    var named = rows.indices.flatMap { row in
      rows[row].paths.map { NamedPath(row: row, path: $0) }
    }
    var known = Set(named.map(\.path))
    for row in rows.indices {
      for path in rows[row].pathsRead(inWholeRecord: isWholeRecord)
      where known.insert(path).inserted {
        named.append(NamedPath(row: row, path: path, isRead: true))
      }
    }
    return named
  }
}

extension ConfigRow {
  /// The paths it shows: its own, and those of its template's tokens, each once.
  fileprivate var paths: [ValuePath] {
    var paths = valuePath.map { [$0] } ?? []
    for path in templates.flatMap(\.tokens).compactMap(\.target.path) where !paths.contains(path) {
      paths.append(path)
    }
    return paths
  }

  /// Where the record has the choices.
  private var listsRead: [ValuePath] {
    guard let list = choiceSettings.path, list.root == .record else { return [] }
    return [list.path]
  }

  /// The paths that its expressions read from the record, in their order. Of what is inside a list only the list.
  fileprivate func pathsRead(inWholeRecord isWholeRecord: Bool) -> [ValuePath] {
    listsRead
      + expressions.map(\.dependencies).flatMap { dependencies in
        dependencies.references.compactMap { reference in
          guard reference.root == .record || isWholeRecord && reference.root == .root else {
            return nil
          }
          return dependencies.collections.contains(reference)
            ? ValuePath(steps: Array(reference.path.steps.prefix(1))) : reference.path
        }
        .sorted { $0.description < $1.description }
      }
  }
}

extension JSONSlice {
  /// What a row's form is for: the object at a path, or the items of the list there.
  fileprivate func objects(at path: [JSONStep], _ scope: ChildForm.Scope) -> [JSONSlice] {
    guard case .found(let slice) = lookup(path) else { return [] }
    switch scope {
    case .object: return slice.kind == .object ? [slice] : []
    case .items: return slice.kind == .array ? Array(slice.elements.prefix(100)) : []
    }
  }
}
