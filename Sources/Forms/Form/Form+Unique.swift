import JSONText

/// A row whose value no two elements of a list may have.
package struct UniqueRow {
  /// Path from the element of the list.
  package let path: [JSONStep]
  package let row: ConfigRow
  /// Name of the row's form; nil for the form itself.
  package let form: String?
}

extension Form {
  /// Rows with `unique`, including rows of objects inside a record. Items of lists inside are
  /// compared within their own list.
  package var uniqueRows: [UniqueRow] {
    let forms = [rows] + forms.values.map(\.rows)
    guard forms.contains(where: { $0.contains(where: \.isUnique) }) else { return [] }
    var found: [UniqueRow] = []
    collectUnique(&found, at: [], through: [])
    return found
  }

  package var uniquePaths: [[JSONStep]] {
    var known: Set<[JSONStep]> = []
    return uniqueRows.map(\.path).filter { known.insert($0).inserted }
  }

  /// Rows with `unique` for the items of lists inside a record, at any depth.
  package var uniqueRowsOfItems: [UniqueRow] {
    let opened = ([rows] + forms.values.map(\.rows)).joined().compactMap(\.child)
    let names = Set(names: opened.filter { $0.scope.isOfItems }.map(\.name)).sorted()
    return names.map(\.text).flatMap { name in
      var found: [UniqueRow] = []
      form(named: name)?.collectUnique(&found, at: [], through: [name])
      return found
    }
  }

  private func collectUnique(
    _ found: inout [UniqueRow], at objectPath: [JSONStep], through names: [String]
  ) {
    for row in rows {
      let path = objectPath + (row.valuePath?.steps ?? [])
      if row.isUnique, row.valuePath != nil {
        found.append(UniqueRow(path: path, row: row, form: names.last))
      }
      // A form that opens itself leads deeper without end; values are compared at the first depth.
      guard let child = row.child, child.scope == .object, !names.contains(child.name) else {
        continue
      }
      form(named: child.name)?.collectUnique(
        &found, at: objectPath + (row.childPath?.steps ?? []), through: names + [child.name])
    }
  }
}
