import Glibc
import Texts

/// Whose files are used although nobody named them: those of the person who runs this, of root, and of the owner of the
/// data that they are found for. In a folder that others can write to, anybody else may have put one there.
package struct FileTrust: Sendable {
  private let owners: [uid_t]

  /// For files that are found for the data at `path`.
  package init(forData path: String) {
    owners = [geteuid(), 0] + (FileOwner(of: path).map { [$0.user] } ?? [])
  }

  /// Why the file at `path` is not to be used; nil where it may be, or is not there. A symbolic link is as good as
  /// its owner and what it leads to.
  package func objection(to path: String) -> Sentence? {
    guard let entry = FileOwner(entry: path), let file = FileOwner(of: path) else { return nil }
    if let stranger = [entry, file].map(\.user).first(where: { !owners.contains($0) }) {
      return Sentence { $0.formOfStranger(Int(stranger)) }
    }
    return file.isOpenToAll ? Sentence { $0.formOpenToAll } : nil
  }
}
