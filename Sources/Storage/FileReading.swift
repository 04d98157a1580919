import SourceText

/// Reads a file piece by piece from start to end.
package struct FileReading: ~Copyable {
  /// Limit in bytes of one read: few calls, and small enough to process them while they are
  /// in the cache.
  private static let piece = 1 << 20

  /// The number of bytes when the file was opened; 0 if unknown, as for pipes.
  package let size: Int
  private let input: InputFile
  private let limit: Int
  private var buffer: GrowingBuffer
  private var ahead: ReadAhead?

  /// Opens `path`, or standard input for `-`. Refuses folders, devices and files over `limit` bytes.
  ///
  /// With `readsAhead` a thread reads a long file further while the caller processes the bytes. `isFile`: pipes are
  /// refused, too.
  package init(
    _ path: String, limit: Int = 8 << 30, readsAhead: Bool = false, isFile: Bool = false
  ) throws(FileError) {
    let input = try InputFile(path, isFile: isFile)
    let size = input.isRegular ? Int(input.info.st_size) : 0
    guard size <= limit else { throw .tooLarge(path, size: size, limit: limit) }
    // Room for one byte more, so that the end is found without a larger room.
    var buffer = GrowingBuffer(capacity: max(size + 1, 1 << 14))
    ahead =
      readsAhead && size > 4 * Self.piece
      ? ReadAhead(
        descriptor: input.descriptor, name: input.name, room: buffer.room(upTo: .max)) : nil
    self.buffer = buffer
    self.input = input
    self.size = size
    self.limit = limit
  }

  // Before the file is closed and the buffer goes.
  deinit { ahead?.stop() }

  /// The state of the file before the first byte was read.
  package var stamp: FileStamp { input.stamp }
  package var count: Int { buffer.count }
  /// Text of the bytes, which are copied, not mapped: another program may truncate the file.
  package var text: SourceText { SourceText(name: input.name, buffer: buffer.filled) }
  /// True if another program has written into the file since it was opened: the bytes may be a mix of versions then.
  package var wasWritten: Bool { input.wasWritten }

  package var file: StoredFile {
    StoredFile(text: text, stamp: stamp, canBeSaved: input.isRegular && input.name != "-")
  }

  /// Reads the next piece, of `most` bytes at most; false at the end.
  package mutating func readOn(most: Int = piece) throws(FileError) -> Bool {
    let added = try ahead == nil ? input.read(into: buffer.room(upTo: most)) : nextAhead()
    buffer.accept(added)
    guard buffer.count <= limit else { throw .tooLarge(input.name, size: nil, limit: limit) }
    return added > 0
  }

  private mutating func nextAhead() throws(FileError) -> Int {
    switch ahead?.next() {
    case .bytes(let added): return added
    case .failed(let error):
      ahead = nil
      throw error
    case .end, .full, nil:
      ahead = nil
      // At the end there may be more by now.
      return try input.read(into: buffer.room(upTo: Self.piece))
    }
  }
}
