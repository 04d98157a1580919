import RecordSources
import Records

/// A `set` that changes no file: prints standard input with the changes, or the difference.
struct SetPreview {
  let form: String
  let source: any RecordSource
  let isDryRun: Bool

  /// Reads the data, changes them, and prints; prints nothing if the change is refused.
  func run<Result>(
    _ change: (inout Workspace) throws(CommandFailure) -> Result, to output: inout StandardOutput
  ) throws -> Result {
    var workspace = try Workspace(form: form, source: source)
    try workspace.refuseUnfinished()
    let before = workspace.table
    let result = try change(&workspace)
    let refusals = workspace.table.refusalsOfDocument
    guard refusals.isEmpty else {
      throw CommandFailure(refusals, in: workspace, of: workspace.dataPath)
    }
    if isDryRun {
      let printer = ChangePrinter(
        before: before, after: workspace.table, secrets: workspace.form.secrets,
        name: workspace.dataPath, texts: Environment.texts)
      try printer.print(to: &output)
    } else if let encrypted = workspace.source as? AgeSource {
      let file: [UInt8]
      do throws(SourceFailure) {
        file = try encrypted.encrypted(workspace.table)
      } catch {
        throw CommandFailure(error)
      }
      try output.write(file)
    } else {
      output.beginJSON()
      try workspace.source.write(workspace.table) { try output.write(Array($0)) }
    }
    return result
  }
}
