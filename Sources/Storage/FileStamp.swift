import Glibc

/// Distinguishes one state of a file from another.
package struct FileStamp: Hashable, Sendable {
  package var device: UInt64
  package var inode: UInt64
  package var size: Int64
  /// Time of the last modification, in nanoseconds since 1970.
  package var modified: Int64
  /// The last change of the file or its metadata (mode, names), in nanoseconds since 1970. Unlike `modified` no
  /// program can set it.
  package var changed: Int64
  /// False for a pipe or device; not part of the state.
  private(set) var isRegular = true
  /// The time of the stamp, in nanoseconds since 1970; not part of the state.
  private var taken: Int64 = .max

  package init(device: UInt64, inode: UInt64, size: Int64, modified: Int64, changed: Int64 = 0) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  init(_ info: stat) {
    self.init(
      device: UInt64(info.st_dev), inode: UInt64(info.st_ino), size: Int64(info.st_size),
      modified: Self.nanoseconds(info.st_mtim), changed: Self.nanoseconds(info.st_ctim))
    isRegular = info.st_mode & S_IFMT == S_IFREG
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    taken = Self.nanoseconds(now)
  }

  /// The stamp of an open file; nil for anything but a regular file.
  init?(regular descriptor: Int32) {
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(info)
  }

  /// The stamp of the entry itself, even a symbolic link; nil if there is none.
  init?(entry path: String) {
    var info = stat()
    guard lstat(path.systemPath, &info) == 0 else { return nil }
    self.init(info)
  }

  /// The current stamp of `path`, through symbolic links; nil if there is nothing.
  package static func current(of path: String) -> FileStamp? {
    var info = stat()
    return stat(path.systemPath, &info) == 0 ? FileStamp(info) : nil
  }

  /// Distinguishes a file from others, whatever its contents.
  package struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
  }

  package var identity: Identity { Identity(device: device, inode: inode) }

  /// True if both are states of one file, whatever its contents.
  func isSameFile(as other: FileStamp?) -> Bool {
    identity == other?.identity
  }

  /// True if both are states of one file with the same length and time of writing. Changes of name, mode or owner are
  /// ignored; so is a write that set the time back.
  func agrees(with other: FileStamp?) -> Bool {
    isSameFile(as: other) && size == other?.size && modified == other?.modified
  }

  /// True if any later write changes the stamp. File systems count time in steps: a write right after another one may
  /// leave the time unchanged, and the length, too.
  var isConclusive: Bool {
    taken - max(modified, changed)
      > (changed % 1_000_000_000 == 0 ? Self.longStep : Self.step)
  }

  /// Nanoseconds: some ticks of the kernel, and the step of file systems that store no fractions.
  private static let (step, longStep): (Int64, Int64) = (50_000_000, 2_000_000_000)

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.device == b.device && a.inode == b.inode && a.size == b.size && a.modified == b.modified
      && a.changed == b.changed
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(inode)
    hasher.combine(modified)
  }
}
