import Forms
import SourceText
import Storage
import Texts
import Threads

/// The files that belong to a form: its texts in other languages, in folders beside it (`zh-Hans.lproj/Staff.strings`), the
/// lists of choices and the forms that it names.
final class FormFiles: Sendable {
  /// A file that was looked for.
  private struct Look {
    /// Nil where it is not there.
    var stamp: FileStamp?
    var text: SourceText?
  }

  private let folder: String
  private let languages: [LanguageName]
  private let looks = Locked<[String: Look]>([:])

  init(besideForm path: String, for languages: [LanguageName] = Environment.languages) {
    folder = FolderReader.folder(of: path)
    self.languages = languages
  }

  /// The files that were looked for, and what they were then; nil for those that were not there.
  var followed: [(path: String, stamp: FileStamp?)] {
    looks.withLock { $0.map { ($0.key, $0.value.stamp) } }
  }

  /// The text of a file that was read.
  func text(of path: String) -> SourceText? { looks.withLock { $0[path]?.text } }

  /// For showing the form: the files of the languages that the environment asks for.
  var forShowing: StringsLibrary {
    StringsLibrary(.translating) { [self] table in
      let folders = languageFolders
      var taken: [String] = []
      for language in languages {
        // What is not there now may be made while the form is open.
        for folder in language.folderNames {
          follow(path(of: name(of: table, in: folder)))
        }
        guard let nearest = language.nearest(among: folders), !taken.contains(nearest) else {
          continue
        }
        taken.append(nearest)
      }
      return taken.map { read(name(of: table, in: $0)) }
    }
  }

  /// For checking the form: the files of all languages.
  var forChecking: StringsLibrary {
    StringsLibrary(.checking) { [self] table in
      languageFolders.map { read(name(of: table, in: $0)) }
    }
  }

  /// For what the form names beside itself.
  var besideForm: FormFolder {
    FormFolder(names: { [self] in FolderReader.names(in: folder) }, file: { [self] in read($0) })
  }

  // MARK: Files

  private static let suffix = ".lproj"

  /// The names of the folders of languages, without their suffix.
  private var languageFolders: [String] {
    FolderReader.names(in: folder).filter { $0.hasSuffix(Self.suffix) }
      .map { String($0.dropLast(Self.suffix.count)) }.sorted()
  }

  /// From the form's folder on.
  private func name(of table: String, in language: String) -> String {
    "\(language)\(Self.suffix)/\(table).strings"
  }

  private func path(of name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private func follow(_ path: String) {
    looks.withLock { if $0[path] == nil { $0[path] = Look() } }
  }

  /// The longest file that is read, in bytes.
  private static let longest = 1 << 26

  private func read(_ name: String) -> NeighborFile {
    let path = path(of: name)
    do throws(FileError) {
      let file = try FileReader.readFile(path, limit: Self.longest)
      looks.withLock { $0[path] = Look(stamp: file.stamp, text: file.text) }
      return NeighborFile(path: path, name: name, text: .success(file.text))
    } catch {
      looks.withLock { $0[path] = Look(stamp: FileStamp.current(of: path)) }
      guard error.cause != .missing else { return NeighborFile(path: path, name: name, text: nil) }
      return NeighborFile(
        path: path, name: name, text: .failure(UnreadableFile(reason: error.reason)))
    }
  }
}
