import PlistText
import SourceText
import Texts
import Values

/// Forms in files beside the form, which rows name.
extension FormDecoder {
  /// Finds the forms that rows name: among those of their file, else in a file of the folder, whose rows may name others
  /// in turn. Nothing is read where all names are those of forms in the file.
  func decodeFiles(into family: inout FormFamily, log: inout DiagnosticLog) {
    let settings = log.settings.ofOtherFiles
    var search = FormFileSearch(family.openedFile)
    search.resolve(&family, log: &log)
    while let file = search.takeNext() {
      log.file = file.path
      log.form = nil
      log.settings = settings
      family.scope = FormScope(file: file.name, isOpened: false)
      guard let root = read(file.source, log: &log) else { continue }
      let draft = decode(root, named: FileName.stem(file.name), into: &family, log: &log)
      family.addFile(draft)
      search.resolve(&family, log: &log)
    }
    log.file = log.mainFile
    log.form = nil
    log.row = nil
  }
}

/// Finds forms by the names that rows give, and the files that are to be decoded for them.
private struct FormFileSearch {
  /// What was found under a name of the folder.
  private enum Find { case form, missing, unreadable }

  /// A file that is there.
  struct File {
    let name: String
    let path: String
    let source: SourceText
  }

  private var finds: [String: Find]
  private var waiting: [File] = []

  init(_ opened: String) { finds = [opened: .form] }

  mutating func takeNext() -> File? { waiting.isEmpty ? nil : waiting.removeFirst() }

  /// Names the forms that the rows of the file that was decoded open; F601 where there is none, F007 for a name outside
  /// the folder.
  mutating func resolve(_ family: inout FormFamily, log: inout DiagnosticLog) {
    for naming in family.namings {
      log.row = naming.row.reference
      if family.scope.given.contains(naming.written) {
        family.resolve(naming, to: family.scope.name(of: naming.written))
      } else if let name = file(for: naming, family.scope, log: &log) {
        family.resolve(naming, to: name)
      }
    }
    log.row = nil
  }

  private mutating func file(
    for naming: FormNaming, _ scope: FormScope, log: inout DiagnosticLog
  ) -> String? {
    let key = naming.row.childKey
    let position = naming.row.reader.position(of: key)
    guard !FormFolder.isLeft(by: naming.written) else {
      log.add(
        .F007, at: position, found: TextQuoting.shown(naming.written),
        advice: Sentence { $0.nameWithoutSlash }
      ) { $0.leavesFolder(key) }
      return nil
    }
    let file = FormFolder.formFile(of: naming.written)
    let name = FormScope.nameOfFile(file)
    switch finds[name] ?? look(for: file, as: name, log: &log) {
    case .form: return name
    case .unreadable: return nil
    case .missing:
      let given = scope.given.sorted()
      let near = NearestName.of(naming.written, among: given + (log.folder?.formNames ?? []))
      let advice = near.map { Sentence(verbatim: TextQuoting.shown($0)) }
      log.add(
        .F601, at: position, found: TextQuoting.shown(naming.written),
        advice: advice
          ?? Sentence {
            given.isEmpty ? $0.formsAdvice(TextQuoting.short(file)) : $0.oneOf(given)
          }
      ) { $0.noSuchForm }
      return nil
    }
  }

  private mutating func look(
    for file: String, as name: String, log: inout DiagnosticLog
  ) -> Find {
    var find = Find.missing
    if let found = log.folder?.file(file) {
      switch found.text {
      case .success(let source):
        find = .form
        waiting.append(File(name: file, path: found.path, source: source))
      case .failure(let error):
        find = .unreadable
        log.add(.F001, in: found.path, at: nil) { error.reason.text(in: $0) }
      case nil: break
      }
    }
    finds[name] = find
    return find
  }
}
