import Testing

@Suite("What a row is for a record is asked of its RowState")
struct RowStateTests {
  /// What a form says of a row that its state has an answer to: who asks the row itself would miss a condition.
  private static let answered: Set<String> = [
    "required", "requiredMessage", "regex", "regexMessage", "minimumLength", "maximumLength",
    "minimumValue", "maximumValue", "readOnly", "isSecure", "isLabel",
  ]

  /// Who may read a row's own keys, and why.
  private static let exceptions: [String: String] = [
    "Forms/": "decodes, checks and describes forms: there is no record",
    "Lint/": "advises about forms: there is no record",
    "Rules/Rules/": "each rule reads its own keys, once for a row",
    "Rules/Binding/PreparedRow.swift": "makes the state that is the same for every record",
    "Rules/State/RowState.swift": "makes the states of records",
    "Rules/Binding/ConditionalRow.swift": "makes the states of records",
  ]

  /// Names of `row`, `bound.row`, `column.row`, `$0` in which a key is read.
  private static func keysRead(in text: String) -> Set<String> {
    var found: Set<String> = []
    for line in text.split(separator: "\n") {
      let code = line.split(separator: "//", omittingEmptySubsequences: false).first ?? line
      for match in code.matches(
        of: /(?:\b(?:row|column)(?:\([^()]*\))?\??|\$0|\\)\.(\w+)\b(?!\()/.wordBoundaryKind(.simple)
      ) {
        let name = String(match.1)
        if answered.contains(name) { found.insert(name) }
      }
      for match in code.matches(of: /rules\["(\w+)"\]/) { found.insert(String(match.1)) }
    }
    return found
  }

  @Test(
    "no file but the one that makes it reads what a row's form demands or allows",
    arguments: ["Rules", "Queries", "Cells", "FormEditor", "formview"])
  func rowsAreNotAsked(target: String) throws {
    for file in try SourceFiles.texts(of: target) {
      if Self.exceptions.keys.contains(where: file.name.hasPrefix) { continue }
      for key in Self.keysRead(in: file.text).sorted() {
        Issue.record("\(file.name) reads \(key) of a row; let RowState say it")
      }
    }
  }

  @Test(
    "no file asks a bound row's own row what may be shown of it",
    arguments: ["Rules", "Queries", "Cells", "FormEditor", "formview"])
  func disclosureIsNotAsked(target: String) throws {
    for file in try SourceFiles.texts(of: target)
    where file.text.contains("bound.row.disclosure") || file.text.contains("column.row.disclosure")
    {
      Issue.record("\(file.name) asks the row what may be shown; let RowState say it")
    }
  }

  @Test("the exceptions are needed", arguments: exceptions.keys.sorted())
  func exceptionsAreNeeded(prefix: String) throws {
    let target = String(prefix.prefix { $0 != "/" })
    let files = try SourceFiles.texts(of: target).filter { $0.name.hasPrefix(prefix) }
    #expect(files.contains { !Self.keysRead(in: $0.text).isEmpty }, "\(prefix)")
  }

  @Test(
    "a read is recognized however the row is named",
    arguments: [
      ("if row.readOnly {", "readOnly"), ("$0.isSecure", "isSecure"),
      ("rows.map(\\.regex)", "regex"), ("form.row(name)?.isSecure ?? true", "isSecure"),
      ("row.rules[\"step\"]?.limit", "step"), ("bound.row.minimumValue", "minimumValue"),
      ("// row.readOnly", nil), ("draft(of: bound.row)?.isSecure", nil),
      ("state.limits.maximumLength", nil), ("draft.isSecure", nil),
    ])
  func reads(line: String, key: String?) {
    #expect(Self.keysRead(in: line) == Set([key].compactMap(\.self)))
  }
}
