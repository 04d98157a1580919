import Glibc
import Storage

extension LeftJournal {
  var shownName: String {
    let identity = header.identity
    return identity.table.map { Environment.texts.tableInDatabase(identity.file, $0) }
      ?? identity.file
  }

  var summary: String { rescue.account(in: Environment.texts) }

  /// The summary of one of several, with seconds, as sessions may begin in the same minute.
  func summary(_ number: Int, of count: Int) -> String {
    var rescue = rescue
    rescue.journal?.since = since(exactly: true)
    let texts = Environment.texts
    return texts.about(texts.session(number, of: count), rescue.account(in: texts))
  }

  var wordsForOtherForm: String {
    Environment.texts.journalOfOtherForm(
      summary, form: header.records?.form, records: header.records?.path ?? "")
  }

  /// Time of day when the journal began, with the date if that is not today.
  var since: String { since() }

  private func since(exactly: Bool = false) -> String {
    var then = time_t(header.begun)
    var parts = tm()
    localtime_r(&then, &parts)
    func text(_ format: String) -> String {
      String(unsafeUninitializedCapacity: 32) { buffer in
        buffer.withMemoryRebound(to: CChar.self) { strftime($0.baseAddress, 32, format, &parts) }
      }
    }
    let day = text("%Y-%m-%d")
    return (day == Environment.locale.time.today ? "" : day + " ")
      + text(exactly ? "%H:%M:%S" : "%H:%M")
  }
}
