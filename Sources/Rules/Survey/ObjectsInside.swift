import Forms
import JSONText

/// What the forms are for that a form's rows open.
extension Form {
  /// The objects and items inside records, by the names of their forms, each form's up to `limit`. A form that opens itself
  /// is followed as long as that brings anything. O(records).
  func objectsInside(_ records: [JSONSlice], upTo limit: Int) -> [String: [JSONSlice]] {
    var found: [String: [JSONSlice]] = [:]
    var open = [(self, records)]
    while let (form, records) = open.popLast() {
      for row in form.rows {
        guard let child = row.child, let childForm = forms[child.name],
          let path = row.childPath?.steps
        else { continue }
        let room = limit - found[child.name, default: []].count
        let inside = records.objects(of: child, at: path, upTo: room)
        guard !inside.isEmpty else { continue }
        found[child.name, default: []] += inside
        open.append((childForm, inside))
      }
    }
    return found
  }
}

extension [JSONSlice] {
  /// What a row's form is for in the records, as far as they are not too many.
  fileprivate func objects(
    of child: ChildForm, at path: [JSONStep], upTo limit: Int
  ) -> [JSONSlice] {
    var objects: [JSONSlice] = []
    for record in self where objects.count < limit {
      guard case .found(let value) = record.lookup(path) else { continue }
      child.forEachObject(in: value) { object, _ in
        objects.append(object)
        return objects.count < limit
      }
    }
    return objects
  }
}
