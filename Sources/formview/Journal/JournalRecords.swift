import Forms
import JSONText
import Values

/// The records of a journal: the form that they were edited with, and the list that it shows.
struct JournalRecords: Equatable {
  /// The absolute path of the form; nil for a generated one.
  var form: String?
  /// `recordsPath` of the form, as text; empty for none.
  var path: String

  init(form: String?, _ decoded: Form) {
    self.form = form
    path = decoded.recordsPath?.description ?? ""
  }

  /// Parses the first line of a journal; nil without the records.
  init?(_ header: JSONValue) {
    guard case .string(let path)? = header["records"] else { return nil }
    self.path = path
    if case .string(let form)? = header["form"] { self.form = form }
  }

  var members: [JSONMember] {
    (form.map { [JSONMember(name: "form", value: .string($0))] } ?? [])
      + [JSONMember(name: "records", value: .string(path))]
  }

  /// True if another form shows the same list.
  func isShown(by form: Form) -> Bool { path == form.recordsPath?.description ?? "" }
}
