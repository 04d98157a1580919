import ArgumentParser
import FormEditor
import Glibc
import Storage

/// A call without a file: `formview`, or with a folder in place of one.
enum StartCall {
  /// The folder to list; nil for a call with files or options.
  static func origin(of arguments: [String]) -> StartListing.Origin? {
    guard let path = arguments.first else { return .folder(".") }
    guard arguments.count == 1, !path.hasPrefix("-"), FolderEntry.Kind(of: path) == .folder else {
      return nil
    }
    return .folder(path)
  }

  static func run(_ origin: StartListing.Origin, to output: inout StandardOutput) throws
    -> ExitStatus
  {
    try StartPrint(origin: origin).run(to: &output)
  }

  /// Lists what there is: on the screen, or as a table where the output is no terminal.
  static func run(
    _ origin: StartListing.Origin, isReadOnly: Bool = false
  ) throws -> ExitStatus {
    guard Environment.outputIsTerminal, !Environment.asksInLines else {
      var output = StandardOutput()
      let status = try run(origin, to: &output)
      try output.flush()
      return status
    }
    let status = try StartSession.run(origin, isReadOnly: isReadOnly)
    guard let status = ExitStatus(rawValue: status) else { throw ExitCode(status) }
    return status
  }
}
