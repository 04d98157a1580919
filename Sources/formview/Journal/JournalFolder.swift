import Ciphers
import FormEditor
import Forms
import Glibc
import JSONText
import Records
import Servers
import Storage

/// The location of journals: `$XDG_STATE_HOME/formview`, or `~/.local/state/formview`; if that is not writable,
/// `$XDG_RUNTIME_DIR`, else the folder for temporary files. The key for sealing is in `$XDG_RUNTIME_DIR`.
final class JournalFolder {
  /// Folders of journals, at least one: the first writable one gets new journals.
  private let folders: [PrivateFolder]
  private let keyPath: String?
  /// Seal of secrets; nil if the machine has no volatile folder. Created for the first secret
  /// that is written or read.
  private(set) lazy var seal: SessionSeal? = keyPath.flatMap {
    SessionKeyFile.key(at: $0, size: SessionSeal.keySize, makeKey: SessionSeal.newKey)
  }
  .flatMap(SessionSeal.init)

  var canStoreKey: Bool { keyPath != nil }

  private init(folders: [PrivateFolder], keyPath: String?) {
    self.folders = folders
    self.keyPath = keyPath
  }

  static func ofEnvironment() -> JournalFolder {
    let runtime = EnvironmentPath.folder("XDG_RUNTIME_DIR")
    let temporary = (EnvironmentPath.folder("TMPDIR") ?? "/tmp") + "/formview-\(getuid())"
    return JournalFolder(
      folders: [PrivateFolder.ofState].compactMap(\.self)
        + (runtime.map { [PrivateFolder($0 + "/formview", isAmongOthers: true)] } ?? [])
        + [PrivateFolder(temporary, isAmongOthers: true)],
      keyPath: runtime.map { $0 + "/formview-journal.key" })
  }

  /// Begins a journal of a file with lines, in the first folder that accepts them all. Throws the error of the first
  /// one.
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

  /// Begins a journal with the contents of another one, which was removed or is no longer writable, and further
  /// lines.
  func begin(
    of identity: SourceIdentity, continuing file: JournalFile, with lines: [String]
  ) throws(FileError) -> JournalFile {
    let former = try file.lines()
    return try begin(of: identity, with: former + lines + [line(taking: file.path)])
  }

  /// The line that marks another journal as included in this one.
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

  /// Journals of missing files that had the bytes of `table`, whose file was renamed, or is another copy. O(bytes),
  /// if there are such journals.
  ///
  /// `secrets`: the secrets in the records by the form of a journal; nil if unknown.
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

  /// Journals of missing files that may be `identity` now. O(bytes of these journals).
  func leftOfMissing(as identity: SourceIdentity) -> [LeftJournal] {
    left { former in
      former.identity.table == identity.table && !ServerURL.isAddress(former.identity.file)
        && FileStamp.current(of: former.identity.file) == nil
    }
  }

  /// The requested journals of all files, the latest first.
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

  /// Writes the part of a journal that could not be applied into a new one, which its writer owns for life; nil if
  /// nothing is left. If it throws, the journal must stay.
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

  /// With a hash, since two files may have the same name.
  private func stem(of identity: SourceIdentity) -> String {
    ContentDigest(identity.path).text + "-"
  }

  /// A line as written; `isSealed`: encrypted, if there is a key. `kind`: the unencrypted kind of such a line.
  func line(_ members: [JSONMember], isSealed: Bool, of kind: String? = nil) -> String {
    Self.line(members, sealedBy: isSealed ? seal : nil, of: kind)
  }

  /// A closure that creates lines on another thread, marked with a kind.
  func lines(of kind: String, areSealed: Bool) -> @Sendable ([JSONMember]) -> String {
    let seal = areSealed ? seal : nil
    return { Self.line($0, sealedBy: seal, of: kind) }
  }

  private static func line(
    _ members: [JSONMember], sealedBy seal: SessionSeal?, of kind: String? = nil
  ) -> String {
    guard let seal else { return text(members) }
    let sealed = JSONMember(name: "sealed", value: .string(seal.sealed(text(members))))
    let kinds = kind.map { [JSONMember(name: "of", value: .string($0))] } ?? []
    return text([sealed] + kinds)
  }

  private static func text(_ members: [JSONMember]) -> String {
    JSONValue.object(members).jsonText()
  }
}

extension [LeftJournal] {
  /// Journals whose edits are not included in another one, which had adopted them when the program ended.
  func withoutTaken() -> [LeftJournal] {
    let taken = reduce(into: Set<String>()) { $0.formUnion($1.taken) }
    return filter { !taken.contains($0.path) }
  }
}
