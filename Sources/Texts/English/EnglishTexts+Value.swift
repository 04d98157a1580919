extension EnglishTexts {
  // MARK: Dates being typed

  package func writeLike(_ example: String) -> String { "write it like \(example)" }
  package var noSuchDay: String { "there is no such day" }
  package var yearHasFourDigits: String { "a year has four digits" }
  package var monthHasTwoDigits: String { "a month has two digits" }
  package func noMonth(_ month: String) -> String { "there is no month \(month)" }
  package var dayHasTwoDigits: String { "a day has two digits" }
  package func noDay(_ day: String) -> String { "there is no day \(day)" }
  package func month(_ month: String, hasNoDay day: Int) -> String { "\(month) has no day \(day)" }
  package var hoursAreFromTo: String { "hours are from 0 to 23" }
  package var minutesAreFromTo: String { "minutes and seconds are from 0 to 59" }

  package func dataBytes(_ count: Int, _ beginning: String) -> String {
    "\(count) \(count == 1 ? "byte" : "bytes")" + (beginning.isEmpty ? "" : "  \(beginning)")
  }
  package var readFileLabel: String { "Read from file: " }
  package var writeFileLabel: String { "Write to file: " }
  package var onlyDataHasFiles: String { "only binary data is read from and written to files" }
  package var noDataToWrite: String { "there is no data that could be written to a file" }
  package func dataRead(_ count: Int, from path: String) -> String {
    "\(dataBytes(count, "")) read from \(path)"
  }
  package func dataWritten(_ count: Int, to path: String) -> String {
    "\(dataBytes(count, "")) written to \(path)"
  }
  package var noData: String { "this is neither Base64 nor hexadecimal, as 0x0102 or 01 02" }

  // MARK: Value paths

  package var emptyPath: String { "an empty path leads nowhere" }
  package var expectedDotOrBracket: String {
    "expected \".\" or \"[\" after a quoted name or an index"
  }
  package var expectedName: String { "expected a name" }
  package var bracketWithoutOpening: String {
    "\"]\" without \"[\"; quote the name if it is part of it"
  }
  package var quoteInsideName: String { "a quote inside a name; quote the whole name" }
  package var whiteSpaceBesideName: String {
    "white space beside a name; quote the name if it is part of it"
  }
  package var bracketNotClosed: String { "\"[\" is not closed" }
  package var expectedIndex: String { "expected a whole number from 0 between \"[\" and \"]\"" }
  package var backslashInQuotes: String {
    "a backslash in quotes may be before a quote or a backslash only"
  }
  package var quoteNotClosed: String { "the quote is not closed" }
  package var tildeInPointer: String { "\"~\" in a JSON Pointer may be before 0 or 1 only" }
  package func pathHasAtMostSteps(_ count: Int) -> String { "a path has at most \(count) steps" }
}
