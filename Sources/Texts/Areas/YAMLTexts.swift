/// Sentences about YAML files.
extension Texts {
  package func libfyamlIsMissing(_ reason: String) -> String {
    say("libfyaml is missing on this machine (\(reason)); install the package libfyaml0")
  }
  /// `message` is libfyaml's, nil if it may show contents.
  package var hasNoFrontMatter: String {
    say("there is no front matter: no --- in line 1, or no line of --- that ends it")
  }
  package func isNoYAML(_ message: String?) -> String {
    message.map { say("this is not valid YAML: \($0)") } ?? say("this is not valid YAML")
  }
  package func yamlHasNo(_ found: String) -> String {
    say("found \(found), which no YAML file has")
  }
  package var yamlIsTooLarge: String { say("there is not enough memory for this YAML file") }
  package func yamlIsTooDeep(_ most: Int) -> String {
    say("collections are nested more than \(most) deep here")
  }
  package func yamlHasNoAnchor(_ name: String) -> String {
    say("*\(name) refers to an anchor that is not above it: write &\(name) before a value there")
  }
  package func yamlRefersToItself(_ name: String) -> String {
    say("*\(name) refers to a value that it is a part of")
  }
  package var yamlMultiplies: String {
    say("aliases multiply here: the file would become many times as large")
  }

  // MARK: Edits

  package func yamlMemberIsInherited(line: Int) -> String {
    say(
      "it comes from a merge key (<<), from line \(line): it can be removed there, or changed here")
  }
  package func yamlAnchorIsUsed(_ name: String, line: Int) -> String {
    say("the anchor &\(name) in it is used in line \(line): remove that first")
  }
  package func yamlWouldBeInvalid(line: Int, _ message: String) -> String {
    say("the file could not be read after this change (line \(line): \(message))")
  }
}
