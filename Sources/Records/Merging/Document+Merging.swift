extension Document {
  /// Repeats unsaved edits on the version saved by others, which is now the file's. Steps stay as with `reload`; a
  /// step that was the first to change a value reverts to theirs.
  package mutating func adopt(_ merge: TableMerge, renote: (Note) -> Note?) {
    let files = (former: saved, present: merge.theirs)
    follow(
      to: merge.table, StepRebaser(from: table, to: merge.table, merge.matching, files: files),
      renote)
    saved = merge.theirs
    log = [.begun] + merge.edits.map { .carried($0.edit, before: $0.before) }
    compare()
  }
}
