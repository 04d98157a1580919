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

  /// Whether one of the records has something at the path, or in another item of a list, or a list that may be too short
  /// for it.
  ///
  /// Also true where nothing can be said: there is no record, or null is all that is on the way.
  package func mayHave(_ path: ValuePath) -> Bool {
    if mayHave([path])[0] { return true }
    let isInItem = path.steps.contains { if case .index = $0 { true } else { false } }
    return isInItem && ExistingPaths(records).haveLike(path)
  }

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
      + form.objectsInside(records, upTo: Self.recordLimit).sorted { $0.key < $1.key }
      .flatMap { name, records in
        form.forms[name].map { PathSurvey(records).absences(ofRowsIn: $0, named: name) } ?? []
      }
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
