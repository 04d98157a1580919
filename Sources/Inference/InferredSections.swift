import PlistText

/// The sections of a first form, in the order of the record: an object of single values is one, and the members between
/// two such objects are in one without a heading.
struct InferredSections {
  private var sections: [(identifier: String, label: String?)] = []
  private let names: Set<String>
  /// True if the last row is in a section without a heading.
  private var isPlain = true

  init(of members: [MemberSurvey]) { names = Set(members.map(\.name)) }

  /// Begins the section of an object, which its first row names.
  mutating func begin(_ name: String, label: String) -> String {
    sections.append((name, label))
    isPlain = false
    return name
  }

  /// Continues with a member outside of sections; the section's name for its row, nil for the section of the row
  /// before.
  mutating func goOn() -> String? {
    guard !isPlain, let last = sections.last else { return nil }
    isPlain = true
    var identifier = "after \(last.identifier)"
    while names.contains(identifier) { identifier += "-" }
    sections.append((identifier, nil))
    return identifier
  }

  /// The form's key for its sections; empty if all rows precede all headings.
  var text: String {
    guard !sections.isEmpty else { return "" }
    let list = sections.map { section in
      let label = section.label.map { " key = \(OpenStepString.written($0));" } ?? ""
      return "{ identifier = \(OpenStepString.written(section.identifier));\(label) }"
    }
    return "  sections = (\n    \(list.joined(separator: ",\n    "))\n  );\n"
  }
}
