import Forms
import Glibc
import RecordSources
import Servers
import SourceText
import Storage
import Values

/// Finds the form file that belongs to data, in their folder.
struct FormFinder {
  /// Path of the form; nil if there is none, or if no name fits, and for data from standard
  /// input or a server.
  private(set) var path: String?
  let trust: FileTrust
  /// Files that were ignored, since others can change them.
  private(set) var ignored: [ServerNotice] = []

  /// The ending of a form that is named like its data.
  static let ending = ".form.plist"

  typealias FolderFormsReading = (_ path: String) throws(CommandFailure) -> FolderForms

  /// Looks for `data/staff.form.plist` for `data/staff.json`, then for the form named in `data/formview.plist`, which
  /// `reading` reads.
  init(
    for data: String, reading: FolderFormsReading = Self.readFolderForms
  ) throws(CommandFailure) {
    trust = FileTrust(forData: data)
    path = try find(data, reading)
  }

  private mutating func find(
    _ data: String, _ reading: FolderFormsReading
  ) throws(CommandFailure) -> String? {
    // What is beside them on their server can't be listed.
    if data == "-" || ServerURL.isAddress(data) { return nil }
    // What is encrypted has the form that it has in clear.
    let data =
      data.hasSuffix(AgeSource.ending) ? String(data.dropLast(AgeSource.ending.count)) : data
    let name = FileName.withoutFolder(data)
    let folder = String(data.dropLast(name.count))
    let beside = folder + FileName.stem(data) + Self.ending
    if access(beside.systemPath, R_OK) == 0, mayUse(beside) { return beside }
    guard let named = try form(for: name, in: folder, reading).map({ folder + $0 }), mayUse(named)
    else {
      return nil
    }
    return named
  }

  /// False, with a notice, for a file of another user.
  private mutating func mayUse(_ path: String) -> Bool {
    guard let objection = trust.objection(to: path) else { return true }
    ignored.append(ServerNotice(path, objection))
    return false
  }

  static func readFolderForms(_ path: String) throws(CommandFailure) -> FolderForms {
    do throws(FileError) {
      let text = try FileReader.readFile(path, limit: FolderLocation.longest).text
      return FolderForms(text, beside: formNames(inFolderOf: path))
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The names of possible forms in the folder of a file.
  static func formNames(inFolderOf path: String) -> [String] {
    FolderReader.fileNames(in: FolderReader.folder(of: path), ending: FormFolder.formSuffix)
  }

  /// The form named in `formview.plist`. Errors count if the first matching entry has one, or if no entry without one
  /// matches.
  private mutating func form(
    for name: String, in folder: String, _ reading: FolderFormsReading
  ) throws(CommandFailure) -> String? {
    let path = folder + FolderForms.fileName
    guard access(path.systemPath, F_OK) == 0, mayUse(path) else { return nil }
    let forms = try reading(path)
    if let form = forms.form(for: name) { return form }
    let errors = forms.errors(for: name)
    guard errors.isEmpty else {
      throw CommandFailure(
        .formBroken, lines: errors.map { VisibleText.of($0.line(in: Environment.texts)) })
    }
    return nil
  }
}
