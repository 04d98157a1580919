import JSONText
import SourceText
import Texts
import Values

/// The lists of choices that forms have for their rows. Rows check those that they name, by what they store of them.
struct SharedChoiceLists {
  /// A list of choices, and the position at which it is written.
  private struct SharedList {
    let name: String
    let choices: [ListedChoice]
    let file: String
    let position: SourcePosition
  }
  private var all: [SharedList] = []
  private var named: Set<ExactText> = []

  /// `position` is that of its name.
  mutating func add(
    _ choices: [ListedChoice], named name: String, in file: String, at position: SourcePosition
  ) {
    all.append(SharedList(name: name, choices: choices, file: file, position: position))
  }

  /// The lists of a file that no row names; none where a row names a list that there is not, which may be meant for one.
  func unused(in file: String) -> [(name: String, position: SourcePosition)] {
    guard named.isSubset(of: Set(names: all.map(\.name))) else { return [] }
    return all.filter { $0.file == file && !named.contains($0.name) }
      .map { ($0.name, $0.position) }
  }

  /// Remembers that a row names a list.
  mutating func use(_ name: String) { named.insert(name) }

  /// F107, F502: the choices of lists that no row names have values, each its own.
  func checkUnused(_ context: DecodingContext) {
    for list in all where !named.contains(list.name) {
      var seen: Set<JSONValue> = []
      for choice in list.choices {
        guard let position = choice.position else { continue }
        if let value = choice.value {
          guard !seen.insert(value).inserted else { continue }
          context.report(
            .F502, in: list.file, at: position, found: TextQuoting.shown(value.plainText),
            advice: Sentence { $0.dropOne }
          ) { $0.duplicateChoice }
        } else if choice.candidate == nil {
          context.report(.F107, in: list.file, at: position, advice: "value = a") {
            $0.choiceNeedsValue
          }
        }
      }
    }
  }
}
