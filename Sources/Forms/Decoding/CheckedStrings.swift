import SourceText
import Texts
import Values

/// The files of strings of a form that is checked, and what the form and those that it opens have for them.
struct CheckedStrings {
  /// A template of a form with its translation.
  struct WrittenTemplate {
    /// File of the form, and the position of the template in it.
    let file: String
    let position: SourcePosition
    let original: Template
    let template: Template
    let text: TranslatedText
  }

  var templates: [WrittenTemplate] = []
  /// Files with the names by which forms refer to them, in the order in which forms name them.
  private var tables: [(name: String, table: StringsTable)] = []
  private var texts: [ExactText: Set<ExactText>] = [:]
  /// Texts that are missing in files, by the paths of the files.
  private var missing: [ExactText: Set<ExactText>] = [:]

  /// Files that a form names.
  mutating func add(_ tables: [StringsTable], named name: String) {
    for table in tables where texts[table.path] == nil {
      texts[table.path] = []
      self.tables.append((name, table))
    }
  }

  /// A text that a form has for files.
  mutating func note(_ text: String, in tables: [StringsTable]) {
    for table in tables { texts[table.path]?.insert(text) }
  }

  /// Notes that a file lacks a text; whether it was not noted before.
  mutating func isFirst(missing text: String, in table: StringsTable) -> Bool {
    missing[table.path, default: []].insert(text).inserted
  }

  /// W108: texts of files that no form has; of those that are nearly a text that the file lacks, which.
  ///
  /// `isShared`: whether other forms may have texts in the files of a name.
  func checkUnused(_ context: DecodingContext, isShared: (String) -> Bool) {
    var shared: [ExactText: Bool] = [:]
    for (name, table) in tables {
      let unused = table.texts(except: texts[table.path] ?? [])
      guard !unused.isEmpty else { continue }
      let isOthers = shared[name] ?? isShared(name)
      shared[name] = isOthers
      guard !isOthers else { continue }
      let missing = (self.missing[table.path] ?? []).sorted().map(\.text)
      for (index, unused) in unused.enumerated() {
        let meant = index < Self.mostCompared ? NearestName.of(unused.text, among: missing) : nil
        context.report(
          .W108, in: table.path, at: unused.position, found: TextQuoting.shown(unused.text),
          advice: meant.map { Sentence(verbatim: TextQuoting.shown($0)) }
            ?? Sentence { $0.leaveOut }
        ) { $0.textIsUnused }
      }
    }
  }

  /// Maximum number of unused texts that are compared with missing ones.
  private static let mostCompared = 200
}
