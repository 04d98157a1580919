import Glibc
import JSONText
import RecordSources
import Records
import SourceText
import Storage

/// Files that were opened on the screen, the latest first: only their paths, in the user's state folder.
enum RecentFiles {
  struct Entry: Hashable {
    let file: String
    /// The form that was named for it; nil for the one that belongs to it.
    var form: String?
  }

  /// Maximum numbers of files that are kept, and that are listed.
  private static let (mostKept, mostListed) = (50, 6)
  private static let largest = 1 << 20

  private static let name = "recent.jsonl"

  static var listed: [Entry] { Array(all.prefix(mostListed)) }

  private static var all: [Entry] {
    guard let folder = PrivateFolder.ofState,
      let file = try? FileReader.readFile(folder.path + "/" + name, limit: largest),
      let table = try? RecordTable(parsing: file.text)
    else { return [] }
    return (0..<table.count).compactMap { index in
      let record = table[table.id(at: index)].value
      guard case .string(let file)? = record["file"] else { return nil }
      guard case .string(let form)? = record["form"] else { return Entry(file: file) }
      return Entry(file: file, form: form)
    }
  }

  /// Puts a file first. Where the state folder can't be written, nothing is kept.
  static func note(_ file: String, form: String?) {
    guard let folder = PrivateFolder.ofState, FolderEntry.Kind(of: file).isFile else { return }
    let named = form.flatMap { $0 != FormOption.auto && FolderEntry.Kind(of: $0).isFile ? $0 : nil }
    let entry = Entry(file: AbsolutePath.of(file), form: named.map { AbsolutePath.of($0) })
    let entries = [entry] + all.filter { !$0.file.hasSameBytes(as: entry.file) }
    let text = entries.prefix(mostKept).map { $0.line + "\n" }.joined()
    try? folder.write(Array(text.utf8), to: name)
  }
}

extension RecentFiles.Entry {
  fileprivate var line: String {
    let members =
      [JSONMember(name: "file", value: .string(file))]
      + (form.map { [JSONMember(name: "form", value: .string($0))] } ?? [])
    return JSONValue.object(members).jsonText()
  }
}

extension FolderEntry.Kind {
  fileprivate var isFile: Bool { if case .file = self { true } else { false } }
}
