import Records
import Texts

/// The form that a call names, or the one that belongs to its data.
struct NamedForm {
  /// Opened form; nil if none belongs to the data, so that it is derived from them.
  let form: OpenedForm?
  let notices: [ServerNotice]

  /// A form of the program itself; nil for the one derived from the data.
  init(_ form: OpenedForm?) { (self.form, notices) = (form, []) }

  /// The form at a path; `auto`: the one that belongs to the data by its name or by `formview.plist`. `isOnScreen`: a
  /// screen hides standard error.
  init(
    _ choice: String, for source: any RecordSource, isOnScreen: Bool = false
  ) throws(CommandFailure) {
    guard choice == FormOption.auto else {
      let form = try OpenedForm(path: choice, isOnScreen: isOnScreen, warns: false)
      (self.form, notices) = (form, form.notices)
      return
    }
    let found = try FormFinder(for: source.name)
    let form = try found.path.map { path throws(CommandFailure) in
      try OpenedForm(
        path: path, isOnScreen: isOnScreen, warns: false,
        files: FormFiles(besideForm: path, isFile: true, trust: found.trust))
    }
    if let form, let table = form.form.recordsTable, !source.isMeant(byFormOf: table) {
      let notice = ServerNotice(form.path, Sentence { $0.formOfOtherTable(table) })
      (self.form, notices) = (nil, found.ignored + [notice])
      return
    }
    (self.form, notices) = (form, found.ignored + (form?.notices ?? []))
  }

  /// Prints the messages on standard error.
  func saying() -> NamedForm {
    for notice in notices { notice.warn() }
    return self
  }
}
