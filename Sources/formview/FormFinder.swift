import Forms
import Glibc
import RecordSources
import Servers
import SourceText
import Storage
import Values

/// Finds the form file that belongs to data, in the folder that they are in.
enum FormFinder {
  /// `data/staff.form.plist` for `data/staff.json`, else what `data/formview.plist` names for it; nil where neither is
  /// there, or no name fits, and for data from standard input or a server.
  static func path(for data: String) throws(CommandFailure) -> String? {
    // What is beside them on their server can't be listed.
    if data == "-" || ServerURL.isAddress(data) { return nil }
    // What is encrypted has the form that it has in clear.
    let data =
      data.hasSuffix(AgeSource.ending) ? String(data.dropLast(AgeSource.ending.count)) : data
    let name = FileName.withoutFolder(data)
    let folder = String(data.dropLast(name.count))
    let beside = folder + FileName.stem(data) + ".form.plist"
    if access(beside.systemPath, R_OK) == 0 { return beside }
    return try form(for: name, in: folder).map { folder + $0 }
  }

  /// The names of what may be forms in the folder of a file.
  static func formNames(inFolderOf path: String) -> [String] {
    FolderReader.fileNames(in: FolderReader.folder(of: path), ending: FormFolder.formSuffix)
  }

  /// What `formview.plist` names. Errors matter where the first entry that fits has one, or none fits that has none.
  private static func form(
    for name: String, in folder: String
  ) throws(CommandFailure) -> String? {
    let path = folder + FolderForms.fileName
    guard access(path.systemPath, F_OK) == 0 else { return nil }
    let text: SourceText
    do throws(FileError) {
      text = try FileReader.read(path).text
    } catch {
      throw CommandFailure(error)
    }
    let forms = FolderForms(text, beside: formNames(inFolderOf: path))
    if let form = forms.form(for: name) { return form }
    let errors = forms.errors(for: name)
    guard errors.isEmpty else {
      throw CommandFailure(
        .formBroken, lines: errors.map { VisibleText.of($0.line(in: Environment.texts)) })
    }
    return nil
  }
}
