import SourceText

/// Reads whole files, telling in words what is wrong with those that can't be read.
package enum FileReader {
  /// Reads `path`, or standard input for `-`. Refuses folders and files over `limit` bytes.
  package static func read(_ path: String, limit: Int = 8 << 30) throws(FileError) -> StoredFile {
    fatalError("not built yet")
  }
}

/// A file as it was read, and how to tell later whether it is still that.
package struct StoredFile: Sendable {
  package var text: SourceText
  package var stamp: FileStamp
  /// False for standard input, pipes and process substitution.
  package var canBeSaved: Bool
}

/// What tells one state of a file from another.
package struct FileStamp: Hashable, Sendable {
  package var device: UInt64
  package var inode: UInt64
  package var size: Int64
  /// Nanoseconds since 1970.
  package var modified: Int64

  /// The stamp of what is at `path` now; nil if nothing is.
  package static func current(of path: String) -> FileStamp? { fatalError("not built yet") }
}

/// A file that could not be read or written: which, and why in words.
package struct FileError: Error, Hashable, Sendable {
  package var path: String
  package var reason: String
}
