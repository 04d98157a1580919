import Storage

/// Where a form is, and the files that it names: nothing that is named is read elsewhere.
protocol FormPlace: Sendable {
  /// The form's own file.
  func readForm() throws(FileError) -> StoredFile
  /// A file beside it, by its name from there on.
  func read(_ name: String) throws(FileError) -> StoredFile
  /// What messages call such a file.
  func path(of name: String) -> String
  /// The names of what is there; nil where that can't be listed.
  var names: [String]? { get }
}

/// The folder that a form's file is in.
struct FolderPlace: FormPlace {
  private let form: String
  private let folder: String
  /// Whether the form was a file before: a pipe in its place would be waited for.
  private let isFile: Bool

  init(form: String, isFile: Bool) {
    self.form = form
    self.isFile = isFile
    folder = FolderReader.folder(of: form)
  }

  /// The longest form, and the longest file that it may name, in bytes.
  private static let longest = 1 << 26

  func readForm() throws(FileError) -> StoredFile {
    isFile
      ? try FileReader.readFile(form, limit: Self.longest)
      : try FileReader.read(form, limit: Self.longest)
  }

  func read(_ name: String) throws(FileError) -> StoredFile {
    try FileReader.readFile(path(of: name), limit: Self.longest)
  }

  func path(of name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  var names: [String]? { FolderReader.names(in: folder) }
}
