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
  /// Whose files are read; nil where somebody named the form.
  private let trust: FileTrust?

  init(form: String, isFile: Bool, trust: FileTrust? = nil) {
    self.form = form
    self.isFile = isFile
    self.trust = trust
    folder = FolderReader.folder(of: form)
  }

  /// The longest form, and the longest file that it may name, in bytes.
  static let longest = 1 << 26

  func readForm() throws(FileError) -> StoredFile {
    try refuseStranger(form)
    return isFile
      ? try FileReader.readFile(form, limit: Self.longest)
      : try FileReader.read(form, limit: Self.longest)
  }

  func read(_ name: String) throws(FileError) -> StoredFile {
    let path = path(of: name)
    try refuseStranger(path)
    return try FileReader.readFile(path, limit: Self.longest)
  }

  private func refuseStranger(_ path: String) throws(FileError) {
    guard let objection = trust?.objection(to: path) else { return }
    throw FileError(path: path, reason: objection, cause: .permission)
  }

  func path(of name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  var names: [String]? { FolderReader.names(in: folder) }
}
