import FormEditor
import Glibc
import Storage

/// Opens `$VISUAL` or `$EDITOR` on a text, in the terminal that was given back for it.
struct ExternalEditor {
  /// The command as a shell reads it: it may have arguments.
  let command: String

  init() { command = Environment.value("VISUAL") ?? Environment.value("EDITOR") ?? "vi" }

  /// Runs the editor on a private file and returns what it left there.
  func edit(_ text: String) -> Result<String, ExternalEditorFailure> {
    let folder = Environment.value("TMPDIR") ?? "/tmp"
    var template = Array("\(folder)/formview-XXXXXX.txt".utf8CString)
    let descriptor = mkstemps(&template, 4)
    guard descriptor >= 0 else {
      return failure(Environment.texts.noTemporaryFile(in: folder, reason()))
    }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    let written = writeAll(Array(text.utf8), to: descriptor)
    close(descriptor)
    guard written else { return failure(Environment.texts.cannotBeWritten(path, reason())) }
    if let problem = run(on: path) { return failure(problem) }
    guard var bytes = contents(of: path) else { return failure(Environment.texts.isGone(path)) }
    // Editors end a file with a line break that the text didn't have.
    if bytes.last == UInt8(ascii: "\n") && text.utf8.last != UInt8(ascii: "\n") {
      bytes.removeLast()
    }
    return .success(String(decoding: bytes, as: UTF8.self))
  }

  /// Nil when it ended well, else what happened.
  private func run(on path: String) -> String? {
    let words = ["/bin/sh", "-c", "\(command) \"$1\"", "sh", path]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    let spawned = posix_spawn(&child, "/bin/sh", nil, nil, &arguments, environ)
    guard spawned == 0 else {
      return Environment.texts.cannotBeStarted(command, String(cString: strerror(spawned)))
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    let code = (status >> 8) & 0xff
    let signal = Int(status & 0x7f)
    if signal != 0 { return Environment.texts.endedBySignal(command, signal) }
    return code == 0 ? nil : Environment.texts.endedWithStatus(command, Int(code))
  }

  private func failure(_ reason: String) -> Result<String, ExternalEditorFailure> {
    .failure(ExternalEditorFailure(reason: reason))
  }

  private func reason() -> String { String(cString: strerror(errno)) }

  private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { bytes in
        Interruption.retrying { write(descriptor, bytes.baseAddress, bytes.count) }
      }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  private func contents(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Interruption.retrying { read(descriptor, &chunk, chunk.count) }
      guard count > 0 else { return count == 0 ? bytes : nil }
      bytes += chunk[..<count]
    }
  }
}
