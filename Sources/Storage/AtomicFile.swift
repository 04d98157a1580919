/// Replaces a file whole or not at all: same folder, fsync, rename, folder fsync; mode, owner and symbolic link kept.
package enum AtomicFile {
  /// Writes the pieces that `produce` hands to its sink. On any failure the old file stands as it was.
  @discardableResult
  package static func write(
    to path: String,
    _ produce: ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) throws(FileError) -> FileStamp { fatalError("not built yet") }
}
