import ArgumentParser
import Cells
import Forms

/// `formview explain`: the reference, entry by entry.
struct ExplainCommand: FormviewSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a key of forms, a cell, or the code of a message.",
    discussion: """
      Prints the entry of the form format's reference.

        formview explain regex
        formview explain CurrencyCell
        formview explain F401
        formview explain --all > form-reference.md
      """)

  @Argument(help: ArgumentHelp("A key, a cell or a code.", valueName: "key-or-code"))
  var name: String?
  @Flag(help: "Print the whole reference, in Markdown.")
  var all = false

  func validate() throws {
    if all == (name != nil) { throw ValidationError("give a key, a cell or a code, or --all") }
  }

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    guard let name else {
      try output.write(FormReference.markdown(cells: CellCatalog.core.declarations))
      return .fine
    }
    let manual = Explain(cells: CellCatalog.core.declarations)
    guard let entry = manual.entry(for: name) else {
      let nearest = manual.nearest(to: name).map { "\"\($0)\"" }
      let advice = nearest.isEmpty ? nil : "did you mean \(nearest.joined(separator: " or "))?"
      throw CommandFailure(
        .usage,
        "explain: nothing is called \"\(name)\"; "
          + (advice ?? "give a key such as regex, a cell such as NumberCell, or a code such as F401")
      )
    }
    try output.write(line: entry)
    return .fine
  }
}
