import FormEditor
import Forms
import RecordSources
import Storage

/// The files of a folder as their names show them.
struct FolderScan {
  /// Files that are listed already.
  private let known: Set<StartItem.ID>
  /// Items that are listed at once.
  private(set) var items: [StartItem] = []
  /// Files that only their first bytes can show to be data.
  private(set) var unknown: [StartItem] = []

  init(_ folder: String, besides known: [StartItem]) throws(FileError) {
    self.known = Set(known.map(\.id))
    for entry in try FolderReader.entries(of: folder) { add(entry, in: folder) }
  }

  private mutating func add(_ entry: FolderEntry, in folder: String) {
    let id = StartItem.ID(path: StartPath.joined(folder, entry.name))
    guard known.isEmpty || !known.contains(id) else { return }
    let named = RecognizedFile(named: entry.name)
    switch entry.kind {
    case .special: break
    case .folder:
      items.append(
        StartItem(
          id: id, name: entry.name + "/", kind: .folder, format: Environment.texts.fileFolder))
    case .unreachable(let reason):
      guard let named else { return }
      items.append(item(id, entry.name, named, refusal: reason.text(in: Environment.texts)))
    case .file(let size):
      guard let named else {
        unknown.append(StartItem(id: id, name: entry.name, kind: .data, size: size))
        return
      }
      items.append(item(id, entry.name, named, size: size))
    }
  }

  private func item(
    _ id: StartItem.ID, _ name: String, _ kind: RecognizedFile, size: Int? = nil,
    refusal: String? = nil
  ) -> StartItem {
    var item = StartItem(id: id, name: name, kind: .data, size: size)
    item.adopt(kind)
    if name.hasSuffix(FormFinder.ending) { item.beForm() }
    if let refusal { item.refusal = refusal }
    return item
  }
}

extension StartItem {
  /// Adopts a kind that was found.
  mutating func adopt(_ found: RecognizedFile) {
    let texts = Environment.texts
    format = found.title(in: texts)
    refusal = found.refusal(in: texts)
    kind = found.isForeign ? .foreign : found == .encrypted ? .encrypted : .data
  }

  mutating func beForm() {
    kind = .form
    format = Environment.texts.fileForm
  }
}
