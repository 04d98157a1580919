import Glibc

/// What was not saved when the program had to end: it waits in the folder of the data file.
package struct RescueFile: Hashable, Sendable {
  /// The data file.
  private let dataPath: String
  /// From 1; several are there where the person kept the earlier ones.
  private let number: Int

  /// The whole data file with its changes.
  package var path: String { dataPath + Self.ending + (number == 1 ? "" : "-\(number)") }
  /// The whole data file without them, as it was when they were made: what others have saved since is merged with them.
  package var basePath: String { path + Self.baseEnding }
  /// The texts that are in no record.
  package var textsPath: String { path + Self.textsEnding }

  /// Whether there are rescued changes.
  package var hasChanges: Bool { isOurs(path) }
  /// Whether there is what the changes were made on.
  package var hasBase: Bool { isOurs(basePath) }
  /// Whether there are rescued drafts.
  package var hasTexts: Bool {
    isOurs(textsPath) && FileStamp(entry: textsPath).map { $0.size > 0 } == true
  }

  /// Whether a file was made by who runs this, or by the owner of the data; what others put there is not believed, nor is
  /// a symbolic link followed.
  private func isOurs(_ path: String) -> Bool {
    guard let file = FileOwner(entry: path), file.isRegular else { return false }
    return file.user == geteuid() || file.user == FileOwner(of: dataPath)?.user
  }

  /// Whether the data file was changed after this was written.
  package var isOlder: Bool {
    let times = [path, textsPath].compactMap { FileStamp.current(of: $0)?.modified }
    guard let data = FileStamp.current(of: dataPath), let written = times.max() else {
      return false
    }
    return data.modified > written
  }

  /// The latest one of the file at `path`; nil if there is none. O(names in its folder).
  package static func latest(for path: String) -> RescueFile? {
    numbers(for: path).sorted(by: >).lazy.map { RescueFile(dataPath: path, number: $0) }
      .first { $0.hasChanges || $0.hasTexts }
  }

  /// The numbers of those that may be there. A folder that can't be listed may be searched for the first ones.
  private static func numbers(for path: String) -> Set<Int> {
    let prefix = FilePath.name(of: path) + ending
    let listed = FolderReader.allNames(in: FilePath.folder(of: path), beginning: prefix)
      .compactMap { name -> Int? in
        let text = name.hasSuffix(textsEnding) ? name.dropLast(textsEnding.count) : name[...]
        let number = text.dropFirst(prefix.count)
        guard number.first == "-", let value = Int(number.dropFirst()), value > 1 else {
          return nil
        }
        return value
      }
    return Set(listed).union(1...mostGuessed)
  }

  /// The one that is written where there is none yet.
  package static func first(for path: String) -> RescueFile {
    RescueFile(dataPath: path, number: 1)
  }

  /// A file that nobody else writes: programs that end together each get one. The file of its texts is there by then.
  package static func claim(for path: String) throws(FileError) -> RescueFile {
    var number = 1
    while true {
      let file = RescueFile(dataPath: path, number: number)
      number += 1
      guard !file.isTaken else { continue }
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
      let descriptor = open(file.textsPath.systemPath, flags, 0o600)
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        throw FileError.writing(
          file.textsPath, in: FilePath.folder(of: file.textsPath), code: errno)
      }
      close(descriptor)
      // Who has written it meanwhile may have given up the name of the texts.
      guard file.isTaken else { return file }
      FileRemover.remove(file.textsPath)
    }
  }

  /// Leaves the name to others, where nothing was written.
  package func releaseClaim() {
    if isOurs(textsPath), !hasTexts { FileRemover.remove(textsPath) }
  }

  private var isTaken: Bool {
    [path, basePath].contains { FileStamp(entry: $0) != nil }
  }

  private static let mostGuessed = 9
  private static let (ending, textsEnding, baseEnding) = (".unsaved", ".drafts", ".base")

  /// What writes a file's bytes, piece by piece, into what it is given.
  package typealias Producer = ((UnsafeRawBufferPointer) throws -> Void) throws -> Void

  /// Writes the whole data file with its changes, and without them. Where there is no place for the latter, whatever differs from
  /// what others save is asked about. `replacing`: over what was taken of it before.
  package func write(
    _ produce: Producer, base produceBase: Producer, replacing: Bool = false
  ) throws(FileError) {
    // One of former changes would take these for others.
    if replacing, hasBase { FileRemover.remove(basePath) }
    try Self.write(to: path, replacing: replacing && hasChanges, produce)
    try? Self.write(to: basePath, replacing: false, produceBase)
  }

  /// Writes the texts; where there are none, none are left there.
  package func write(texts: String) throws(FileError) {
    guard !texts.isEmpty else {
      if isOurs(textsPath) { FileRemover.remove(textsPath) }
      return
    }
    try Self.write(to: textsPath, replacing: isOurs(textsPath)) { sink in
      try Array(texts.utf8).withUnsafeBytes { try sink($0) }
    }
  }

  /// Deletes what is there.
  package func delete(withTexts: Bool) throws(FileError) {
    for path in [path, basePath] + (withTexts ? [textsPath] : []) where !FileRemover.remove(path) {
      let code = errno
      if code != ENOENT { throw FileError.writing(path, code: code) }
    }
  }

  /// Only its owner may read it: nobody has said who else may see what was never saved.
  private static func write(
    to path: String, replacing: Bool, _ produce: Producer
  ) throws(FileError) {
    try AtomicFile.write(
      to: path, expecting: replacing ? .anything : .nothing, mode: 0o600, followsLinks: false,
      produce)
  }
}
