import Forms
import SourceText

/// The sections that a person has folded or unfolded; all others are as their form says.
struct SectionFolds: Equatable, Sendable {
  private struct Key: Hashable {
    /// Name of the form; nil for the form of the file.
    let form: String?
    let section: String
  }
  private var choices: [Key: Bool] = [:]

  /// Identifiers of the sections of a form that are folded. O(sections).
  func folded(_ sections: [FormSection], of form: String?) -> Set<ExactText> {
    var folded: Set<ExactText> = []
    for section in sections where !section.key.isEmpty {
      let choice =
        choices.isEmpty ? nil : choices[Key(form: form, section: section.identifier)]
      if choice ?? section.isCollapsed { folded.insert(section.identifier) }
    }
    return folded
  }

  mutating func set(_ section: String, of form: String?, isFolded: Bool) {
    choices[Key(form: form, section: section)] = isFolded
  }
}

extension Form {
  /// Returns whether a section has a heading that can represent its rows.
  func hasHeading(_ section: String) -> Bool {
    sections.contains { $0.identifier.hasSameBytes(as: section) && !$0.key.isEmpty }
  }
}
