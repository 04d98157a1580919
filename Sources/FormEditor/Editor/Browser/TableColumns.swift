import Forms
import Rules
import SourceText

/// The columns of a table: those of the form, and what was hidden or shown since.
struct TableColumns {
  let binder: RecordBinder
  /// The columns that the row of a list names; nil where they are the form's.
  let named: [String]?
  /// Columns that were shown (true) or hidden, by row.
  let choices: [ExactText: Bool]

  var shown: [ConfigRow] {
    let listed = listed
    guard !choices.isEmpty else { return listed }
    let names = Set(names: listed.map(\.identifier))
    let chosen = possible.filter { choices[$0.identifier] ?? names.contains($0.identifier) }
    // A form that was changed since may have none of them.
    return chosen.isEmpty ? listed : chosen
  }

  /// Columns according to the form, or to the row of a list.
  private var listed: [ConfigRow] { named == nil ? binder.prepared.tableRows : form.tableRows }

  /// All rows that could be columns, in the order in which they would appear.
  var possible: [ConfigRow] {
    let form = form
    guard form.columns != nil else { return form.writtenRows }
    let listed = listed
    let names = Set(names: listed.map(\.identifier))
    return listed + form.writtenRows.filter { !names.contains($0.identifier) }
  }

  /// The form of the records, with these columns.
  var form: Form {
    guard let named else { return binder.form }
    var form = binder.form
    form.columns = named
    return form
  }

  /// O(1) where the columns are the form's; else as making a plan.
  var plan: FormPlan { named == nil ? binder.plan : FormPlan(form, binder.locale) }
}
