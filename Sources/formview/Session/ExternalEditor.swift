import FormEditor
import Glibc
import Storage

/// Opens `$VISUAL` or `$EDITOR` on a text, in the released terminal.
struct ExternalEditor {
  /// A shell command, possibly with arguments.
  let command: String

  init() { command = Environment.value("VISUAL") ?? Environment.value("EDITOR") ?? "vi" }

  /// Folders for private files: in memory, if the machine has a folder for that.
  private static var folders: [String] {
    let runtime = EnvironmentPath.folder("XDG_RUNTIME_DIR")
    return (runtime.map { [$0] } ?? []) + [EnvironmentPath.path("TMPDIR") ?? "/tmp"]
  }

  /// Removes the texts of sessions that were killed during an external edit.
  static func removeLeft() { PrivateTextFile.removeLeft(in: folders) }

  /// Runs the editor on a private file and returns its contents afterwards.
  func edit(_ text: String) -> Result<String, ExternalEditorFailure> {
    Self.removeLeft()
    let texts = Environment.texts
    let file: PrivateTextFile
    do throws(FileError) {
      file = try PrivateTextFile(text, in: Self.folders)
    } catch {
      return failure(texts.cannotBeWritten(error.path, error.reason.text(in: texts)))
    }
    defer { withExtendedLifetime(file) {} }
    if let problem = run(on: file) { return failure(problem) }
    guard var bytes = try? file.contents() else { return failure(texts.isGone(file.path)) }
    // Editors end a file with a line break that the text didn't have.
    if bytes.last == UInt8(ascii: "\n") && text.utf8.last != UInt8(ascii: "\n") {
      bytes.removeLast()
    }
    return .success(String(decoding: bytes, as: UTF8.self))
  }

  /// Runs the command on the file `$1`. The shell outlives the editor, and removes its folder `$2` if formview was
  /// killed in the meantime; it ends by the same signal as the editor.
  private var script: String {
    """
    trap : HUP INT QUIT TERM
    \(command) "$1"
    status=$?
    kill -0 $PPID 2> /dev/null || rm -rf -- "$2"
    trap - HUP INT QUIT TERM
    if [ $status -gt 128 ]; then kill -$((status - 128)) $$; fi
    exit $status
    """
  }

  /// Nil for success, else the error.
  private func run(on file: PrivateTextFile) -> String? {
    let words = ["/bin/sh", "-c", script, "sh"]
    var arguments =
      words.map { strdup($0) } + [
        strdup(file.path.systemPath), strdup(file.folder.systemPath), nil,
      ]
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
}
