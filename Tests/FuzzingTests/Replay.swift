import Foundation
import FuzzTesting

/// A run of `FuzzReplay` over some inputs: in a process of its own, as a reader that breaks ends it.
struct Replay {
  /// The input that the process ended at, and why.
  struct Fault: Equatable {
    let input: String
    let reason: String
  }

  /// How many inputs were handed to the reader.
  let begun: Int
  let fault: Fault?

  init(of target: FuzzTarget, _ inputs: some Sequence<String>) throws {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = [target.rawValue] + inputs
    process.environment = ["LC_ALL": "C.UTF-8", "TZ": "UTC", "SWIFT_BACKTRACE": "enable=no"]
    let (output, errors) = (try OutputFile(), try OutputFile())
    process.standardOutput = output.handle
    process.standardError = errors.handle
    try process.run()
    process.waitUntilExit()
    let names = try output.text().split(separator: "\n").map(String.init)
    begun = names.count
    let isWhole = process.terminationReason == .exit && process.terminationStatus == 0
    fault =
      isWhole
      ? nil
      : Fault(
        input: names.last ?? "none",
        reason: "\(process.terminationReason == .exit ? "status" : "signal") "
          + "\(process.terminationStatus) \(try errors.text())")
  }

  /// It stands beside the test runner.
  private static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "FuzzReplay")
}

/// What a program prints: in a file, so that nobody has to read while it runs.
private final class OutputFile {
  private let url = FileManager.default.temporaryDirectory.appending(
    path: "formview-replay-\(UUID().uuidString)")
  let handle: FileHandle

  init() throws {
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func text() throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
}
