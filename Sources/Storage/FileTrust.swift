import Glibc
import Texts

/// Decides which files are used although the user didn't name them: files of the current user, of root, and of the
/// owner of the data. In a folder that others can write to, anyone may have put one there.
package struct FileTrust: Sendable {
  private let owners: [uid_t]

  /// For files that are found for the data at `path`.
  package init(forData path: String) {
    owners = [geteuid(), 0] + (FileOwner(of: path).map { [$0.user] } ?? [])
  }

  /// The reason not to use the file at `path`; nil if it may be used, or does not exist. A symbolic link is judged by
  /// its owner and its target.
  package func objection(to path: String) -> Sentence? {
    guard let entry = FileOwner(entry: path), let file = FileOwner(of: path) else { return nil }
    if let stranger = [entry, file].map(\.user).first(where: { !owners.contains($0) }) {
      return Sentence { $0.formOfStranger(Int(stranger)) }
    }
    return file.isOpenToAll ? Sentence { $0.formOpenToAll } : nil
  }
}
