import Forms
import Records
import SourceText
import Storage
import Threads

/// The forms that belong to the data of a folder, each read once.
final class FormShelf: Sendable {
  // No `Result`: the start of the program would search how the failure is an error.
  private enum Opening: Sendable {
    case opened(OpenedForm)
    case failed(CommandFailure)
  }

  private struct Read {
    var forms: [ExactText: Opening] = [:]
    var folders: [ExactText: FolderForms] = [:]
  }

  private let read = Locked(Read())

  /// The form that belongs to the records of a source; nil if none does.
  func form(for source: any RecordSource) throws(CommandFailure) -> OpenedForm? {
    let found = try FormFinder(for: source.name) { path throws(CommandFailure) in
      if let forms = read.withLock({ $0.folders[ExactText(path)] }) { return forms }
      let forms = try FormFinder.readFolderForms(path)
      read.withLock { $0.folders[ExactText(path)] = forms }
      return forms
    }
    guard let path = found.path else { return nil }
    let opened = try open(path, found.trust)
    guard let table = opened.form.recordsTable, !source.isMeant(byFormOf: table) else {
      return opened
    }
    return nil
  }

  func open(_ path: String, _ trust: FileTrust? = nil) throws(CommandFailure) -> OpenedForm {
    let opening = read.withLock { $0.forms[ExactText(path)] } ?? Self.open(path, trust)
    read.withLock { $0.forms[ExactText(path)] = opening }
    switch opening {
    case .opened(let form): return form
    case .failed(let failure): throw failure
    }
  }

  private static func open(_ path: String, _ trust: FileTrust?) -> Opening {
    do throws(CommandFailure) {
      return .opened(
        try OpenedForm(
          path: path, isOnScreen: true, warns: false,
          files: FormFiles(besideForm: path, isFile: true, trust: trust)))
    } catch {
      return .failed(error)
    }
  }
}
