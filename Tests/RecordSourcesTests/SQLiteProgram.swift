import Foundation

/// The `sqlite3` program: what makes the databases of tests, and says what became of them.
enum SQLiteProgram {
  struct Failure: Error {
    let message: String
  }

  /// Runs SQL on the database at a path, as soon as others leave it free; returns what it prints.
  ///
  /// - Parameter patience: Milliseconds.
  @discardableResult
  static func run(_ sql: String, on path: String, patience: Int = 60_000) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sqlite3", "-bail", "-cmd", ".timeout \(patience)", path, sql]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(message: String(decoding: complaints, as: UTF8.self))
    }
    return String(decoding: printed, as: UTF8.self)
  }
}
