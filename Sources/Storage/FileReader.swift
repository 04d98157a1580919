/// Reads whole files and explains errors.
package enum FileReader {
  /// Reads `path`, or standard input for `-`. Refuses folders, devices and files over `limit`
  /// bytes.
  package static func read(
    _ path: String, limit: Int = 8 << 30
  ) throws(FileError) -> StoredFile {
    var reading = try FileReading(path, limit: limit)
    while try reading.readOn() {}
    return reading.file
  }

  /// Reads a file only: a pipe would wait for its writer.
  package static func readFile(_ path: String, limit: Int) throws(FileError) -> StoredFile {
    if path == "-" { throw FileError.notAFile(path) { $0.deviceOrPipe } }
    var reading = try FileReading(path, limit: limit, isFile: true)
    while try reading.readOn() {}
    return reading.file
  }

  /// True if nothing has the name `path`, and its folder allows creating a file.
  package static func canBegin(_ path: String) -> Bool {
    let folder = FilePath.folder(of: path)
    return path != "-" && !FilePath.name(of: path).isEmpty && FileStamp(entry: path) == nil
      && FileStamp.current(of: folder + "/.") != nil
  }

  /// True if `path` can be read only once: standard input, pipes.
  package static func isStream(_ path: String) -> Bool {
    path == "-" || FileStamp.current(of: path)?.isRegular == false
  }

  /// The first `count` bytes of a file, or all of a shorter one; nil for standard input, pipes and devices, which can
  /// be read only once.
  package static func head(of path: String, count: Int) throws(FileError) -> [UInt8]? {
    if isStream(path) { return nil }
    let input = try InputFile(path)
    let head = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
    defer { head.deallocate() }
    var end = 0
    while end < count {
      let added = try input.read(into: UnsafeMutableRawBufferPointer(rebasing: head[end...]))
      guard added > 0 else { break }
      end += added
    }
    return Array(head[..<end])
  }

  /// The first `count` bytes of a longer file, to show something at once; nil for shorter files, pipes and standard
  /// input.
  package static func readBeginning(
    of path: String, count: Int
  ) throws(FileError) -> StoredFile? {
    // Merely opening a pipe would take what its writer has for the real reader.
    guard path != "-", let stamp = FileStamp.current(of: path), stamp.size > count else {
      return nil
    }
    var reading = try FileReading(path)
    guard reading.size > count else { return nil }
    while reading.count < count, try reading.readOn(most: count - reading.count) {}
    return reading.file
  }
}
