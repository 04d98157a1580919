import Texts

/// W104: a height in lines that looks like points.
enum HeightCheck: RowCheck {
  /// As high as a usual screen.
  private static let suspiciousLines = 30
  /// The height of a usual row on a phone.
  private static let pointsPerLine = 44

  static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    guard draft.reader.has("height"), case .lines(let lines) = draft.row.height,
      lines >= suspiciousLines
    else { return }
    let meant = max(1, (lines + pointsPerLine / 2) / pointsPerLine)
    log.add(
      .W104, at: draft.reader.position(of: "height"), found: "\(lines)",
      advice: Sentence { $0.ifPointsMeant(meant) }
    ) { $0.heightCountsLines }
  }
}
