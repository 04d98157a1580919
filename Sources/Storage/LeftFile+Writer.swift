import Glibc

extension LeftFile {
  /// The process that writes a file, encoded in the file's name: on a file system without locks, as on some networks,
  /// it shows if the writer is still running.
  struct Writer: Equatable {
    /// The boot of the machine, and the namespace of process numbers (pid_namespaces(7)).
    private let machine: String
    private let process: pid_t
    /// The start time of the process as the system counts (proc_pid_stat(5)).
    private let start: String

    /// The current process; nil if the system doesn't identify it.
    static let current: Writer? = {
      guard let start = start(of: getpid()), let machine else { return nil }
      return Writer(machine: machine, process: getpid(), start: start)
    }()

    private init(machine: String, process: pid_t, start: String) {
      (self.machine, self.process, self.start) = (machine, process, start)
    }

    /// Parses the end of a name's part; nil without a writer.
    init?(endOf part: Substring) {
      let pieces = part.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard pieces.count == 4, let process = pid_t(pieces[2], radix: 36), process > 0 else {
        return nil
      }
      self.init(machine: pieces[1], process: process, start: pieces[3])
    }

    var text: String { ".\(machine).\(String(process, radix: 36)).\(start)" }

    /// True if the process has certainly ended: it is of this machine, and its number is free
    /// or belongs to another process.
    var isGone: Bool {
      guard machine == Self.current?.machine else { return false }
      if kill(process, 0) != 0, errno == ESRCH { return true }
      // What can't be asked is taken for the writer.
      return Self.start(of: process).map { $0 != start } ?? false
    }

    private static let machine: String? = {
      guard let boot = text(of: "/proc/sys/kernel/random/boot_id"),
        let numbers = FilePath.linkTarget(of: "/proc/self/ns/pid")
      else { return nil }
      return LeftFile.digest(of: Array((boot + numbers).utf8))
    }()

    private static func start(of process: pid_t) -> String? {
      // The name of the program, which may hold anything, is in parentheses before.
      let fields = text(of: "/proc/\(process)/stat")?.split(separator: ")").last?
        .split(separator: " ")
      guard let fields, fields.count > 19, let start = UInt64(fields[19]) else { return nil }
      return String(start, radix: 36)
    }

    private static func text(of path: String) -> String? {
      guard let file = try? FileReader.read(path).text else { return nil }
      return withExtendedLifetime(file.buffer) {
        String(decoding: file.buffer.bytes, as: UTF8.self)
      }
    }
  }
}
