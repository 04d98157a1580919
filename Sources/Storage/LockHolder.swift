import Glibc
import Texts

/// The program that holds the lock on a file, as far as the system names it.
struct LockHolder {
  /// `vim (process 4711)`.
  let name: Sentence

  /// Finds the process that has the file open with a lock on it (proc_pid_fdinfo(5)); nil if it is another
  /// user's, of another container, or of another machine. O(open files of all processes).
  init?(of stamp: FileStamp) {
    let processes = FolderReader.names(in: "/proc").filter {
      Int32($0) != nil && Int32($0) != getpid()
    }
    guard let process = processes.first(where: { Self.locks(stamp, process: $0) }) else {
      return nil
    }
    let command = Self.text("/proc/\(process)/comm").split(separator: "\n").first.map(String.init)
    name = Sentence { $0.process(command ?? $0.aProgram, process) }
  }

  private static func locks(_ stamp: FileStamp, process: String) -> Bool {
    FolderReader.names(in: "/proc/\(process)/fd").contains { descriptor in
      FileStamp.current(of: "/proc/\(process)/fd/\(descriptor)")?.isSameFile(as: stamp) == true
        && text("/proc/\(process)/fdinfo/\(descriptor)").contains("lock:")
    }
  }

  /// The text of a file of /proc; empty if there is none.
  private static func text(_ path: String) -> String {
    guard let file = try? FileReader.read(path).text else { return "" }
    return withExtendedLifetime(file.buffer) { String(decoding: file.buffer.bytes, as: UTF8.self) }
  }
}
