import JSONText

/// What the first records of a file tell about a form's paths: which of them lead to nothing anywhere.
package struct PathSurvey {
  /// A path that none of the records has.
  package struct Absence {
    package let row: ConfigRow
    package let path: ValuePath
    /// The existing path that is most like it.
    package let nearest: ValuePath?
    /// Whether it differs from the nearest by a typo or two, so that it must be meant.
    package let isTypo: Bool
    fileprivate let recordCount: Int

    /// `none of the first 3 records has spec.replica; did you mean spec.replicas?`
    package var message: String {
      let records =
        recordCount == 1 ? "the record has no" : "none of the first \(recordCount) records has"
      let advice = nearest.map { "; did you mean \($0)?" } ?? ""
      return "\(records) \(path)\(advice)"
    }
  }

  private let records: [JSONSlice]

  /// Records that are looked at, and their bytes together: little enough for every opening.
  private static let recordLimit = 100
  private static let byteLimit = 1 << 20

  package init(_ table: RecordTable) {
    records = table.firstSound(Self.recordLimit, bytes: Self.byteLimit)
  }

  /// The records that were looked at.
  package var recordCount: Int { records.count }

  /// Whether one of the records has something at the path, or a list that may be too short for it.
  ///
  /// Also true where nothing can be said: there is no record, or null is all that is on the way.
  package func mayHave(_ path: ValuePath) -> Bool {
    var isMissing = false
    for record in records {
      switch record.lookup(path.steps) {
      case .found, .blocked(_, .null): return true
      case .blocked: isMissing = true
      case .missing(let depth):
        if case .index = path.steps[depth],
          case .found(let list) = record.lookup(Array(path.steps[..<depth])), list.kind == .array
        {
          return true
        }
        isMissing = true
      }
    }
    return !isMissing
  }

  /// The paths of rows, and of their templates' tokens, that none of the records has, in the form's order.
  ///
  /// O(bytes of the records) for each path.
  package func absences(in form: Form) -> [Absence] {
    var absences: [Absence] = []
    let absent = form.rows.flatMap { row in row.paths.map { (row, $0) } }
      .filter { !mayHave($0.1) }
    guard !absent.isEmpty else { return [] }
    let bound = Set(form.rows.compactMap(\.valuePath))
    let existing = ExistingPaths(records)
    for (row, path) in absent {
      let typo = existing.typo(of: path, except: bound)
      absences.append(
        Absence(
          row: row, path: path, nearest: typo ?? existing.otherPlace(of: path),
          isTypo: typo != nil, recordCount: records.count))
    }
    return absences
  }

  /// `added spec.replica, which the record did not have; did you mean spec.replicas?`
  package func creationMessage(of path: ValuePath, in form: Form) -> String {
    let records =
      records.count == 1
      ? "the record did not have" : "none of the first \(records.count) records had"
    let advice = typo(of: path, in: form).map { "; did you mean \($0)?" } ?? ""
    return "added \(path), which \(records)\(advice)"
  }

  /// A path that is meant in place of one that none of the records has; nil where none is like it.
  package func typo(of path: ValuePath, in form: Form) -> ValuePath? {
    ExistingPaths(records).typo(of: path, except: Set(form.rows.compactMap(\.valuePath)))
  }
}

extension ConfigRow {
  /// The paths it shows: its own, and those of its template's tokens, each once.
  fileprivate var paths: [ValuePath] {
    var paths = valuePath.map { [$0] } ?? []
    for path in displayValue?.tokens.compactMap(\.target.path) ?? [] where !paths.contains(path) {
      paths.append(path)
    }
    return paths
  }
}
