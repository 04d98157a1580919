import FormEditor
import Forms
import Glibc
import JSONText
import Records
import Sealing
import Servers
import Storage

/// Where journals are: in `$XDG_STATE_HOME/formview`, or `~/.local/state/formview`; where that can't be written, in
/// `$XDG_RUNTIME_DIR`, else in the folder for temporary files. What seals them is in `$XDG_RUNTIME_DIR`.
final class JournalFolder {
  /// At least one: the first that can be written has new journals.
  private let folders: [PrivateFolder]
  private let keyPath: String?
  /// Nil where the machine has no folder that it forgets. Made when the first secret is written or read.
  private(set) lazy var seal: SessionSeal? = keyPath.flatMap {
    SessionKeyFile.key(at: $0, size: SessionSeal.keySize, makeKey: SessionSeal.newKey)
  }
  .flatMap(SessionSeal.init)

  /// Whether the machine has a folder that it forgets.
  var hasPlaceForKey: Bool { keyPath != nil }

  private init(folders: [PrivateFolder], keyPath: String?) {
    self.folders = folders
    self.keyPath = keyPath
  }

  static func ofEnvironment() -> JournalFolder {
    let state =
      EnvironmentPath.folder("XDG_STATE_HOME")
      ?? EnvironmentPath.folder("HOME").map({ $0 + "/.local/state" })
    let runtime = EnvironmentPath.folder("XDG_RUNTIME_DIR")
    let temporary = (EnvironmentPath.folder("TMPDIR") ?? "/tmp") + "/formview-\(getuid())"
    return JournalFolder(
      folders: (state.map { [PrivateFolder($0 + "/formview")] } ?? [])
        + (runtime.map { [PrivateFolder($0 + "/formview", isAmongOthers: true)] } ?? [])
        + [PrivateFolder(temporary, isAmongOthers: true)],
      keyPath: runtime.map { $0 + "/formview-journal.key" })
  }

  /// Begins a journal of a file with lines, in the first folder that takes them all. Throws why the first one does not.
  func begin(of identity: SourceIdentity, with lines: [String]) throws(FileError) -> JournalFile {
    do throws(FileError) {
      return try begin(of: identity, with: lines, in: folders[0])
    } catch {
      for folder in folders.dropFirst() {
        if let file = try? begin(of: identity, with: lines, in: folder) { return file }
      }
      throw error
    }
  }

  /// Begins a journal with what another one has, which can't be written any more or was removed, and with lines after it.
  func begin(
    of identity: SourceIdentity, continuing file: JournalFile, with lines: [String]
  ) throws(FileError) -> JournalFile {
    let former = try file.lines()
    return try begin(of: identity, with: former + lines + [line(taking: file.path)])
  }

  /// The line that says that what another journal has is in this one.
  func line(taking path: String) -> String {
    line([JSONMember(name: "taken", value: .string(path))], isSealed: false)
  }

  private func begin(
    of identity: SourceIdentity, with lines: [String], in folder: PrivateFolder
  ) throws(FileError) -> JournalFile {
    let file = try JournalFile(in: folder, stem: stem(of: identity))
    do throws(FileError) {
      for line in lines { try file.append(line) }
      return file
    } catch {
      // On a full disk a file can be made that can't be written.
      file.delete()
      throw error
    }
  }

  /// Journals of a file whose writers have ended, the latest first.
  func left(of identity: SourceIdentity) -> [LeftJournal] {
    left(stem: stem(of: identity)) { $0.identity == identity }
  }

  /// Journals of files that do not exist any more, but had the very bytes of `table`, whose file was renamed, or is another
  /// copy. O(bytes), where there are such journals.
  ///
  /// `secrets`: what is secret in the records for the form of a journal; nil where that is not known.
  func left(
    of identity: SourceIdentity, renamedTo table: RecordTable,
    secrets: (LeftJournal) -> SecretPaths?
  ) -> [LeftJournal] {
    guard table.isWhole else { return [] }
    let orphans = leftOfMissing(as: identity).filter { !$0.isEmpty }
    guard !orphans.isEmpty else { return [] }
    let mark = VersionMark(table.sourceMark, isOpen: false)
    return orphans.filter { journal in
      guard let version = journal.version, version.isOpen else { return journal.version == mark }
      return secrets(journal).map { version.isOf(table, leaving: $0.open(_:)) } ?? false
    }
  }

  /// Journals of files that do not exist any more, and which `identity` may be now. O(bytes of these journals).
  func leftOfMissing(as identity: SourceIdentity) -> [LeftJournal] {
    left { former in
      former.identity.table == identity.table && !ServerURL.isAddress(former.identity.file)
        && FileStamp.current(of: former.identity.file) == nil
    }
  }

  /// Those that are wanted, of all files, the latest first.
  func left(
    stem: String? = nil, where isWanted: (JournalHeader) -> Bool = { _ in true }
  ) -> [LeftJournal] {
    folders.flatMap { JournalFile.left(in: $0, stem: stem) }
      .compactMap {
        LeftJournal(at: $0, among: folders, seal: { self.seal }, where: isWanted)
      }
      .sorted { $0.header.begun > $1.header.begun }
      .withoutTaken()
  }

  /// Writes what could not be taken of a journal into a new one, which its writer has as long as it lives; nil where
  /// nothing is left of it. Where it throws, the journal must stay.
  func keepRemainder(
    of journal: LeftJournal, _ misfits: [JournalMisfit], _ texts: [RescuedText]
  ) throws(FileError) -> JournalFile? {
    guard let lines = journal.remainder(misfits, texts, in: self) else { return nil }
    let file = try begin(of: journal.header.identity, with: lines)
    if let failure = file.synchronize() {
      file.delete()
      throw failure
    }
    return file
  }

  /// The name alone says little, and two files may have the same.
  private func stem(of identity: SourceIdentity) -> String {
    ContentDigest(identity.path).text + "-"
  }

  /// A line as it is written; `isSealed`: encrypted, where there is a key. `kind`: what may be said of it then.
  func line(_ members: [JSONMember], isSealed: Bool, of kind: String? = nil) -> String {
    Self.line(members, sealedBy: isSealed ? seal : nil, of: kind)
  }

  /// What makes lines on another thread, of which may be said that they are of a kind.
  func lines(of kind: String, areSealed: Bool) -> @Sendable ([JSONMember]) -> String {
    let seal = areSealed ? seal : nil
    return { Self.line($0, sealedBy: seal, of: kind) }
  }

  private static func line(
    _ members: [JSONMember], sealedBy seal: SessionSeal?, of kind: String? = nil
  ) -> String {
    guard let seal else { return text(members) }
    let sealed = seal.sealed(text(members)).map { JSONMember(name: "sealed", value: .string($0)) }
    let kinds = kind.map { [JSONMember(name: "of", value: .string($0))] } ?? []
    return text([sealed ?? JSONMember(name: "unknown", value: .bool(true))] + kinds)
  }

  private static func text(_ members: [JSONMember]) -> String {
    JSONValue.object(members).jsonText()
  }
}

extension [LeftJournal] {
  /// Those whose edits are not in another one as well, which had adopted them when the program ended.
  func withoutTaken() -> [LeftJournal] {
    let taken = reduce(into: Set<String>()) { $0.formUnion($1.taken) }
    return filter { !taken.contains($0.path) }
  }
}
