import Forms
import Servers
import SourceText
import Storage
import Texts
import Threads

/// The files that belong to a form: its texts in other languages, in folders next to it
/// (`zh-Hans.lproj/Staff.strings`), and the lists of choices and forms that it names.
final class FormFiles: Sendable {
  private struct Look {
    var stamp: FileStamp?
    var text: SourceText?
  }

  private let location: any FormLocation
  let server: ServerLocation?
  /// Trusted owners; nil for a form named by the user, whose files are all trusted.
  let trust: FileTrust?
  private let languages: [LanguageName]
  private let looks = Locked<[ExactText: Look]>([:])

  /// The files of a form at a path, or at the address of a server; `isFile`: it is known not to be a pipe; `trust`:
  /// the trusted owners, for a form that was found.
  convenience init(
    besideForm path: String, isFile: Bool = false, trust: FileTrust? = nil,
    for languages: [LanguageName] = Environment.languages
  ) {
    if ServerURL.isAddress(path) {
      self.init(ServerLocation(form: path), for: languages)
    } else {
      self.init(
        FolderLocation(form: path, isFile: isFile, trust: trust), server: nil, trust: trust,
        for: languages)
    }
  }

  convenience init(
    _ server: ServerLocation, for languages: [LanguageName] = Environment.languages
  ) {
    self.init(server, server: server, trust: nil, for: languages)
  }

  private init(
    _ location: any FormLocation, server: ServerLocation?, trust: FileTrust?,
    for languages: [LanguageName]
  ) {
    self.location = location
    self.server = server
    self.trust = trust
    self.languages = languages
  }

  func readForm() throws(FileError) -> StoredFile { try location.readForm() }

  var followed: [(path: String, stamp: FileStamp?)] {
    server == nil ? looks.withLock { $0.map { ($0.key.text, $0.value.stamp) } } : []
  }

  func text(of path: String) -> SourceText? { looks.withLock { $0[path]?.text } }

  var forShowing: StringsLibrary {
    StringsLibrary(.translating) { [self] table in
      guard let folders = languageFolders else { return found(table) }
      var taken: [String] = []
      for language in languages {
        // What is not there now may be made while the form is open.
        for folder in language.folderNames {
          follow(location.path(of: name(of: table, in: folder)))
        }
        taken += language.serving(among: folders).filter { !taken.contains($0) }
      }
      return taken.map { read(name(of: table, in: $0)) }
    }
  }

  /// Files of all languages, or the ones for showing if they can't be listed.
  var forChecking: StringsLibrary {
    guard server == nil else { return forShowing }
    return StringsLibrary(.checking) { [self] table in
      (languageFolders ?? []).map { read(name(of: table, in: $0)) }
    }
  }

  var besideForm: FormFolder {
    FormFolder(names: { [self] in location.names ?? [] }, file: { [self] in read($0) })
  }

  // MARK: Files

  private static let suffix = ".lproj"

  /// Names of the language folders without their suffix; nil if they can't be listed.
  private var languageFolders: [String]? {
    location.names.map { names in
      names.filter { $0.hasSuffix(Self.suffix) }.map { String($0.dropLast(Self.suffix.count)) }
        .sorted()
    }
  }

  /// The existing files of a table for the environment's languages, each looked up by name.
  private func found(_ table: String) -> [NeighborFile] {
    var files: [NeighborFile] = []
    for language in languages {
      for folder in language.serving(among: language.folderNames) {
        let file = read(name(of: table, in: folder))
        guard case .success = file.text else {
          // Without its server a form is shown as it is written, unless there is a copy of the texts.
          if case .failure = file.text, server?.usesCopies != true { return files + [file] }
          continue
        }
        if !files.contains(where: { $0.name == file.name }) { files.append(file) }
      }
    }
    return files
  }

  /// Relative to the form's folder.
  private func name(of table: String, in language: String) -> String {
    "\(language)\(Self.suffix)/\(table).strings"
  }

  private func follow(_ path: String) {
    looks.withLock { if $0[path] == nil { $0[path] = Look() } }
  }

  private func read(_ name: String) -> NeighborFile {
    let path = location.path(of: name)
    do throws(FileError) {
      let file = try location.read(name)
      looks.withLock { $0[path] = Look(stamp: file.stamp, text: file.text) }
      return NeighborFile(path: path, name: name, text: .success(file.text))
    } catch {
      looks.withLock { $0[path] = Look(stamp: server == nil ? FileStamp.current(of: path) : nil) }
      guard error.cause != .missing else { return NeighborFile(path: path, name: name, text: nil) }
      return NeighborFile(
        path: path, name: name, text: .failure(UnreadableFile(reason: error.reason)))
    }
  }
}
