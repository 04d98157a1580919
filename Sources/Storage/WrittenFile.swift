import Texts

/// What became of a file that was written.
package struct WrittenFile: Sendable {
  /// The state that it was left in.
  package let stamp: FileStamp
  /// What the former file had, and this one could not be given.
  package let losses: [AttributeLoss]
  /// Whether the file system can't exchange names, so that another program's file may have been replaced unseen.
  package let isUnguarded: Bool

  /// What the losses are, as a clause; nil where there are none.
  package var reservation: Sentence? {
    guard !losses.isEmpty else { return nil }
    let losses = losses
    return Sentence { texts in texts.savedWithout(losses.map { $0.text(in: texts) }) }
  }
}

/// Something of a file that its replacement could not be given.
package enum AttributeLoss: Hashable, Sendable {
  /// It belongs to who saved it.
  case owner
  /// Its group has no more rights than everybody.
  case group
  /// Its mode: what it was, and what it is.
  case mode(Int, now: Int)
  case accessControlList
  /// An extended attribute.
  case attribute(String)
  /// So many other names of the file (hard links) have the former contents.
  case otherNames(Int)

  func text(in texts: any Texts) -> String {
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
