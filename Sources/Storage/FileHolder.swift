import Glibc
import Texts

/// A program that has a file open, as far as the system reports it.
struct FileHolder {
  /// Program with its process number: `vim (process 4711)`.
  let name: Sentence

  /// Finds the process that has the file open with a lock on it; nil if it belongs to another user, container or
  /// machine. O(open files of all processes).
  init?(locking stamp: FileStamp) {
    self.init(stamp) { $0.contains("lock:") }
  }

  /// Finds the process that has the file open for writing, like the one that locks it.
  init?(writing stamp: FileStamp) {
    self.init(stamp) { Self.writes($0) }
  }

  /// `isMeant` receives the system's information about an open file (proc_pid_fdinfo(5)).
  private init?(_ stamp: FileStamp, where isMeant: (String) -> Bool) {
    let processes = FolderReader.names(in: "/proc").filter {
      Int32($0) != nil && Int32($0) != getpid()
    }
    let process = processes.first { process in
      FolderReader.names(in: "/proc/\(process)/fd").contains { descriptor in
        FileStamp.current(of: "/proc/\(process)/fd/\(descriptor)")?.isSameFile(as: stamp) == true
          && isMeant(Self.text("/proc/\(process)/fdinfo/\(descriptor)"))
      }
    }
    guard let process else { return nil }
    let command = Self.text("/proc/\(process)/comm").split(separator: "\n").first.map(String.init)
    name = Sentence { $0.process(command ?? $0.aProgram, process) }
  }

  /// True if the flags of an open file, an octal number, allow writing.
  private static func writes(_ information: String) -> Bool {
    let flags = information.split(separator: "\n").first { $0.hasPrefix("flags:") }
    guard let number = flags?.split(separator: "\t").last, let value = Int32(number, radix: 8)
    else { return false }
    return value & O_ACCMODE != O_RDONLY
  }

  /// The text of a file of /proc; empty if there is none.
  private static func text(_ path: String) -> String {
    guard let file = try? FileReader.read(path).text else { return "" }
    return withExtendedLifetime(file.buffer) { String(decoding: file.buffer.bytes, as: UTF8.self) }
  }
}
