import Storage

/// The location of a form, and of the files that it names: named files are read nowhere else.
protocol FormLocation: Sendable {
  /// Reads the form's own file.
  func readForm() throws(FileError) -> StoredFile
  /// Reads a file by its name relative to the form.
  func read(_ name: String) throws(FileError) -> StoredFile
  /// The name of such a file in messages.
  func path(of name: String) -> String
  /// Names of the files; nil if they can't be listed.
  var names: [String]? { get }
}

/// The folder of a form's file.
struct FolderLocation: FormLocation {
  private let form: String
  private let folder: String
  /// True if the form was a file before: a pipe in its place would block.
  private let isFile: Bool
  /// Trusted owners; nil if the user named the form.
  private let trust: FileTrust?

  init(form: String, isFile: Bool, trust: FileTrust? = nil) {
    self.form = form
    self.isFile = isFile
    self.trust = trust
    folder = FolderReader.folder(of: form)
  }

  /// Maximum size in bytes of a form, and of a file that it names.
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
