import ArgumentParser
import Forms
import Queries
import Records
import Values

/// The records for `get` and `set`: one, all with certain values, or all.
struct RecordsOption: ParsableArguments {
  @OptionGroup var selection: RecordOption
  @Option(
    name: .customLong("where"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      Environment.texts.helpWhere,
      valueName: "identifier=value"))
  var conditions: [String] = []
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      Environment.texts.helpMatching, valueName: "text"))
  var filter: String?
  @Flag(help: ArgumentHelp(Environment.texts.helpAllRecords))
  var all = false

  var isQuery: Bool { all || !conditions.isEmpty || filter != nil }

  func validate() throws {
    // A script's empty variable must not mean all records.
    if let filter, filter.trimmingWhitespace().isEmpty {
      throw ValidationError(Environment.texts.filterIsEmpty)
    }
    let others = [("--where", !conditions.isEmpty), ("--filter", filter != nil)]
      .filter(\.1).map(\.0)
    if selection.record != nil, let other = others.first ?? (all ? "--all" : nil) {
      throw ValidationError(Environment.texts.recordPicksOne(leaveOut: other))
    }
    if all, let other = others.first {
      throw ValidationError(Environment.texts.allTakesEvery(leaveOut: other))
    }
  }

  /// At least one: the requested ones, or the only one.
  func records(in workspace: Workspace) throws(CommandFailure) -> RecordList {
    if isQuery { return try matches(in: workspace) }
    return try selection.record(in: workspace)
  }

  private func matches(in workspace: Workspace) throws(CommandFailure) -> RecordList {
    let table = workspace.table
    var found: [RecordID]?
    let filters = try filters(in: workspace)
    for (option, filter) in filters {
      if let typo = filter.typo(in: table) {
        throw CommandFailure(.usage, lines: ["\(option): \(typo)"])
      }
      let part = filter.matches(among: found, in: table, chunks: Workers.chunks) ?? []
      filter.report(
        foundNothing: part.isEmpty && found?.isEmpty != true, in: table, option: option)
      found = part
    }
    let nearMiss = NearMisses(filters.map(\.filter), found: found ?? [], in: workspace)?
      .sentence(filter == nil ? conditions : [])
    let whole = (found ?? table.records).filter { table.fault(of: $0) == nil }
    guard !whole.isEmpty else {
      if all {
        throw CommandFailure(
          .rulesBroken,
          Environment.texts.line(workspace.dataPath, Environment.texts.thereAreNoRecords))
      }
      let asked = conditions + (filter.map { [$0] } ?? [])
      let texts = Environment.texts
      let lines = [texts.noRecordHas(asked)] + (nearMiss.map { [$0] } ?? [])
      throw CommandFailure(
        .rulesBroken,
        lines: lines.map { TextQuoting.oneLine(texts.line(workspace.dataPath, $0)) })
    }
    if let nearMiss {
      StandardError.write(
        line: VisibleText.of(Environment.texts.line(workspace.dataPath, nearMiss)))
    }
    return RecordList(whole)
  }

  /// The conditions, all of which a record must match.
  private func filters(
    in workspace: Workspace
  ) throws(CommandFailure) -> [(option: String, filter: RecordFilter)] {
    var filters: [(option: String, filter: RecordFilter)] = []
    for condition in conditions {
      let filter = try Self.filter(condition, in: workspace)
      if let former = filters.popLast()?.filter {
        filters.append(("--where", former.and(filter)))
      } else {
        filters.append(("--where", filter))
      }
    }
    if let filter {
      do {
        let typed = try RecordFilter(filter, by: workspace.plan)
        filters.append(("--filter", typed))
      } catch {
        throw CommandFailure(error, in: filter, option: "--filter")
      }
    }
    return filters
  }

  /// The records that have the value of one `identifier=value`.
  private static func filter(
    _ condition: String, in workspace: Workspace
  ) throws(CommandFailure) -> RecordFilter {
    if condition.first == "=" {
      do {
        return try RecordFilter(condition, by: workspace.plan)
      } catch {
        throw CommandFailure(error, in: condition, option: "--where")
      }
    }
    guard let (name, value) = workspace.assignment(condition) else {
      throw CommandFailure(.usage, Environment.texts.namesNoValue(condition))
    }
    let row = try comparedRow(name, in: workspace)
    do {
      return try RecordFilter(row, is: value, by: workspace.plan)
    } catch {
      let before = condition.unicodeScalars.count - value.unicodeScalars.count
      let error = FilterSyntaxError(message: error.message, offset: before + error.offset)
      throw CommandFailure(error, in: condition, option: "--where")
    }
  }

  /// The row of an identifier, or of a path into the objects and lists of a record. Inside those only stored values
  /// can be compared: a formula there is about its own object.
  private static func comparedRow(
    _ name: String, in workspace: Workspace
  ) throws(CommandFailure) -> ConfigRow {
    let location = try workspace.location(name)
    let isInside = !location.containers.isEmpty
    guard !location.isItem, !isInside || location.path != nil && !location.row.hasFormulas else {
      throw CommandFailure(.usage, Environment.texts.comparesNoComputed(name))
    }
    return location.named
  }
}
