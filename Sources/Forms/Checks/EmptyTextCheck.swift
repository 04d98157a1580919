import Texts
import Values

/// W108: identifiers and colors that are given as empty texts, which count as not given. (`EffectCheck` reports patterns, and
/// an empty `section` is none.)
package enum EmptyTextCheck: RowCheck {
  package static func check(_ draft: DraftRow, log: inout DiagnosticLog) {
    if draft.reader.entry("identifier")?.value.string?.isEmpty == true {
      report("identifier", in: draft.reader, log: &log)
    }
    for reader in [draft.reader] + draft.colorRules.map(\.reader) {
      for key in ["color", "keyColor", "backgroundColor"]
      where reader.entry(key)?.value.string.map(Words.trimmed)?.isEmpty == true {
        report(key, in: reader, log: &log)
      }
    }
  }

  private static func report(
    _ key: String, in reader: DictionaryReader, log: inout DiagnosticLog
  ) {
    log.add(.W108, at: reader.position(of: key), advice: Sentence { $0.leaveOut }) {
      $0.keyIsEmpty(key)
    }
  }
}
