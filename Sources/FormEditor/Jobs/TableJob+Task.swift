import Records

extension TableJob.Task {
  var isOfDocument: Bool {
    switch self {
    case .listProblems, .countProblems, .countAllProblems, .index: true
    case .arrange, .statistics, .find, .findProblem, .set: false
    }
  }

  /// Returns whether the task is about so few and so short records that there is nothing to
  /// wait for.
  func isBrief(in table: RecordTable) -> Bool {
    switch self {
    case .set(_, _, let records), .countProblems(let records):
      records.count <= Self.mostAtOnce
        && isBrief(table.placements(of: records).map(\.id), in: table)
    case .countAllProblems:
      table.count <= Self.mostAtOnce && isBrief((0..<table.count).map(table.id), in: table)
    default: false
    }
  }

  private func isBrief(_ records: [RecordID], in table: RecordTable) -> Bool {
    records.reduce(0) { $0 + table[$1].range.count } <= Self.mostBytesAtOnce
  }

  private static let mostAtOnce = 1_000
  private static let mostBytesAtOnce = 1 << 20
}
