/// Who may import what: each target by level, with everything that its files may name in an import.
///
/// A target imports only targets of lower levels. Of Foundation there are only the two modules that are small to
/// start, and only in the engine; `Glibc` stands where the system is talked to.
struct Layer {
  let level: Int
  let target: String
  let mayImport: Set<String>

  static let table = [
    Layer(level: 0, target: "SourceText", mayImport: ["Glibc", "Synchronization"]),
    Layer(level: 0, target: "Texts", mayImport: ["CTranslations"]),
    Layer(level: 0, target: "Threads", mayImport: ["Glibc"]),
    Layer(level: 1, target: "JSONText", mayImport: ["Texts", "SourceText"]),
    Layer(level: 1, target: "PlistText", mayImport: ["Texts", "SourceText", "CExpat"]),
    Layer(level: 1, target: "YAMLText", mayImport: ["Texts", "SourceText", "CYAML"]),
    Layer(
      level: 1, target: "Patterns", mayImport: ["Texts", "Threads", "CPCRE2", "Synchronization"]),
    Layer(level: 1, target: "Screen", mayImport: ["SourceText", "CUTF8Proc"]),
    Layer(level: 1, target: "Ciphers", mayImport: ["SourceText", "CSodium", "Glibc"]),
    Layer(level: 2, target: "AgeFile", mayImport: ["Ciphers", "Texts", "Threads", "SourceText"]),
    Layer(level: 2, target: "Records", mayImport: ["JSONText", "Texts", "SourceText"]),
    Layer(
      level: 2, target: "Values",
      mayImport: [
        "JSONText", "Texts", "SourceText", "CUTF8Proc", "CICU", "FoundationEssentials",
        "FoundationInternationalization",
      ]),
    Layer(
      level: 3, target: "Expressions",
      mayImport: ["Values", "Patterns", "JSONText", "Texts", "SourceText"]),
    Layer(
      level: 4, target: "Forms",
      mayImport: [
        "Expressions", "Values", "PlistText", "Patterns", "JSONText", "Texts", "Threads",
        "SourceText",
      ]),
    Layer(
      level: 3, target: "Inference",
      mayImport: [
        "Values", "Records", "PlistText", "Patterns", "JSONText", "Texts", "SourceText",
      ]),
    Layer(
      level: 5, target: "Rules",
      mayImport: [
        "Forms", "Expressions", "Values", "Records", "Patterns", "JSONText", "Texts", "SourceText",
      ]),
    Layer(
      level: 6, target: "Lint",
      mayImport: [
        "Rules", "Forms", "Expressions", "Values", "Patterns", "JSONText", "Texts", "Threads",
        "SourceText",
      ]),
    Layer(
      level: 6, target: "Queries",
      mayImport: [
        "Rules", "Forms", "Expressions", "Values", "Records", "JSONText", "Texts", "SourceText",
        "Threads", "Synchronization",
      ]),
    Layer(
      level: 6, target: "Cells",
      mayImport: ["Rules", "Forms", "Values", "JSONText", "Texts", "Screen", "SourceText"]),
    Layer(
      level: 7, target: "FormEditor",
      mayImport: [
        "Cells", "Queries", "Rules", "Forms", "Values", "Records", "JSONText", "Texts", "Screen",
        "Threads", "SourceText",
      ]),
    Layer(
      level: 7, target: "LinePrompts",
      mayImport: ["Rules", "Forms", "Values", "Records", "JSONText", "Texts", "SourceText"]),
    Layer(
      level: 7, target: "Terminal", mayImport: ["Screen", "Texts", "CNcurses", "CLinux", "Glibc"]),
    Layer(
      level: 6, target: "Storage",
      mayImport: ["Texts", "SourceText", "Threads", "CLinux", "Glibc", "Synchronization"]),
    Layer(
      level: 7, target: "Servers",
      mayImport: ["Storage", "Texts", "SourceText", "Threads", "CCurl", "Glibc"]),
    Layer(
      level: 8, target: "RecordSources",
      mayImport: [
        "Servers", "Storage", "Records", "Values", "PlistText", "YAMLText", "AgeFile", "Ciphers",
        "JSONText",
        "Texts", "Threads", "SourceText", "CSQLite", "Glibc", "FoundationEssentials",
      ]),
    Layer(
      level: 9, target: "formview",
      mayImport: [
        "SourceText", "Texts", "Threads", "JSONText", "PlistText", "AgeFile", "Patterns", "Screen",
        "Records", "Values", "Expressions", "Forms", "Rules", "Inference", "Lint", "Queries",
        "Cells",
        "FormEditor",
        "LinePrompts", "Terminal",
        "RecordSources", "Servers", "Storage", "Ciphers", "CLinux",
        "Glibc", "Synchronization", "ArgumentParser",
      ]),
  ]

  /// C modules and libraries that stand below every level.
  static let systemFolders: Set<String> = [
    "CLinux", "CSQLite", "CCurl", "CSodium", "CYAML", "CNcurses", "CPCRE2", "CExpat", "CUTF8Proc",
    "CICU",
    "CTranslations",
  ]
}
