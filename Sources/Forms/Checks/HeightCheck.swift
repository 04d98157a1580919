import Texts

/// W104: a height in lines that looks like points. W108: a limit of what does not grow.
enum HeightCheck: RowCheck {
  /// Height of a typical screen, in lines.
  private static let suspiciousLines = 30

  static func check(_ draft: DraftRow) {
    guard case .lines(let lines) = draft.row.height else { return }
    let isGiven = draft.reader.has("height")
    if draft.reader.has("maximumHeight") {
      draft.report(.W108, of: "maximumHeight", advice: "height = auto") {
        isGiven
          ? $0.noEffectBeside("maximumHeight", "height")
          : $0.noEffectWithout("maximumHeight", "height")
      }
    }
    guard isGiven, lines >= suspiciousLines, !draft.context.settings.countsPoints else { return }
    let unit = HeightUnit.pointsPerLine
    let meant = max(1, (lines + unit / 2) / unit)
    draft.report(
      .W104, of: "height", found: "\(lines)", advice: Sentence { $0.ifPointsMeant(meant) }
    ) { $0.heightCountsLines }
  }
}
