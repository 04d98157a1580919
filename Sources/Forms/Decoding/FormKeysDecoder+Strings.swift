import Texts
import Values

/// The files with a form's texts in other languages.
extension FormKeysDecoder {
  /// The form's settings with its own files of strings, or those of the form around it.
  func strings() -> FormSettings {
    var settings = reader.context.settings
    guard let name = reader.string("stringsTable").map(Words.trimmed), !name.isEmpty
    else { return settings }
    guard !name.utf8.contains(UInt8(ascii: "/")), name != "..", !name.utf8.contains(0) else {
      reader.report(
        .F007, of: "stringsTable", found: TextQuoting.shown(name),
        advice: Sentence { $0.nameWithoutSlash }
      ) { $0.leavesFolder("stringsTable") }
      return settings
    }
    let decoding = reader.context.decoding
    guard let library = decoding.library else { return settings }
    let files = library.files(name)
    if files.isEmpty, library.purpose == .checking {
      reader.report(
        .W111, of: "stringsTable", found: TextQuoting.shown(name),
        advice: "en.lproj/\(name).strings"
      ) { $0.noLanguageFolder }
    }
    let tables = files.compactMap { table($0, for: library.purpose) }
    if library.purpose == .checking { decoding.strings.add(tables, named: name) }
    settings.translation = FormTranslation(tables, for: library.purpose)
    return settings
  }

  private func table(_ file: NeighborFile, for purpose: StringsLibrary.Purpose) -> StringsTable? {
    switch file.text {
    case .success(let source): return StringsTable(source, of: file, reader.context)
    case .failure(let error):
      reader.report(.F001, in: file.path, at: nil, advice: Sentence { $0.readableFile }) {
        error.reason.text(in: $0)
      }
    case nil where purpose == .checking:
      reader.report(
        .W111, of: "stringsTable",
        advice: Sentence { $0.makingFile(StringsTable.example) }
      ) { $0.noStringsFile(file.name) }
    case nil: break
    }
    return nil
  }
}
