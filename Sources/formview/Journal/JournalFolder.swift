import Records
import Sealing
import Servers
import Storage

/// Where journals are: `$XDG_STATE_HOME/formview`, or `~/.local/state/formview`; what seals them is in
/// `$XDG_RUNTIME_DIR`.
final class JournalFolder {
  /// What the first line of a journal says.
  static let version = "journal 1"

  private let path: String
  private let keyPath: String?
  /// Nil where the machine has no folder that it forgets. Made when the first secret is written or read.
  private(set) lazy var seal: SessionSeal? = keyPath.flatMap {
    SessionKeyFile.key(at: $0, size: SessionSeal.keySize, makeKey: SessionSeal.newKey)
  }
  .flatMap(SessionSeal.init)

  private init(path: String, keyPath: String?) {
    self.path = path
    self.keyPath = keyPath
  }

  /// Nil where the environment names no folder.
  static func ofEnvironment() -> JournalFolder? {
    guard
      let base = EnvironmentPath.folder("XDG_STATE_HOME")
        ?? EnvironmentPath.folder("HOME").map({ $0 + "/.local/state" })
    else { return nil }
    let runtime = EnvironmentPath.folder("XDG_RUNTIME_DIR")
    return JournalFolder(
      path: base + "/formview", keyPath: runtime.map { $0 + "/formview-journal.key" })
  }

  /// Begins a journal of a file.
  func begin(of identity: String) throws(FileError) -> JournalFile {
    try JournalFile(in: path, stem: stem(of: identity))
  }

  /// Journals of a file whose writers are gone, the latest first.
  func left(of identity: String) -> [LeftJournal] {
    JournalFile.left(in: path, stem: stem(of: identity)).compactMap {
      LeftJournal(at: $0) { self.seal }
    }
    .filter { $0.identity == identity }
  }

  /// Those of all files, the latest first.
  var leftOfAll: [LeftJournal] {
    JournalFile.left(in: path).compactMap { LeftJournal(at: $0) { self.seal } }
  }

  /// The name alone says little, and two files may have the same.
  private func stem(of identity: String) -> String { ContentDigest(identity).text + "-" }
}
