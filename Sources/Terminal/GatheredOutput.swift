import CLinux
import Glibc

/// Collects the output to a descriptor, so that the terminal gets a frame in one piece.
///
/// curses 6.4 writes at each move of its cursor: a screenful of a table is a hundred small writes, each a packet on a
/// slow line. While it draws, its descriptor leads to a file in memory.
final class GatheredOutput {
  private let descriptor: Int32
  /// The descriptor's usual destination.
  private let target: Int32
  private let memory: Int32

  /// Nil if the system has no files in memory (memfd_create(2)); output is then written directly.
  init?(of descriptor: Int32) {
    let memory = clinux_memory_file()
    let target = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard memory >= 0, target >= 0 else {
      if memory >= 0 { close(memory) }
      if target >= 0 { close(target) }
      return nil
    }
    self.descriptor = descriptor
    self.target = target
    self.memory = memory
  }

  deinit {
    close(target)
    close(memory)
  }

  func gather(_ draw: () -> Void) -> [UInt8] {
    guard dup2(memory, descriptor) >= 0 else {
      draw()
      return []
    }
    draw()
    dup2(target, descriptor)
    let count = max(Int(lseek(memory, 0, SEEK_CUR)), 0)
    // An array without capacity would write its count into the storage that the empty arrays of all threads share.
    guard count > 0 else { return [] }
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(pread(memory, buffer.baseAddress, count, 0), 0)
    }
    lseek(memory, 0, SEEK_SET)
    return bytes
  }
}
