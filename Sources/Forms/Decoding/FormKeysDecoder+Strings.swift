import Texts
import Values

/// The files with a form's texts in other languages.
extension FormKeysDecoder {
  /// From here on texts are translated by the form's own files, or by those of the form around it.
  func adoptStrings(log: inout DiagnosticLog) {
    guard let name = reader.string("stringsTable", log: &log).map(Words.trimmed), !name.isEmpty
    else { return }
    guard !name.utf8.contains(UInt8(ascii: "/")), name != "..", !name.utf8.contains(0) else {
      log.add(
        .F007, at: reader.position(of: "stringsTable"), found: TextQuoting.shown(name),
        advice: Sentence { $0.nameWithoutSlash }
      ) { $0.leavesFolder("stringsTable") }
      return
    }
    guard let library = log.library else { return }
    let files = library.files(name)
    if files.isEmpty, library.purpose == .checking {
      log.add(
        .W111, at: reader.position(of: "stringsTable"), found: TextQuoting.shown(name),
        advice: "en.lproj/\(name).strings"
      ) { $0.noLanguageFolder }
    }
    let tables = files.compactMap { table($0, for: library.purpose, log: &log) }
    if library.purpose == .checking { log.checkedStrings.add(tables, named: name) }
    log.settings.translation = FormTranslation(tables, for: library.purpose)
  }

  private func table(
    _ file: NeighborFile, for purpose: StringsLibrary.Purpose, log: inout DiagnosticLog
  ) -> StringsTable? {
    switch file.text {
    case .success(let source): return StringsTable(source, of: file, log: &log)
    case .failure(let error):
      log.add(.F001, in: file.path, at: nil, advice: Sentence { $0.readableFile }) {
        error.reason.text(in: $0)
      }
    case nil where purpose == .checking:
      log.add(
        .W111, at: reader.position(of: "stringsTable"),
        advice: Sentence { $0.makingFile(StringsTable.example) }
      ) { $0.noStringsFile(file.name) }
    case nil: break
    }
    return nil
  }
}
