import Forms
import Glibc
import RecordSources
import Servers
import SourceText
import Storage
import Values

/// Finds the form file that belongs to data, in the folder that they are in.
struct FormFinder {
  /// The form's file; nil where none is there, or no name fits, and for data from standard input or a server.
  private(set) var path: String?
  /// Whose files the form may be read from.
  let trust: FileTrust
  /// The files that were ignored, since others can change them.
  private(set) var ignored: [ServerNotice] = []

  /// Looks for `data/staff.form.plist` for `data/staff.json`, then for what `data/formview.plist` names for it.
  init(for data: String) throws(CommandFailure) {
    trust = FileTrust(forData: data)
    path = try find(data)
  }

  private mutating func find(_ data: String) throws(CommandFailure) -> String? {
    // What is beside them on their server can't be listed.
    if data == "-" || ServerURL.isAddress(data) { return nil }
    // What is encrypted has the form that it has in clear.
    let data =
      data.hasSuffix(AgeSource.ending) ? String(data.dropLast(AgeSource.ending.count)) : data
    let name = FileName.withoutFolder(data)
    let folder = String(data.dropLast(name.count))
    let beside = folder + FileName.stem(data) + ".form.plist"
    if access(beside.systemPath, R_OK) == 0, mayUse(beside) { return beside }
    guard let named = try form(for: name, in: folder).map({ folder + $0 }), mayUse(named) else {
      return nil
    }
    return named
  }

  /// False, which is said, for a file of somebody else.
  private mutating func mayUse(_ path: String) -> Bool {
    guard let objection = trust.objection(to: path) else { return true }
    ignored.append(ServerNotice(path, objection))
    return false
  }

  /// The names of what may be forms in the folder of a file.
  static func formNames(inFolderOf path: String) -> [String] {
    FolderReader.fileNames(in: FolderReader.folder(of: path), ending: FormFolder.formSuffix)
  }

  /// What `formview.plist` names. Errors matter where the first entry that fits has one, or none fits that has none.
  private mutating func form(
    for name: String, in folder: String
  ) throws(CommandFailure) -> String? {
    let path = folder + FolderForms.fileName
    guard access(path.systemPath, F_OK) == 0, mayUse(path) else { return nil }
    let text: SourceText
    do throws(FileError) {
      text = try FileReader.readFile(path, limit: FolderPlace.longest).text
    } catch {
      throw CommandFailure(error)
    }
    let forms = FolderForms(text, beside: Self.formNames(inFolderOf: path))
    if let form = forms.form(for: name) { return form }
    let errors = forms.errors(for: name)
    guard errors.isEmpty else {
      throw CommandFailure(
        .formBroken, lines: errors.map { VisibleText.of($0.line(in: Environment.texts)) })
    }
    return nil
  }
}
