// swift-tools-version: 6.1

import PackageDescription

// The targets in the order of their levels: each imports only from levels below its own.
// Tests/ArchitectureTests holds the import lines against this table.

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .unsafeFlags(["-warnings-as-errors"], .when(configuration: .debug)),
  // Small leaf functions (a canvas cell, a byte of JSON) are called millions of times across modules.
  .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
]

func target(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// What else is linked into a package, and from where: see Packaging/make.
let packaging = (Context.environment["FORMVIEW_LINK"] ?? "").split(separator: " ").map(String.init)

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

let package = Package(
  name: "formview",
  products: [.executable(name: "formview", targets: ["formview"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // Level 0: C libraries, and bytes with positions.
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
    .systemLibrary(name: "CPCRE2", providers: [.apt(["libpcre2-dev"])]),
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CUTF8Proc", providers: [.apt(["libutf8proc-dev"])]),
    .target(name: "CLinux"),
    // Opens libsqlite3 when a database is read.
    .target(name: "CSQLite"),
    // Opens libcurl when something is read from a server.
    .target(name: "CCurl"),
    // Opens libsodium when something is encrypted or decrypted.
    .target(name: "CSodium"),
    // Opens libfyaml when a YAML file is read.
    .target(name: "CYAML"),
    // In the toolchain, without headers.
    .systemLibrary(name: "CICU"),
    target("SourceText", []),
    // Translations as translators' tools write them, embedded.
    .target(name: "CTranslations", exclude: ["po"]),
    target("Texts", ["CTranslations"]),
    target("Threads", []),

    // Level 1: formats and the drawing surface.
    target("JSONText", ["Texts", "SourceText"]),
    target("PlistText", ["Texts", "SourceText", "CExpat"]),
    target("YAMLText", ["Texts", "SourceText", "CYAML"]),
    target("Patterns", ["Texts", "Threads", "CPCRE2"]),
    target("Screen", ["SourceText", "CUTF8Proc"]),
    target("Ciphers", ["SourceText", "CSodium"]),
    target("AgeFile", ["Ciphers", "Texts", "Threads", "SourceText"]),

    // Level 2: records by the million, and single values: paths, numbers, dates.
    target("Records", ["JSONText", "Texts", "SourceText"]),
    target("Values", ["JSONText", "Texts", "SourceText", "CUTF8Proc", "CICU"]),

    // Level 3: the language of conditions and formulas.
    target("Expressions", ["Values", "Patterns", "JSONText", "Texts", "SourceText"]),

    // Level 4: the model of a form: vocabulary, decoding, diagnostics.
    target(
      "Forms",
      [
        "Expressions", "Values", "PlistText", "Patterns", "JSONText", "Texts", "Threads",
        "SourceText",
      ]),

    // Level 5: what a form says about a record.
    target(
      "Rules",
      ["Forms", "Expressions", "Values", "Records", "Patterns", "JSONText", "Texts", "SourceText"]),

    // Level 3, too: a first form out of data.
    target(
      "Inference",
      ["Values", "Records", "PlistText", "Patterns", "JSONText", "Texts", "SourceText"]),

    // Level 6: findings about forms, questions about many records, a file for each kind of cell.
    target(
      "Lint",
      [
        "Rules", "Forms", "Expressions", "Values", "Patterns", "JSONText", "Texts", "Threads",
        "SourceText",
      ]),
    target(
      "Queries",
      [
        "Rules", "Forms", "Expressions", "Values", "Records", "JSONText", "Texts", "Threads",
        "SourceText",
      ]),
    target(
      "Cells", ["Rules", "Forms", "Values", "JSONText", "Texts", "Screen", "SourceText"]),

    // Level 6, too: the files.
    target("Storage", ["Texts", "Threads", "SourceText", "CLinux"]),

    // Level 7: the editor (pure), the terminal, files of servers.
    target(
      "FormEditor",
      [
        "Cells", "Queries", "Rules", "Forms", "Values", "Records", "JSONText", "Texts", "Screen",
        "Threads",
        "SourceText",
      ]),
    target(
      "LinePrompts", ["Rules", "Forms", "Values", "Records", "JSONText", "Texts", "SourceText"]),
    target("Terminal", ["Screen", "Texts", "CNcurses", "CLinux"]),
    target("Servers", ["Storage", "Texts", "Threads", "SourceText", "CCurl"]),

    // Level 8: where records live.
    target(
      "RecordSources",
      [
        "Servers", "Storage", "Records", "Values", "PlistText", "YAMLText", "AgeFile", "Ciphers",
        "JSONText", "Texts",
        "Threads",
        "SourceText", "CSQLite",
      ]),

    // Level 9: commands, session, effects.
    .executableTarget(
      name: "formview",
      dependencies: [
        "SourceText", "Texts", "Threads", "JSONText", "PlistText", "AgeFile", "Patterns", "Screen",
        "Records", "Values", "Expressions", "Forms", "Rules", "Lint", "Inference",
        "Queries",
        "Cells", "FormEditor", "LinePrompts", "Terminal", "RecordSources", "Servers", "Storage",
        "Ciphers", "CLinux",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict,
      // Nothing loads it: 14,000 exported names would only be gone through at each start.
      linkerSettings: [
        .unsafeFlags(
          ["-Xlinker", "--no-export-dynamic"] + packaging, .when(configuration: .release))
      ]),

    // The scanner alone, for `make bench`.
    .executableTarget(
      name: "scanbench", dependencies: ["Records", "JSONText", "SourceText"],
      path: "Tests/Benchmarks/Scanner", swiftSettings: strict),
    // Keys without a terminal, for the same.
    .executableTarget(
      name: "keybench",
      dependencies: ["Cells", "FormEditor", "Forms", "Records", "Screen", "SourceText", "Values"],
      path: "Tests/Benchmarks/Keystrokes", swiftSettings: strict),

    // Tests, and what they drive the real program with.
    .systemLibrary(name: "CVTerm", path: "Tests/CVTerm", providers: [.apt(["libvterm-dev"])]),
    .target(
      name: "ScreenTesting", dependencies: ["CVTerm", "CLinux"], path: "Tests/ScreenTesting",
      swiftSettings: strict),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["Terminal", "Texts", "Screen"],
      path: "Tests/TerminalProbe",
      swiftSettings: strict),
    tests(
      "TerminalTests", ["TextsTesting", "Terminal", "Screen", "ScreenTesting", "TerminalProbe"]),
    tests("SourceTextTests", ["SourceText"]),
    tests("ThreadsTests", ["Threads"]),
    .target(
      name: "TextsTesting", dependencies: ["Texts"], path: "Tests/TextsTesting",
      swiftSettings: strict),
    tests("TextsTests", ["TextsTesting", "Texts"]),
    .target(
      name: "JSONTesting", dependencies: ["SeededRandom", "JSONText"], path: "Tests/JSONTesting",
      swiftSettings: strict),
    tests(
      "JSONTextTests",
      ["TextsTesting", "JSONTesting", "SeededRandom", "Records", "JSONText", "SourceText"]),
    tests(
      "RecordsTests",
      ["TextsTesting", "JSONTesting", "SeededRandom", "Records", "JSONText", "SourceText"]),
    tests("PlistTextTests", ["TextsTesting", "PlistText", "SourceText"]),
    tests("YAMLTextTests", ["TextsTesting", "SeededRandom", "YAMLText", "SourceText"]),
    tests("PatternsTests", ["TextsTesting", "Patterns"]),
    .target(
      name: "AgeTesting", dependencies: ["ScreenTesting", "FileTesting"], path: "Tests/AgeTesting",
      swiftSettings: strict),
    tests(
      "AgeFileTests",
      ["TextsTesting", "AgeTesting", "SeededRandom", "AgeFile", "Ciphers", "Texts", "SourceText"]),
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: strict),
    tests("ScreenTests", ["Screen", "SeededRandom"]),
    tests("ValuesTests", ["TextsTesting", "SeededRandom", "Values", "JSONText"]),
    tests(
      "ExpressionsTests",
      [
        "TextsTesting", "SeededRandom", "Expressions", "Values", "Patterns", "JSONText", "Texts",
      ]),
    .target(
      name: "FormTesting",
      dependencies: ["Cells", "Rules", "Forms", "Values", "JSONText", "Texts", "SourceText"],
      path: "Tests/FormTesting", swiftSettings: strict),
    tests(
      "FormsTests",
      [
        "TextsTesting",
        "FormTesting", "SeededRandom", "Forms", "Values", "PlistText", "JSONText", "SourceText",
        "Texts", "Cells", "Lint",
      ]),
    tests(
      "RulesTests",
      [
        "TextsTesting",
        "FormTesting", "SeededRandom", "Rules", "Forms", "Expressions", "Values", "Records",
        "Patterns", "JSONText", "Texts", "SourceText",
      ]),
    tests(
      "InferenceTests",
      [
        "FormTesting", "SeededRandom", "Inference", "Lint", "Rules", "Forms", "Values", "Records",
        "Patterns",
        "JSONText", "Texts", "SourceText",
      ]),
    tests(
      "LintTests",
      [
        "TextsTesting",
        "FormTesting", "SeededRandom", "Lint", "Rules", "Forms", "Values", "PlistText", "JSONText",
        "SourceText",
      ]),
    tests(
      "QueriesTests",
      [
        "TextsTesting",
        "FormTesting", "SeededRandom", "Queries", "Rules", "Forms", "Values", "Records",
        "Patterns", "JSONText", "SourceText",
      ]),
    tests(
      "CellsTests",
      [
        "TextsTesting", "FormTesting",
        "SeededRandom", "Cells", "Records", "Values", "Forms", "Rules", "Lint", "Queries",
        "JSONText", "Screen", "SourceText", "Texts",
      ]),
    tests(
      "FormEditorTests",
      [
        "TextsTesting", "FormTesting",
        "SeededRandom", "FormEditor", "Cells", "Records", "Values", "Forms", "Rules", "Lint",
        "Queries", "JSONText", "Texts", "Screen", "SourceText",
      ]),
    tests(
      "LinePromptsTests",
      [
        "TextsTesting", "FormTesting", "LinePrompts", "Rules", "Forms", "Values", "Records",
        "JSONText", "Texts", "SourceText",
      ]),
    .target(
      name: "FileTesting", dependencies: ["Storage", "CLinux"], path: "Tests/FileTesting",
      swiftSettings: strict),
    tests("StorageTests", ["TextsTesting", "FileTesting", "Storage", "SourceText", "CLinux"]),
    // With a server in Python.
    .target(
      name: "ServerTesting", path: "Tests/ServerTesting", exclude: ["server.py"],
      swiftSettings: strict),
    tests(
      "ServersTests",
      ["TextsTesting", "FileTesting", "ServerTesting", "Servers", "Storage", "SourceText"]),
    tests(
      "RecordSourcesTests",
      [
        "TextsTesting",
        "FileTesting", "AgeTesting", "ServerTesting", "SeededRandom", "RecordSources", "Servers",
        "Storage", "Records", "PlistText", "AgeFile", "Ciphers", "JSONText", "SourceText",
        "Threads",
      ]),
    tests(
      "EndToEndTests",
      [
        "ScreenTesting", "FormTesting", "AgeTesting", "ServerTesting", "SeededRandom", "AgeFile",
        "Ciphers", "formview",
      ]),
    // What the fuzzers hold each reader to.
    .target(
      name: "FuzzTesting",
      dependencies: [
        "SourceText", "JSONText", "PlistText", "AgeFile", "Patterns", "Records", "Values",
        "Expressions", "Forms", "Cells", "Queries", "FormEditor", "Screen", "Terminal",
        "RecordSources",
      ],
      path: "Tests/FuzzTesting", swiftSettings: strict),
    .executableTarget(
      name: "FuzzReplay", dependencies: ["FuzzTesting"], path: "Tests/FuzzReplay",
      swiftSettings: strict),
    tests("FuzzingTests", ["FuzzTesting", "FuzzReplay"]),
    // Edits files from elsewhere at random: see Tests/EditSurvey/run.
    .executableTarget(
      name: "EditSurvey",
      dependencies: ["SeededRandom", "RecordSources", "Records", "JSONText", "Texts"],
      path: "Tests/EditSurvey", exclude: ["run", "compare", "suite", "ruamel"],
      swiftSettings: strict),
    tests("ArchitectureTests", []),
  ]
)

// The fuzzers need instrumented code, so they are built on their own: see Tests/Fuzzing/run.
if Context.environment["FORMVIEW_FUZZ"] == "1" {
  package.products.append(.executable(name: "fuzzing", targets: ["Fuzzing"]))
  package.targets.append(
    .executableTarget(
      name: "Fuzzing",
      dependencies: ["FuzzTesting"],
      path: "Tests/Fuzzing", exclude: ["run", "choose", "Corpora"], swiftSettings: strict))
}
