extension Document {
  /// What is unsaved, made again on what others have saved: that is what the file has now. Steps stay as with `reload`; one
  /// that was the first to change a value takes it back to theirs.
  package mutating func take(_ merge: TableMerge, renote: (Note) -> Note?) {
    let files = (former: saved, present: merge.theirs)
    follow(
      to: merge.table, StepRebaser(from: table, to: merge.table, merge.matching, files: files),
      renote)
    saved = merge.theirs
    log = [.begun] + merge.edits.map { .carried($0.edit, before: $0.before) }
    compare()
  }
}
