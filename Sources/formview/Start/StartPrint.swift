import FormEditor
import Screen
import Threads

/// Prints what a folder or a database has as a table, where the output is no terminal.
struct StartPrint {
  let origin: StartListing.Origin

  func run(to output: inout StandardOutput) throws -> ExitStatus {
    let texts = Environment.texts
    let found = ProgressLine.announce(texts.reading(origin.path)) {
      StartReader.read(origin, isStopped: { false })
    }
    if let failure = found.listing.failure { throw CommandFailure(file: origin.path, failure) }
    let listing = ProgressLine.announce(texts.checking(origin.path)) { surveyed(found) }
    guard !listing.items.isEmpty else {
      try output.write(line: VisibleText.of(texts.folderHasNoData(listing.title)))
      return .fine
    }
    let lines = [texts.startColumns] + listing.items.map { cells(of: $0) }
    for line in Self.aligned(lines.map { $0.map { VisibleText.of($0) } }) {
      try output.write(line: line)
    }
    return .fine
  }

  /// The listing with everything that can be found, by all cores.
  private func surveyed(_ found: StartReader.Found) -> StartListing {
    let survey = ItemSurvey()
    let items = found.listing.items + found.unknown
    let next = Locked(0)
    let all = Locked<[StartItem]>([])
    @Sendable func work() {
      while case let index = next.withLock({ next in
        defer { next += 1 }
        return next
      }), index < items.count {
        guard let item = survey.survey(items[index], isStopped: { false }) else { continue }
        all.withLock { $0.append(item) }
      }
    }
    Workers.run(Array(repeating: work, count: Workers.count))
    return StartListing(
      origin, title: found.listing.title, items: all.withLock { $0 })
  }

  private func cells(of item: StartItem) -> [String] {
    let texts = Environment.texts
    return [
      item.name, item.format, item.sizeText(texts), item.contentsText(texts), item.form ?? "",
      item.remark(texts)?.text ?? "",
    ]
  }

  /// The number of a column that is aligned to the right: sizes.
  private static let rightColumns: Set = [2, 3]

  private static func aligned(_ lines: [[String]]) -> [String] {
    let count = lines.first?.count ?? 0
    let widths = (0..<count).map { column in
      lines.map { DisplayText.width($0[column]) }.max() ?? 0
    }
    return lines.map { line in
      let cells = line.enumerated().map { column, cell in
        rightColumns.contains(column)
          ? cell.paddedAtStart(to: widths[column]) : cell.padded(to: widths[column])
      }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }
  }
}
