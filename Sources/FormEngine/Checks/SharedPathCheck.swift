/// W205: editing one row should not change another.
enum SharedPathCheck: FormCheck {
  static func check(_ form: DraftForm, log: inout DiagnosticLog) {
    var first: [ValuePath: DraftRow] = [:]
    for row in form.rows where row.isEditable {
      guard let path = row.row.valuePath else { continue }
      guard let other = first[path] else {
        first[path] = row
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
