import Values

/// W205: editing one row should not change another.
enum SharedPathCheck: FormCheck {
  static func check(_ form: DraftForm, log: inout DiagnosticLog) {
    // Places, since rows are large to copy.
    var first: [ValuePath: Int] = [:]
    for (place, row) in form.rows.enumerated() where row.isEditable {
      guard let path = row.row.valuePath else { continue }
      guard let other = first[path].map({ form.rows[$0] }) else {
        first[path] = place
        continue
      }
      log.row = row.reference
      log.add(
        .W205, at: row.reader.position(of: "valuePath"),
        "\(other.reference.described) edits the same path",
        found: TextQuoting.shown(path.description), advice: "readOnly = YES for one of them")
    }
    log.row = nil
  }
}
