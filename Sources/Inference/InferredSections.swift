import PlistText

/// The sections of a first form, in the order of the record: an object of single values is one, and the members between
/// two such objects are in one without a heading.
struct InferredSections {
  private var sections: [(identifier: String, label: String?)] = []
  /// Identifiers that objects have.
  private let names: Set<String>
  /// Whether the last row is in a section that has no heading.
  private var isPlain = true

  init(of members: [MemberSurvey]) { names = Set(members.map(\.name)) }

  /// Begins the section of an object, which its first row names.
  mutating func begin(_ name: String, label: String) -> String {
    sections.append((name, label))
    isPlain = false
    return name
  }

  /// Goes on with a member that is in no section; what its row names as a section, nil for that of the row before.
  mutating func goOn() -> String? {
    guard !isPlain, let last = sections.last else { return nil }
    isPlain = true
    var identifier = "after \(last.identifier)"
    while names.contains(identifier) { identifier += "-" }
    sections.append((identifier, nil))
    return identifier
  }

  /// The form's key; empty where all rows are above all headings.
  var text: String {
    guard !sections.isEmpty else { return "" }
    let list = sections.map { section in
      let label = section.label.map { " key = \(OpenStepString.written($0));" } ?? ""
      return "{ identifier = \(OpenStepString.written(section.identifier));\(label) }"
    }
    return "  sections = (\n    \(list.joined(separator: ",\n    "))\n  );\n"
  }
}
