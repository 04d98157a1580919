import CLinux

/// The memory image that the system writes to a file when a program crashes.
package enum CoreDump {
  /// Disables core dumps and keeps other programs of the same user from reading the memory.
  package static func forbid() { clinux_forbid_core_dumps() }
}
