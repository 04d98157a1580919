import CLinux

/// The image of memory that the system writes to a file when a program crashes.
package enum CoreDump {
  /// From now on none is written, and no other program of the same user can look into the memory.
  package static func forbid() { clinux_forbid_core_dumps() }
}
