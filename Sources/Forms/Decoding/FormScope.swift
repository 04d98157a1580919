/// What the forms of one file are called in their family.
///
/// Those of the file that is opened have the names that they are given; those of other files have these names behind the
/// file's, so that files need not know of each other.
struct FormScope {
  /// The file's name in its folder.
  let file: String
  /// Whether it is the file that is opened.
  let isOpened: Bool
  /// Names that the author gave, also of forms that are not decoded yet.
  private(set) var given: Set<String> = []
  /// What the file's forms are called in the family, except that of the opened file.
  var forms: [String] = []

  init(file: String, isOpened: Bool) {
    self.file = file
    self.isOpened = isOpened
  }

  /// Keeps names from being given to forms that have none.
  mutating func reserve(_ names: [String]) { given.formUnion(names) }

  /// The name of a form of the file.
  func name(of form: String) -> String { isOpened ? form : "\(nameOfFile)/\(form)" }

  /// The name of the file's own form: no name that is given begins like this.
  var nameOfFile: String { Self.nameOfFile(file) }

  /// The name of the form of a file beside.
  static func nameOfFile(_ file: String) -> String { prefix + file }

  private static let prefix = "./"

  /// What a form is called in its own file; nil for the file's own form.
  static func written(_ name: String) -> String? {
    guard name.hasPrefix(prefix) else { return name }
    let path = name.dropFirst(prefix.count)
    return path.firstIndex(of: "/").map { String(path[path.index(after: $0)...]) }
  }
}

extension RowReference {
  /// A row in messages about its form, whose name in the family is `form`.
  package init(_ row: ConfigRow, of form: String?) {
    self.init(
      ordinal: row.ordinal, label: row.key, form: form.flatMap(FormScope.written), file: row.file)
  }
}
