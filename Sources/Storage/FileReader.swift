import SourceText

/// Reads whole files, telling in words what is wrong with those that can't be read.
package enum FileReader {
  /// Bytes asked for at once: few calls, and small enough to look at them while they are in the
  /// cache.
  private static let chunk = 1 << 20

  /// Reads `path`, or standard input for `-`. Refuses folders, devices and files over `limit`
  /// bytes. The bytes are copied, not mapped: another program may cut the file short meanwhile.
  ///
  /// `noting` is handed the bytes read so far after each piece, while they are in the cache.
  package static func read(
    _ path: String, limit: Int = 8 << 30, noting: (UnsafeRawBufferPointer) -> Void = { _ in }
  ) throws(FileError) -> StoredFile {
    let input = try InputFile(path)
    let size = input.isRegular ? Int(input.info.st_size) : 0
    guard size <= limit else { throw .tooLarge(path, size: size, limit: limit) }
    var rest: [UInt8] = []
    var buffer = try buffer(path, capacity: size) { target throws(FileError) in
      let count = try fill(target, from: input, noting)
      // More than fstat said: a pipe, a file that grows, or one that the kernel makes up.
      if count == target.count { rest = try tail(of: input, limit: limit - count) }
      return count
    }
    if !rest.isEmpty {
      let start = buffer
      buffer = try self.buffer(path, capacity: start.count + rest.count) { target in
        withExtendedLifetime(start) { target.copyMemory(from: start.bytes) }
        UnsafeMutableRawBufferPointer(rebasing: target[start.count...]).copyBytes(from: rest)
        return target.count
      }
    }
    return StoredFile(
      text: SourceText(name: path, buffer: buffer), stamp: FileStamp(input.info),
      canBeSaved: input.isRegular && path != "-")
  }

  /// The first `count` bytes of a file that is longer, so that something can be shown at once; nil for
  /// shorter files, pipes and standard input.
  package static func readBeginning(
    of path: String, count: Int
  ) throws(FileError) -> StoredFile? {
    guard path != "-", let info = FileStamp.current(of: path), info.size > count else { return nil }
    let input = try InputFile(path)
    guard input.isRegular, input.info.st_size > count else { return nil }
    let buffer = try buffer(path, capacity: count) { target throws(FileError) in
      try fill(target, from: input)
    }
    return StoredFile(
      text: SourceText(name: path, buffer: buffer), stamp: FileStamp(input.info), canBeSaved: true)
  }

  private static func fill(
    _ target: UnsafeMutableRawBufferPointer, from input: borrowing InputFile,
    _ noting: (UnsafeRawBufferPointer) -> Void = { _ in }
  ) throws(FileError) -> Int {
    var filled = 0
    while filled < target.count {
      let piece = target[filled..<min(filled + chunk, target.count)]
      let count = try input.read(into: UnsafeMutableRawBufferPointer(rebasing: piece))
      if count == 0 { break }
      filled += count
      noting(UnsafeRawBufferPointer(rebasing: target[..<filled]))
    }
    return filled
  }

  /// What follows up to the end, whose place is not known beforehand.
  private static func tail(
    of input: borrowing InputFile, limit: Int
  ) throws(FileError) -> [UInt8] {
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { piece.deallocate() }
    var bytes: [UInt8] = []
    while true {
      let count = try input.read(into: piece)
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else {
        throw FileError.tooLarge(input.name, size: nil, limit: limit)
      }
      bytes += piece[..<count]
    }
  }

  /// A buffer, with the errors that `fill` throws typed again.
  private static func buffer(
    _ path: String, capacity: Int,
    fill: (UnsafeMutableRawBufferPointer) throws(FileError) -> Int
  ) throws(FileError) -> ByteBuffer {
    do {
      return try ByteBuffer(capacity: capacity) { try fill($0) }
    } catch let error as FileError {
      throw error
    } catch {
      throw FileError(path: path, reason: "\(error)")
    }
  }
}
