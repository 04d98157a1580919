import Glibc

/// Unsaved changes of a program that had to end, stored in the folder of the data file.
package struct RescueFile: Hashable, Sendable {
  private let dataPath: String
  /// Number of the file, from 1; there are several if the user kept the earlier ones.
  private let number: Int

  package var path: String { dataPath + Self.ending + (number == 1 ? "" : "-\(number)") }
  /// Path of the whole data file without the changes, for merging with later saves of others.
  package var basePath: String { path + Self.baseEnding }
  package var textsPath: String { path + Self.textsEnding }

  package var hasChanges: Bool { isOurs(path) }
  package var hasBase: Bool { isOurs(basePath) }
  package var hasTexts: Bool {
    isOurs(textsPath) && FileStamp(entry: textsPath).map { $0.size > 0 } == true
  }

  /// True if a file was created by the current user or the owner of the data; other files are not trusted, nor is a
  /// symbolic link followed.
  private func isOurs(_ path: String) -> Bool {
    guard let file = FileOwner(entry: path), file.isRegular else { return false }
    return file.user == geteuid() || file.user == FileOwner(of: dataPath)?.user
  }

  /// True if the data file was changed after the rescue file was written.
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

  /// The numbers of possible files. For a folder that can't be listed, the first few numbers.
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

  /// The first one, if none exists yet.
  package static func first(for path: String) -> RescueFile {
    RescueFile(dataPath: path, number: 1)
  }

  /// An unused file: programs that end together each get one. The file of its texts exists by then.
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

  /// Frees the name if nothing was written.
  package func releaseClaim() {
    if isOurs(textsPath), !hasTexts { FileRemover.remove(textsPath) }
  }

  private var isTaken: Bool {
    [path, basePath].contains { FileStamp(entry: $0) != nil }
  }

  private static let mostGuessed = 9
  private static let (ending, textsEnding, baseEnding) = (".unsaved", ".drafts", ".base")

  /// Writes a file's bytes, piece by piece, to the given sink.
  package typealias Producer = ((UnsafeRawBufferPointer) throws -> Void) throws -> Void

  /// Writes the whole data file with its changes, and without them. If there is no space for the latter, every
  /// difference from later saves becomes a question. `replacing`: overwrites an earlier version of it.
  package func write(
    _ produce: Producer, base produceBase: Producer, replacing: Bool = false
  ) throws(FileError) {
    // One of former changes would take these for others.
    if replacing, hasBase { FileRemover.remove(basePath) }
    try Self.write(to: path, replacing: replacing && hasChanges, produce)
    try? Self.write(to: basePath, replacing: false, produceBase)
  }

  /// Writes the texts, or deletes the file of an empty list.
  package func write(texts: String) throws(FileError) {
    guard !texts.isEmpty else {
      if isOurs(textsPath) { FileRemover.remove(textsPath) }
      return
    }
    try Self.write(to: textsPath, replacing: isOurs(textsPath)) { sink in
      try Array(texts.utf8).withUnsafeBytes { try sink($0) }
    }
  }

  /// Deletes the files of the changes, and with `withTexts` that of the texts.
  package func delete(withTexts: Bool) throws(FileError) {
    for path in [path, basePath] + (withTexts ? [textsPath] : []) where !FileRemover.remove(path) {
      let code = errno
      if code != ENOENT { throw FileError.writing(path, code: code) }
    }
  }

  /// Readable by its owner only, since it has data that was never saved.
  private static func write(
    to path: String, replacing: Bool, _ produce: Producer
  ) throws(FileError) {
    try AtomicFile.write(
      to: path, expecting: replacing ? .anything : .nothing, mode: 0o600, followsLinks: false,
      produce)
  }
}
