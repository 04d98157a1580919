import Forms
import JSONText

/// What a form that rows open is for.
struct InnerRecords {
  /// The objects and items.
  var objects: [JSONSlice] = []
  /// The records that have them.
  var parents: [JSONSlice] = []
}

/// What the forms are for that a form's rows open.
extension Form {
  /// The objects and items inside records, by the names of their forms, each form's up to `limit`. A form that opens itself
  /// is followed as long as that brings anything. O(records).
  func objectsInside(_ records: [JSONSlice], upTo limit: Int) -> [String: InnerRecords] {
    var found: [String: InnerRecords] = [:]
    var open = [(self, records)]
    while let (form, records) = open.popLast() {
      var added: [String: [JSONSlice]] = [:]
      let opening = form.rows.compactMap { row in
        row.child.flatMap { child in row.childPath.map { (child, $0.steps) } }
      }
      // Found in one pass: a form may have thousands of rows.
      let paths = JSONPaths(opening.map(\.1))
      for record in opening.isEmpty ? [] : records {
        for ((child, _), value) in zip(opening, paths.lookup(in: record)) {
          guard case .found(let value) = value, forms[child.name] != nil else { continue }
          let count = found[child.name]?.objects.count ?? 0
          let objects = value.objects(of: child, upTo: limit - count)
          guard !objects.isEmpty else { continue }
          found[child.name, default: InnerRecords()].objects += objects
          found[child.name, default: InnerRecords()].parents.append(record)
          added[child.name, default: []] += objects
        }
      }
      for (name, objects) in added.sorted(by: { $0.key < $1.key }) {
        if let childForm = forms[name] { open.append((childForm, objects)) }
      }
    }
    return found
  }
}

extension JSONSlice {
  /// What a row's form is for in its value, as far as they are not too many.
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
