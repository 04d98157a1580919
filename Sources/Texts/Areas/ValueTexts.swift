/// Messages about dates, numbers and paths that are typed, or written in forms.
extension Texts {
  // MARK: Dates being typed

  package func writeLike(_ example: String) -> String { say("write it like \(example)") }
  package var noSuchDay: String { say("there is no such day") }
  package var yearHasFourDigits: String { say("a year has four digits") }
  package var monthHasTwoDigits: String { say("a month has two digits") }
  package func noMonth(_ month: String) -> String { say("there is no month \(month)") }
  package var dayHasTwoDigits: String { say("a day has two digits") }
  package func noDay(_ day: String) -> String { say("there is no day \(day)") }
  package func month(_ month: String, hasNoDay day: Int) -> String {
    say("\(month) has no day \(day)")
  }
  package var hoursAreFromTo: String { say("hours are from 0 to 23") }
  package var minutesAreFromTo: String { say("minutes and seconds are from 0 to 59") }
  package func dataBytes(_ count: Int, _ beginning: String) -> String {
    let size = say("\(count, "byte")")
    return beginning.isEmpty ? size : "\(size)  \(beginning)"
  }
  package var readFileLabel: String { say("Read from file: ") }
  package var writeFileLabel: String { say("Write to file: ") }
  package var onlyDataHasFiles: String { say("only binary data is read from and written to files") }
  package var noDataToWrite: String { say("there is no data that could be written to a file") }
  package func dataRead(_ count: Int, from path: String) -> String {
    say("\(dataBytes(count, "")) read from \(path)")
  }
  package func dataWritten(_ count: Int, to path: String) -> String {
    say("\(dataBytes(count, "")) written to \(path)")
  }
  package var noData: String { say("this is neither Base64 nor hexadecimal, as 0x0102 or 01 02") }

  // MARK: Value paths

  package var emptyPath: String { say("an empty path leads nowhere") }
  package var expectedDotOrBracket: String {
    say("expected \".\" or \"[\" after a quoted name or an index")
  }
  package var expectedName: String { say("expected a name") }
  package var bracketWithoutOpening: String {
    say("\"]\" without \"[\"; quote the name if it is part of it")
  }
  package var quoteInsideName: String { say("a quote inside a name; quote the whole name") }
  package var whiteSpaceBesideName: String {
    say("white space beside a name; quote the name if it is part of it")
  }
  package var bracketNotClosed: String { say("\"[\" is not closed") }
  package var expectedIndex: String {
    say("expected a whole number from 0 between \"[\" and \"]\"")
  }
  package var backslashInQuotes: String {
    say("a backslash in quotes may be before a quote or a backslash only")
  }
  package var quoteNotClosed: String { say("the quote is not closed") }
  package var tildeInPointer: String { say("\"~\" in a JSON Pointer may be before 0 or 1 only") }
  package func pathHasAtMostSteps(_ count: Int) -> String {
    say("a path has at most \(count) steps")
  }
}
