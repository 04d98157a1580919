import Forms
import JSONText
import SourceText

/// The records that a form opened by rows is for.
struct InnerRecords {
  var objects: [JSONSlice] = []
  var parents: [JSONSlice] = []
}

/// The records that the forms opened by a form's rows are for.
extension Form {
  /// The objects and items inside records, by the names of their forms, each form's up to `limit`; for one that shows more
  /// of a record, the record itself. A form that opens itself is followed as long as that brings anything. O(records).
  func objectsInside(_ records: [JSONSlice], upTo limit: Int) -> [ExactText: InnerRecords] {
    var found: [ExactText: InnerRecords] = [:]
    var open = [OpenForm(form: self, records: InnerRecords(objects: records))]
    while let next = open.popLast() {
      var added: [ExactText: OpenForm] = [:]
      let opening = next.form.openers.compactMap { row in
        row.child.map { child in (child, row.opensOwnObject ? [] : row.childPath?.steps) }
      }
      // Found in one pass: a form may have thousands of rows.
      let paths = JSONPaths(opening.map { $1 ?? [] })
      for record in opening.isEmpty ? [] : next.records.objects {
        for ((child, path), value) in zip(opening, paths.lookup(in: record)) {
          guard let path, case .found(let value) = value, let form = forms[child.name] else {
            continue
          }
          let isSameObject = path.isEmpty && child.scope == .object
          let count = found[child.name]?.objects.count ?? 0
          let objects = value.objects(of: child, upTo: limit - count)
          guard !objects.isEmpty else { continue }
          found[child.name, default: InnerRecords()].objects += objects
          added[child.name, default: OpenForm(form: form)].records.objects += objects
          if isSameObject {
            added[child.name]?.showsSameRecords = true
          } else {
            found[child.name]?.parents.append(record)
            added[child.name]?.records.parents.append(record)
          }
        }
      }
      for (name, form) in added.sorted(by: { $0.key < $1.key }) {
        if form.showsSameRecords { found[name]?.parents += next.records.parents }
        open.append(form)
      }
    }
    return found
  }
}

/// A form and what it is for, whose rows are still to be followed.
private struct OpenForm {
  let form: Form
  var records = InnerRecords()
  /// True where the form shows more of the records of the form that opens it. Such forms
  /// don't open each other in a cycle (F602).
  var showsSameRecords = false
}

extension JSONSlice {
  /// The objects in a value that a row's form is for, up to `limit`.
  fileprivate func objects(of child: ChildForm, upTo limit: Int) -> [JSONSlice] {
    guard limit > 0 else { return [] }
    var objects: [JSONSlice] = []
    child.forEachObject(in: self) { object, _ in
      objects.append(object)
      return objects.count < limit
    }
    return objects
  }
}
