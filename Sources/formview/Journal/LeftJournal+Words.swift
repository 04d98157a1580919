import Glibc
import Storage

/// What is said of a journal.
extension LeftJournal {
  /// The file that it is of, as a user names it.
  var shownName: String {
    let identity = header.identity
    return identity.table.map { Environment.texts.tableInDatabase(identity.file, $0) }
      ?? identity.file
  }

  /// What is in it, as it is said of the file.
  var summary: String { rescue.account(in: Environment.texts) }

  /// The same for one of several, with the second, as sessions may begin in the same minute.
  func summary(_ number: Int, of count: Int) -> String {
    var rescue = rescue
    rescue.journal?.since = since(exactly: true)
    let texts = Environment.texts
    return texts.about(texts.session(number, of: count), rescue.account(in: texts))
  }

  /// What is said of it where another form shows other records of the file.
  var wordsForOtherForm: String {
    Environment.texts.journalOfOtherForm(
      summary, form: header.records?.form, records: header.records?.path ?? "")
  }

  /// The time of day, with the day before it where that is not today.
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
