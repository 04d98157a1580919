import Texts

/// The result of writing a file.
package struct WrittenFile: Sendable {
  package let stamp: FileStamp
  package let losses: [AttributeLoss]
  /// True if the file system can't exchange names, so that another program's file may have been replaced unnoticed.
  package let isUnguarded: Bool

  /// A clause about the losses; nil if there are none.
  package var reservation: Sentence? {
    guard !losses.isEmpty else { return nil }
    let losses = losses
    return Sentence { texts in texts.savedWithout(losses.map { $0.text(in: texts) }) }
  }
}

/// An attribute of a file that its replacement lacks.
package enum AttributeLoss: Hashable, Sendable {
  /// The new file belongs to the user who saved it.
  case owner
  /// The group has only the rights of everyone.
  case group
  /// The mode was not kept: the previous one, and the current one.
  case mode(Int, now: Int)
  case accessControlList
  case attribute(String)
  /// The number of other names of the file (hard links) that keep the old contents.
  case otherNames(Int)

  func text(in texts: Texts) -> String {
    switch self {
    case .owner: texts.ownerNotKept
    case .group: texts.groupNotKept
    case .mode(let former, let now):
      texts.modeNotKept(String(former, radix: 8), now: String(now, radix: 8))
    case .accessControlList: texts.accessListNotKept
    case .attribute(let name): texts.attributeNotKept(name)
    case .otherNames(let count): texts.otherNamesNotKept(count)
    }
  }
}
