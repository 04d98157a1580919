import Foundation
import Glibc
import Testing

/// A folder of its own with a form and data, and the real program run in it.
final class Scene {
  /// What a run gave back.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  let folder: URL
  /// What the program's environment has besides the usual.
  var environment: [String: String] = [:]

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "formview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
    try? FileManager.default.removeItem(at: stateFolder)
  }

  /// Where the program keeps journals.
  var stateFolder: URL { URL(filePath: folder.path + "-state") }

  /// Where the program keeps what is temporary, and journals that have no other place.
  var temporaryFolder: URL {
    let folder = stateFolder.appending(path: "temporary")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The journals that are there.
  var journals: [URL] {
    let folder = stateFolder.appending(path: "formview")
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    return files.filter { $0.lastPathComponent != "recent.jsonl" }
  }

  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  func write(_ name: String, _ data: Data) throws {
    // A program that another test starts meanwhile must not have it open for writing.
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    let descriptor = Glibc.open(folder.appending(path: name).path, flags, 0o666)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: data)
    try file.close()
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: name), withIntermediateDirectories: true)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  /// Runs `formview` with these arguments in the folder, with a frozen environment, and waits for its end.
  func run(_ arguments: String..., input: String = "") throws -> Outcome {
    try run(program: Self.program, arguments: arguments, input: input)
  }

  func run(_ arguments: [String], input: String = "") throws -> Outcome {
    try run(program: Self.program, arguments: arguments, input: input)
  }

  /// The program's commands but `help`, in the order of its own list.
  var commands: [String] {
    get throws {
      let words = try run("--complete-words", "zsh", "0", "").output.split(separator: "\n")
      let commands = words.map { $0.split(separator: "\t").map(String.init) }
        .filter { $0[0] == "w" && $0[1] != "help" }.map { $0[1] }
      try #require(!commands.isEmpty)
      return commands
    }
  }

  /// Runs a line of shell in which `$formview` is the program.
  func shell(_ line: String) throws -> Outcome {
    try run(program: URL(filePath: "/bin/bash"), arguments: ["-c", line], input: "")
  }

  private func run(program: URL, arguments: [String], input: String) throws -> Outcome {
    try write(".input", input)
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = [
      "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "formview": Self.program.path, "COLUMNS": "80",
      "TMPDIR": temporaryFolder.path,
    ].merging(environment) { $1 }
    // Files, not pipes: nobody has to read while the program writes.
    process.standardInput = try FileHandle(forReadingFrom: folder.appending(path: ".input"))
    process.standardOutput = try newFile(".output")
    process.standardError = try newFile(".errors")
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try read(".output"), errors: try read(".errors"))
  }

  private func newFile(_ name: String) throws -> FileHandle {
    try write(name, "")
    return try FileHandle(forWritingTo: folder.appending(path: name))
  }

  /// The program stands beside the test runner.
  static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "formview")
}
