import PlistText
import SourceText
import Values

/// The keys of a map's row that are about each of its values, where no form is given for these.
struct ItemRow {
  /// The keys about the map itself.
  let own: [PlistEntry]
  /// The form of a value; nil where nothing is said about it.
  let form: PlistNode?

  /// `label`: that of the map's row, which its values have as well.
  init(
    _ entries: [PlistEntry], label: String, at position: SourcePosition, _ cells: CellTable
  ) {
    guard entries.contains(where: { $0.key == "cellIdentifier" && cells.isMap($0.value.string) }),
      !entries.contains(where: { $0.key == "itemForm" })
    else {
      (own, form) = (entries, nil)
      return
    }
    let ofItems = entries.filter(\.isAboutValues)
    own = entries.filter { !$0.isAboutValues }
    guard !ofItems.isEmpty else {
      form = nil
      return
    }
    func entry(_ key: String, _ text: String) -> PlistEntry {
      PlistEntry(
        key: key, keyPosition: position,
        value: PlistNode(content: .string(text), position: position))
    }
    let named = [
      entry("valuePath", ValuePath.wholeWord), entry("identifier", FormVocabulary.plainItem),
      entry("key", label),
    ]
    form = PlistNode(
      content: .array([
        PlistNode(content: .dictionary(named + ofItems), position: position)
      ]), position: position)
  }
}

extension CellTable {
  fileprivate func isMap(_ name: String?) -> Bool {
    name.flatMap { self[$0] }?.traits.contains(.opensMembers) == true
  }
}

extension PlistEntry {
  fileprivate var isAboutValues: Bool {
    FormVocabulary.key(key, in: .row)?.isAboutValues == true
  }
}
