import Values

extension Form {
  /// The rows that show what a record has at their paths, in the form's order: one for each path, which is part of
  /// a template only where no other row has it. O(rows).
  package var valueRows: [ConfigRow] {
    var chosen: [ValuePath: Int] = [:]
    for (place, row) in rows.enumerated() {
      guard let path = row.valuePath else { continue }
      guard let other = chosen[path] else {
        chosen[path] = place
        continue
      }
      if rows[other].part != nil, row.part == nil { chosen[path] = place }
    }
    return chosen.values.sorted().map { rows[$0] }
  }
}
