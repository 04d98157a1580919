import FormEditor
import Records

extension LeftJournal {
  /// The lines of a journal with only the parts that could not be applied, or not be read; nil if there are none.
  /// Sealed lines stay sealed.
  func remainder(
    _ misfits: [JournalMisfit], _ texts: [RescuedText], in folder: JournalFolder
  ) -> [String]? {
    // What can't be read here may be where the key is.
    let kept = unreadable.intersection(steps.done.map(\.index)).union(misfits.map(\.index))
    guard !kept.isEmpty || !texts.isEmpty || !unreadableLines.isEmpty else { return nil }
    var remainder = [folder.line(header.members, isSealed: false)]
    if let versionLine { remainder.append(versionLine) }
    remainder += unreadableLines
    // The lines of the edits that were first at a record are not among them.
    if !misfits.isEmpty, steps.marks != RecordMarks() {
      remainder.append(folder.line(steps.marks.members, isSealed: entriesAreSealed, of: "marks"))
    }
    for index in lines.indices where kept.contains(index) {
      let members = steps.members(for: misfits.filter { $0.index == index }, of: index)
      let kind = index == steps.conflictsIndex ? "conflicts" : nil
      remainder.append(
        members.map { folder.line($0, isSealed: entriesAreSealed, of: kind) } ?? lines[index])
    }
    if !texts.isEmpty {
      remainder.append(
        folder.line([RescuedText.member(texts)], isSealed: textsAreSealed, of: "texts"))
    }
    return remainder
  }
}
