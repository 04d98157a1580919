import ArgumentParser
import FormEngine
import JSONText

/// Which records `get` and `set` work on: one, or all with certain values.
struct RecordsOption: ParsableArguments {
  @OptionGroup var selection: RecordOption
  @Option(
    name: .customLong("where"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Take all records that have this value; several times: all of them must be so.",
      valueName: "identifier=value"))
  var conditions: [String] = []

  func validate() throws {
    if selection.record != nil, !conditions.isEmpty {
      throw ValidationError("give --record or --where, not both")
    }
  }

  /// The records meant, at least one: those asked for, or the only one.
  func records(in workspace: Workspace) throws(CommandFailure) -> RecordList {
    if !conditions.isEmpty { return try matches(in: workspace) }
    if let place = try selection.place(in: workspace) {
      return RecordList(places: place..<place + 1)
    }
    switch workspace.table.count {
    case 1: return RecordList(places: 0..<1)
    case 0: throw CommandFailure(.usage, "\(workspace.dataPath): there are no records")
    case let count:
      throw CommandFailure(
        .usage,
        "\(workspace.dataPath): there are \(count) records; "
          + "say which with --record N (1 to \(count)) or --where IDENTIFIER=VALUE")
    }
  }

  private func matches(in workspace: Workspace) throws(CommandFailure) -> RecordList {
    var clauses: [String] = []
    for text in conditions { clauses.append(try Self.condition(text, in: workspace)) }
    let filter: RecordFilter
    do {
      filter = try RecordFilter(
        clauses.joined(separator: " and "), form: workspace.form, locale: workspace.locale)
    } catch {
      throw CommandFailure(.usage, VisibleText.of("--where: \(error.message)"))
    }
    let table = workspace.table
    let found = (filter.matches(in: table, chunks: Workers.chunks) ?? [])
      .filter { table.fault(of: $0) == nil }
    guard !found.isEmpty else {
      let asked = VisibleText.of(conditions.joined(separator: " and "))
      throw CommandFailure(.rulesBroken, "\(workspace.dataPath): no record has \(asked)")
    }
    return RecordList(found)
  }

  /// `identifier=value` as a filter has it, whatever characters the two have.
  private static func condition(
    _ text: String, in workspace: Workspace
  ) throws(CommandFailure) -> String {
    guard let (name, value) = workspace.assignment(text) else {
      throw CommandFailure(
        .usage, "--where: \"\(VisibleText.of(text))\" names no value; write identifier=value")
    }
    let column = quoted(try workspace.row(name).identifier)
    return value.isEmpty ? "\(column) missing" : "\(column) = \(quoted(value))"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text.unicodeScalars {
      if character == "\"" || character == "\\" { quoted.unicodeScalars.append("\\") }
      quoted.unicodeScalars.append(character)
    }
    return quoted + "\""
  }
}
