import Foundation

/// A program that is not ours, which makes the files of tests or reads what ours has written.
package enum OtherProgram {
  package struct Failure: Error {
    package let message: String

    package init(message: String) { self.message = message }
  }

  /// Runs a program of PATH, in a folder if one is given, without input; returns what it prints, or throws what it prints
  /// as an error.
  package static func output(
    of command: String, _ arguments: [String], in folder: URL? = nil
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [command] + arguments
    if let folder { process.currentDirectoryURL = folder }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
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
