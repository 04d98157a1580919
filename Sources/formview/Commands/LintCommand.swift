import ArgumentParser
import Cells
import FormEngine
import Storage

/// `formview lint`: forms held against the vocabulary.
struct LintCommand: FormviewSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check forms against the form format.",
    discussion: """
      Prints a line for each thing found: FORM:LINE:COL: severity CODE: row 7 "Email": what, found, \
      try. `formview explain CODE` tells more. Status 3 if there is an error, else 0; with --strict \
      a warning counts as an error.

        formview lint --strict Forms/*.plist
        formview lint --format json Forms/person.plist
      """)

  @Argument(help: "Forms: property lists.", completion: .file())
  var forms: [String]
  @Flag(help: "Count warnings as errors.")
  var strict = false
  @Option(help: "What to print: text, or json (a JSON object a line).")
  var format = FindingFormat.text

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    var status = ExitStatus.fine
    for path in forms {
      let (diagnostics, fileStatus) = Self.diagnostics(of: path)
      for diagnostic in diagnostics {
        try output.write(line: format == .json ? diagnostic.jsonLine : diagnostic.line)
      }
      let refusing = diagnostics.contains { $0.severity >= (strict ? .warning : .error) }
      status = max(status, fileStatus, refusing && fileStatus == .fine ? .formBroken : .fine)
    }
    return status
  }

  /// What is wrong with a form; the status is that of a file that can't be read, or fine.
  private static func diagnostics(of path: String) -> ([Diagnostic], ExitStatus) {
    do {
      let file = try FileReader.read(path)
      let decoder = FormDecoder(cells: CellCatalog.core.declarations)
      return (decoder.decode(file.text, mode: .lint).diagnostics, .fine)
    } catch {
      return ([OpenedForm.unreadable(error)], .fileFailure)
    }
  }
}

/// How `lint` and `check` print what they find.
enum FindingFormat: String, CaseIterable, ExpressibleByArgument { case text, json }
