import PlistText
import SourceText
import Values

/// The names of one file's forms in their form family.
///
/// Forms of the opened file have the names that they are given. Names of forms in other files
/// begin with the file's name, so that files need not know of each other.
struct FormScope {
  let file: String
  let isOpened: Bool
  /// Forms by the names that the author gave, including forms that are not decoded yet.
  private(set) var nodes: [ExactText: PlistNode] = [:]
  /// Names of the file's forms in the family, except the own form of the opened file.
  var forms: [String] = []

  init(file: String, isOpened: Bool) {
    self.file = file
    self.isOpened = isOpened
  }

  /// Takes down the forms that a form has among its `forms`.
  mutating func register(_ form: PlistNode) {
    guard let forms = form.entries?.first(where: { $0.key == "forms" }) else { return }
    for entry in forms.value.entries ?? [] { nodes[entry.key] = entry.value }
  }

  var given: [String] { nodes.keys.sorted().map(\.text) }

  /// The name of a form of the file.
  func name(of form: String) -> String { isOpened ? form : "\(nameOfFile)/\(form)" }

  /// Name of the file's own form; no name given by an author begins like this.
  var nameOfFile: String { Self.nameOfFile(file) }

  /// The name of the form of another file of the folder.
  static func nameOfFile(_ file: String) -> String { prefix + file }

  private static let prefix = "./"

  /// The name of a form in messages: its file without extension, and its name there.
  static func shown(_ name: String) -> String {
    guard name.hasPrefix(prefix) else { return name }
    let parts = name.dropFirst(prefix.count).split(separator: "/", maxSplits: 1)
    return ([FileName.stem(String(parts.first ?? ""))] + parts.dropFirst().map(String.init))
      .joined(separator: "/")
  }

  /// The name of a form in its own file; nil for the file's own form.
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
