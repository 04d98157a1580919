import FormTesting
import Forms
import Testing

/// Every key of the vocabulary is given what leads to a secret; the list of keys is the vocabulary's own.
@Suite("Secrets by every key")
struct SecretsByEveryKeyTests {
  private static let data = #"""
    {"name": "Ada", "own": "x", "pin": "HUNTER1", "code": 98765431,
     "obj": {"u": "open", "pin": "HUNTER2", "deep": {"a": "b", "pin": "HUNTER3"}},
     "list": ["a", "HUNTER4", "c"], "pairs": [{"value": "HUNTER5", "title": "HUNTER6", "open": "o"}],
     "users": [{"login": "ada", "pw": "HUNTER7", "card": {"bank": "b", "cvv": "HUNTER8"}, "own": "y"}]}
    """#

  /// The paths, from the record of the form or of the file, at, above and below secrets.
  private static let paths = [
    "pin", "code", "obj", "obj.pin", "obj.deep", "list", "list[1]", "pairs", "pairs[0]", "users",
    "users[0]", "users.pw", "pw", "card", "card.cvv", "SELF", "value", "title",
  ]
  /// The same where an expression may read.
  private static let references =
    paths
    + ["@root", "@parent", "choice", "$pinRow", "$objRow", "$users", "choice.pw", "choice.card"]
    + ["pin", "obj", "list", "pairs", "users[0]"].flatMap {
      ["@root.\($0)", "@parent.\($0)"]
    }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// What a key of a type is given; nothing where no text of it can lead anywhere.
  private static func values(of type: KeyType) -> [String] {
    let templates = (paths + ["pinRow", "objRow", "users"]).flatMap { path in
      ["{\(path)}", "{\(path)|%s}"]
    }
    switch type {
    case .path: return paths.map(quoted)
    case .template, .templateOrPath: return (templates + paths).map(quoted)
    case .subtitle:
      return templates.map(quoted) + paths.map { #"{ __default__ = "{\#($0)}"; x = "a"; }"# }
    case .formula, .bound:
      return references.flatMap {
        [$0, "if(1 == 1, \($0), 'a')"]
      }.map(quoted)
    case .condition, .predicate:
      // They print nothing: a few are enough.
      return [
        "pin == 'a'", "length(obj) > 3", "@root.pin > 5", "choice.pw != 'a'", "users.pw == 'a'",
      ]
      .map(quoted)
    case .string:
      return references.flatMap { [$0, "path:\($0)"] }.map(quoted)
    case .text, .shownScalar: return ["{value}", "{pin}", "{obj}"].map(quoted)
    case .messages:
      let names = [
        "type", "path", "required", "choice", "minimumLength", "unique", "regex", "rules",
      ]
      return ["{ " + names.map { "\($0) = \"odd {value} {limit}\";" }.joined(separator: " ") + " }"]
    case .choices: return paths.map { "( { value = z; title = \"{\($0)}\"; } )" }
    case .dictionaries: return paths.map { "( { valuePath = \"\($0)\"; } )" }
    case .form: return paths.map { "( { key = Inside; valuePath = \"\($0)\"; } )" }
    case .strings, .texts, .scalars: return ["( \"{pin}\", \"path:obj\" )"]
    case .scalar, .anyValue: return [quoted("{pin}")]
    case .integer, .bool, .color, .palette, .word, .words, .cell, .keyboard, .height, .lines,
      .width, .step, .pattern, .currency, .locale, .timeZone, .datePattern, .dateStorage,
      .choiceLists, .forms, .commandKeys:
      return []
    }
  }

  /// The other keys of a row, which make one of its keys act.
  private static func others(beside key: VocabularyKey) -> [[String]] {
    if key.family == .choices {
      return [
        ["valuePath = own"],
        ["valuePath = own", "choicesFrom = \"path:users\"", "choiceValuePath = login"],
        ["valuePath = own", "choicesFrom = \"path:@root.users\"", "choiceTitle = \"{login}\""],
      ]
    }
    switch key.type {
    case .template, .templateOrPath, .subtitle, .messages:
      return [
        ["valuePath = own"], [], ["valuePath = users", "itemTitle = \"{login}\""],
        ["valuePath = obj", "minimumCount = 9", "errorMessages = { minimumCount = \"{value}\"; }"],
      ]
    case .formula, .path: return [["valuePath = own"], []]
    default: return [["valuePath = own"]]
    }
  }

  /// The rows with a key of the vocabulary.
  private static func rows(with key: VocabularyKey) -> [String] {
    let pairs = values(of: key.type).map { (name: key.name, text: "\(key.name) = \($0)") }
    return pairs.flatMap { name, text -> [String] in
      switch key.owner {
      case .row:
        return others(beside: key).map { others in
          let rest = others.filter { !$0.hasPrefix("\(name) =") }
          return (rest + [text]).joined(separator: "; ")
        }
      case .choice:
        let value = name == "value" ? "" : "value = q; "
        return ["valuePath = own; choices = ( { \(value)\(text); }, x )"]
      case .rule:
        let rest = ["predicate = \"1 == 2\"", "message = \"broken: {value}\""]
          .filter { !$0.hasPrefix("\(name) =") }
        return ["own", "obj", "users"].map {
          "valuePath = \($0); rules = ( { \((rest + [text]).joined(separator: "; ")); } )"
        }
      case .colorRule:
        let rest = ["predicate = \"1 == 1\"", "color = red"].filter { !$0.hasPrefix("\(name) =") }
        return ["valuePath = own; colorRules = ( { \((rest + [text]).joined(separator: "; ")); } )"]
      case .variant:
        return ["own", "obj", "users"].map {
          "valuePath = \($0); variants = ( { valueType = string; \(text); }, { title = \"{pin}\"; } )"
        }
      case .form, .section, .folder, .folderForm, .settings: return []
      }
    }
  }

  private static func form(
    _ keys: String = "", sections: String = "", rows: [String] = [], items: [String] = []
  ) -> String {
    // A line for each row: what is reported of a line is about that row.
    func lines(_ rows: [String], _ letter: String) -> String {
      rows.enumerated().map { number, row in
        "\n{ key = \"\(letter)\(number)\"; identifier = \(letter)\(number); \(row); },"
      }.joined()
    }
    return """
      { \(keys) sections = ( { identifier = s; \(sections) } ); rows = (
        { key = Name; valuePath = name; section = s; },
        { key = PIN; identifier = pinRow; valuePath = pin; isSecure = YES; },
        { key = Code; valuePath = code; isSecure = YES; },
        { key = Obj; identifier = objRow; valuePath = obj; },
        { key = OP; valuePath = obj.pin; isSecure = YES; },
        { key = DP; valuePath = obj.deep.pin; isSecure = YES; },
        { key = List; valuePath = list; }, { key = L1; valuePath = "list[1]"; isSecure = YES; },
        { key = Pairs; valuePath = pairs; itemForm = { rows = (
          { valuePath = value; isSecure = YES; }, { valuePath = title; isSecure = YES; },
          { valuePath = open; } ); }; },
        { key = Users; identifier = users; valuePath = users; itemForm = { rows = (
          { valuePath = login; }, { valuePath = pw; isSecure = YES; },
          { valuePath = card; }, { valuePath = card.cvv; isSecure = YES; },\(lines(items, "i"))
        ); }; },\(lines(rows, "r"))
      ); }
      """
  }

  /// A form with as many of the rows as it can have: those with errors are dropped, as lint refuses them.
  private static func accepted(_ rows: [String]) throws -> (rows: [String], text: String) {
    var rows = rows
    while true {
      let text = form(rows: rows, items: rows)
      let errors = FormFixture.decode(text).diagnostics.filter { $0.severity == .error }
      guard !errors.isEmpty else { return (rows, text) }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let refused = Set(
        errors.compactMap { error in
          error.position.flatMap { number(in: lines[$0.line - 1]) }
        })
      try #require(!refused.isEmpty, "\(errors[0].line)")
      rows = rows.indices.filter { !refused.contains($0) }.map { rows[$0] }
    }
  }

  private static func number(in line: Substring) -> Int? {
    line.firstMatch(of: /^\{ key = "[ir](\d+)"/).flatMap { Int($0.1) }
  }

  /// Runs whatever prints a record, and expects no secret in it. `rows`: those whose values are asked for.
  private func expectNone(_ form: String, rows: [String], _ commands: [[String]]) throws {
    let scene = try Scene(["form.plist": form, "data.json": Self.data])
    for command in commands {
      var arguments =
        command + (command[0] == "lint" ? ["form.plist"] : ["form.plist", "data.json"])
      if command[0] == "get" {
        arguments += rows.indices.flatMap { ["r\($0)", "users[0].i\($0)"] } + ["objRow", "users"]
      }
      let outcome = try scene.run(arguments, input: String(repeating: "\n", count: 20))
      #expect(
        outcome.status != 2 && outcome.status < 4, "\(command): \(outcome.errors.prefix(300))")
      for line in (outcome.output + outcome.errors).split(separator: "\n")
      where line.contains("HUNTER") || line.contains("98765431") {
        let number = line.firstMatch(of: /[ir](\d+)/).flatMap { Int($0.1) }
        let row = number.flatMap { rows.indices.contains($0) ? rows[$0] : nil } ?? ""
        Issue.record("\(command): \(line.prefix(200)) [\(row)]")
      }
    }
  }

  @Test(
    "No key of a row, of its rules and choices prints one that another row keeps",
    arguments: [VocabularyKey.Owner.row, .choice, .rule, .colorRule])
  func rowKeys(owner: VocabularyKey.Owner) throws {
    let keys = FormVocabulary.keys.filter { $0.owner == owner }
    let all = keys.flatMap(Self.rows(with:))
    #expect(all.count >= 5)
    let (rows, text) = try Self.accepted(all)
    #expect(rows.count >= 5)
    try expectNone(
      text, rows: rows,
      [
        ["get"], ["show", "--width", "4000"], ["show", "--format", "rows"],
        ["show", "--format", "csv"], ["show", "--format", "json"],
        ["show", "--format", "markdown"],
        ["check"], ["check", "--format", "json"], ["lint", "--data", "data.json"],
      ])
  }

  @Test("No key of the form and of its sections does")
  func formKeys() throws {
    for key in FormVocabulary.keys where key.owner == .form || key.owner == .section {
      // Names of tables, files and sections lead to no value.
      guard key.type != .string else { continue }
      for value in Self.values(of: key.type) where !value.contains("|") {
        let pair = "\(key.name) = \(value);"
        guard !["sections", "rows", "forms"].contains(key.name) else { continue }
        let text =
          key.owner == .form
          ? Self.form(pair)
          : Self.form(sections: key.name == "identifier" ? "" : pair)
        let errors = FormFixture.decode(text).diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty, key.name != "recordsPath" else { continue }
        try expectNone(text, rows: [], [["check"], ["show", "--width", "4000"]])
      }
    }
  }
}
