import Testing

/// `String` takes texts in different Unicode forms for the same; names of data are compared by their bytes.
@Suite("Names of data are compared by their bytes")
struct DataNameTests {
  private static let targets = [
    "JSONText", "PlistText", "Records", "RecordSources", "Inference", "Values", "Expressions",
    "Forms", "Rules", "Queries", "Cells", "FormEditor", "LinePrompts", "Lint", "formview",
  ]

  /// Dictionaries and sets of texts that are no names of data, by their files.
  private static let dictionaries: [String: String] = [
    "Forms/Decoding/Vocabulary/": "our own words",
    "Forms/Reference/KeyExamples.swift": "our own words",
    "Forms/Form/": "our own words: colors, dates, keyboards, rules",
    "Forms/Decoding/ForeignFile.swift": "keys of other programs",
    "Forms/Checks/TokenCheck.swift": "our own words",
    "Expressions/Evaluation/Evaluation.swift": "names of functions",
    "Expressions/Functions/ExpressionVocabulary.swift": "our own words",
    "Inference/ChoiceText.swift": "our own words",
    "Inference/InferredSections.swift": "identifiers that only get a suffix",
    "Inference/MemberLabels.swift": "labels: what looks alike is called alike",
    "Inference/SecretName.swift": "our own words",
    "Inference/MapName.swift": "our own words",
    "Lint/ChoiceTitleCheck.swift": "titles: what looks alike is ambiguous",
    "PlistText/XMLPlistElement.swift": "our own words",
    "RecordSources/KeyedArchives/ArchiveShape.swift": "our own words",
    "Records/Matching/MarkKinds.swift": "hashes",
    "Rules/Binding/BinderFamily.swift": "encrypted texts",
    "Rules/Notation/DateNotation.swift": "formats",
    "Rules/Notation/NumberNotation.swift": "formats",
    "Rules/Dates/RowDates.swift": "formats",
    "Rules/Typing/RowEntry.swift": "encrypted texts",
    "Values/Locale/": "variables of the environment",
    "Values/Numbers/": "names of currencies",
    "formview/Checking/RecordChecker.swift": "messages",
    "formview/Checking/TranslationFindings.swift": "our own words",
    "formview/Commands/CheckCommand.swift": "messages",
    "formview/Environment.swift": "variables of the environment",
    "formview/Journal/": "names of journals",
    "formview/RepeatedOption.swift": "our own words",
    "formview/Session/SessionFiles.swift": "names of journals",
  ]

  /// Comparisons of names that are no data's, by their files.
  private static let comparisons: [String: String] = [
    "RecordSources/TextFormats/TextFormat.swift": "our own formats",
    "Forms/Decoding/CellTable+Inference.swift": "our own word",
    "Forms/Reference/": "our own words",
    "FormEditor/Editor/Panels/TargetList.swift": "a label that looks like the identifier",
    "formview/Session/SessionFiles+Saving.swift": "names of files",
    "formview/Commands/DataOptions.swift": "our own formats",
    "formview/RepeatedOption.swift": "our own words",
    "formview/Completion/": "our own words",
    "formview/FormFiles.swift": "names of files",
    "formview/Commands/LintCommand.swift": "names of files",
    "Rules/Survey/NamedPaths.swift": "our own words",
  ]

  /// What a line of code has of texts as keys: `[String: Int]`, `Set<String>`, a set or dictionary made of names.
  private static func usesTextsAsKeys(_ line: Substring) -> Bool {
    guard ["String", "Set(", "grouping"].contains(where: line.contains) else { return false }
    return !line.matches(of: /\[String\??\s*: ?|Set<String\??>|Dictionary<String/).isEmpty
      || line.contains(/\bSet\((?!names:)[^)]*\.map\(\\\.(name|identifier|key|section)\)/)
      || line.contains(/Dictionary\(grouping: .*by: \\\.(name|identifier|key|section)\)/)
  }

  /// Whether a line compares a name by `==`, with anything but a word in quotes, a case or nil.
  private static func comparesNames(_ line: Substring) -> Bool {
    guard line.contains("= "), [".identifier", ".name", ".section"].contains(where: line.contains)
    else { return false }
    return !line.matches(
      of: /\.(identifier|name|section) (==|!=) (?!"|nil|\.)/
    ).isEmpty
      || !line.matches(
        of: /[\w\])"] (==|!=) [\w$][\w.$?\[\]]*\.(identifier|name|section)\b(?![.(])/
      ).isEmpty
  }

  private static func code(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
    }
  }

  private static func lines(
    of target: String, except exceptions: [String: String], where isFound: (Substring) -> Bool
  ) throws -> [String] {
    try SourceFiles.texts(of: target).flatMap { file -> [String] in
      if exceptions.keys.contains(where: file.name.hasPrefix) { return [] }
      return code(file.text).enumerated().filter { isFound($0.element) }
        .map { "\(file.name):\($0.offset + 1): \($0.element)" }
    }
  }

  @Test("a dictionary or a set of them has ExactText as its key", arguments: targets)
  func keys(target: String) throws {
    let found = try Self.lines(of: target, except: Self.dictionaries, where: Self.usesTextsAsKeys)
    for line in found { Issue.record("\(line) — use ExactText, or name the file with a reason") }
  }

  @Test("one is compared with another by hasSameBytes(as:)", arguments: targets)
  func comparisons(target: String) throws {
    let found = try Self.lines(of: target, except: Self.comparisons, where: Self.comparesNames)
    for line in found { Issue.record("\(line) — use hasSameBytes(as:)") }
  }

  @Test("the exceptions are needed")
  func exceptions() throws {
    for (exceptions, isFound) in [
      (Self.dictionaries, Self.usesTextsAsKeys), (Self.comparisons, Self.comparesNames),
    ] {
      for prefix in exceptions.keys.sorted() {
        let target = String(prefix.prefix { $0 != "/" })
        let files = try SourceFiles.texts(of: target).filter { $0.name.hasPrefix(prefix) }
        #expect(files.contains { Self.code($0.text).contains(where: isFound) }, "\(prefix)")
      }
    }
  }

  @Test(
    "a comparison is recognized",
    arguments: [
      ("rows.first { $0.identifier == name }", true), ("guard name != row.identifier else {", true),
      ("if a.name == b.name {", true), ("$0.name == \"Oslo\"", false), ("x.section == nil", false),
      ("$0.identifier.hasSameBytes(as: name)", false), ("column.name == .exact", false),
    ])
  func recognizes(line: String, isFound: Bool) {
    #expect(Self.comparesNames(line[...]) == isFound)
  }

  @Test(
    "a dictionary of texts is recognized",
    arguments: [
      ("var places: [String: Int] = [:]", true), ("let a: Set<String> = []", true),
      ("let names = Set(rows.map(\\.identifier))", true), ("var a: [ExactText: Int]", false),
      ("let names = Set(names: rows.map(\\.identifier))", false), ("var a: [String?: Int]", true),
    ])
  func recognizesKeys(line: String, isFound: Bool) {
    #expect(Self.usesTextsAsKeys(line[...]) == isFound)
  }
}
