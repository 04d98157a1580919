import Values

/// F105: an identifier is given to one row only.
enum IdentifierCheck: FormCheck {
  static func check(_ form: DraftForm, log: inout DiagnosticLog) {
    // Places, since rows are large to copy.
    var first: [String: Int] = [:]
    for (place, row) in form.rows.enumerated() where row.hasIdentifier {
      guard let other = first[row.row.identifier].map({ form.rows[$0] }) else {
        first[row.row.identifier] = place
        continue
      }
      log.row = row.reference
      log.add(
        .F105, at: row.reader.position(of: "identifier"),
        "duplicate identifier \(TextQuoting.shown(row.row.identifier)), first in "
          + "\(other.reference.described), line \(other.reader.position(of: "identifier").line)",
        advice: "another identifier")
    }
    log.row = nil
  }
}
