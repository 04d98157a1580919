import SourceText
import Texts
import Values

/// W205: editing one row should not change another.
enum SharedPathCheck: FormCheck {
  static func check(_ form: DraftForm) {
    let absences = RowAbsences(form)
    var first: [ExactText: DraftRow] = [:]
    for row in form.rows where row.isEditable {
      let own = absences.conditions(of: row)
      if own.contains(where: \.isAlways) { continue }
      guard let path = row.row.valuePath?.description else { continue }
      guard let other = first[path] else {
        first[path] = row
        continue
      }
      // Two that come and go are for two kinds of records.
      if !own.isEmpty, !absences.conditions(of: other).isEmpty { continue }
      row.report(
        .W205, of: "valuePath", quoting: path, advice: \.readOnlyForOne
      ) { [row = other.reference] in $0.editsSamePath(row.described(in: $0)) }
    }
  }
}
