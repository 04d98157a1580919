import Texts
import Values

/// W205: editing one row should not change another.
enum SharedPathCheck: FormCheck {
  static func check(_ form: DraftForm, log: inout DiagnosticLog) {
    // Places, since rows are large to copy.
    var first: [ValuePath: Int] = [:]
    for place in form.rows.indices where form.rows[place].isEditable {
      guard let path = form.rows[place].row.valuePath else { continue }
      guard let other = first[path].map({ form.rows[$0] }) else {
        first[path] = place
        continue
      }
      let row = form.rows[place]
      log.row = row.reference
      log.add(
        .W205, at: row.reader.position(of: "valuePath"), found: TextQuoting.shown(path.description),
        advice: Sentence { $0.readOnlyForOne }
      ) { [row = other.reference] in $0.editsSamePath(row.described(in: $0)) }
    }
    log.row = nil
  }
}
