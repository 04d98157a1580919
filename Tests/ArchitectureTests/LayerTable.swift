/// Who may import what: each target by level, with everything that its files may name in an import.
///
/// A target imports only targets of lower levels. Of Foundation there are only the two modules that are small to
/// start, and only in the engine; `Glibc` stands where the system is talked to.
struct Layer {
  let level: Int
  let target: String
  let mayImport: Set<String>

  static let table = [
    Layer(level: 0, target: "SourceText", mayImport: []),
    Layer(level: 1, target: "JSONText", mayImport: ["SourceText"]),
    Layer(level: 1, target: "PlistText", mayImport: ["SourceText", "CExpat"]),
    Layer(level: 1, target: "Patterns", mayImport: ["CPCRE2", "Synchronization"]),
    Layer(level: 1, target: "Screen", mayImport: ["CUTF8Proc"]),
    Layer(
      level: 2, target: "FormEngine",
      mayImport: [
        "SourceText", "JSONText", "PlistText", "Patterns", "CUTF8Proc", "FoundationEssentials",
        "FoundationInternationalization", "Synchronization",
      ]),
    Layer(level: 3, target: "Cells", mayImport: ["FormEngine", "JSONText", "Screen"]),
    Layer(
      level: 4, target: "FormEditor", mayImport: ["Cells", "FormEngine", "JSONText", "Screen"]),
    Layer(level: 4, target: "Terminal", mayImport: ["Screen", "CNcurses", "CLinux", "Glibc"]),
    Layer(
      level: 4, target: "Storage",
      mayImport: [
        "FormEngine", "JSONText", "PlistText", "SourceText", "CLinux", "Glibc", "Synchronization",
      ]),
    Layer(
      level: 5, target: "formview",
      mayImport: [
        "SourceText", "JSONText", "PlistText", "Patterns", "Screen", "FormEngine", "Cells",
        "FormEditor", "Terminal", "Storage", "CLinux", "Glibc", "Synchronization", "ArgumentParser",
      ]),
  ]

  /// C modules and libraries that stand below every level.
  static let systemFolders: Set<String> = ["CLinux", "CNcurses", "CPCRE2", "CExpat", "CUTF8Proc"]
}
