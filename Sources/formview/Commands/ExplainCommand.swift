import ArgumentParser
import Cells
import Forms

/// `formview explain`: the reference, entry by entry.
struct ExplainCommand: FormviewSubcommand {
  static let configuration = CommandConfiguration.command(
    "explain",
    abstract: Environment.texts.abstractExplain,
    discussion: Environment.texts.discussionExplain)

  @Argument(help: ArgumentHelp(Environment.texts.helpKeyOrCode, valueName: "key-or-code"))
  var name: String?
  @Flag(help: ArgumentHelp(Environment.texts.helpAll))
  var all = false

  func validate() throws {
    if all && name != nil { throw ValidationError(Environment.texts.giveKeyOrAll) }
  }

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    if all {
      try output.write(
        FormReference(cells: CellCatalog.core.declarations, texts: Environment.texts).markdown)
    } else {
      try output.write(line: ReferencePrinter.text(of: entry()))
    }
    return .fine
  }

  /// The entry of the name; without one the index.
  private func entry() throws -> ReferenceEntry {
    let manual = Explain(
      cells: CellCatalog.core.declarations, texts: Environment.texts,
      keys: Environment.settings.settings.keys.cellKeys)
    guard let name else { return manual.index }
    guard let entry = manual.entry(for: name) else {
      throw CommandFailure(
        .usage, Environment.texts.nothingToExplain(name, nearest: manual.nearest(to: name)))
    }
    return entry
  }
}
