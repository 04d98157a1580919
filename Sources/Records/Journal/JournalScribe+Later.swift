import JSONText

/// Lines that take long to create: a thread adds them after the lines of edits.
extension JournalScribe {
  /// A closure that creates the line with the records omitted from a step's line; nil if none were omitted. The call
  /// is O(the records' bytes).
  package func laterMembers(for step: DocumentStep) -> (@Sendable () -> [JSONMember])? {
    guard marksRecords, let (edit, table) = writtenEdit(of: step),
      case .replaceInMany(let edits) = edit,
      edits.reduce(0, { $0 + $1.records.count }) > Edit.mostNamed
    else { return nil }
    let (base, ids) = (base, edits.allRecords.subtracting(marked))
    guard !ids.isEmpty else { return nil }
    return {
      var runs: [(first: Int, marks: [String])] = []
      var records: [JSONMember] = []
      var remainingBytes = mostLaterBytes
      for index in ids.members.compactMap({ base.index(of: $0) }).sorted() {
        let id = base.id(at: index)
        let slice = table[id]
        if slice.range.count <= remainingBytes, table.fault(of: id) == nil {
          remainingBytes -= slice.range.count
          records.append(JSONMember(name: String(index), value: .string(slice.text)))
        } else if let last = runs.last, last.first + last.marks.count == index {
          runs[runs.count - 1].marks.append(table.mark(of: id))
        } else {
          runs.append((index, [table.mark(of: id)]))
        }
      }
      let marks = runs.map { run in
        JSONValue.object([
          JSONMember(name: "first", value: .number(String(run.first))),
          JSONMember(name: "marks", value: .string(run.marks.joined(separator: " "))),
        ])
      }
      return [JSONMember(name: "marks", value: .array(marks))]
        + (records.isEmpty ? [] : [JSONMember(name: "had", value: .object(records))])
    }
  }

  /// The edit in a step's line; nil where the line only refers to a former one, or has all bytes.
  private func writtenEdit(of step: DocumentStep) -> (edit: Edit, before: RecordTable)? {
    switch step {
    case .edited(let edit, let table): (edit, table)
    case .redone(_, let edit?, let table) where isExplicit: (edit, table)
    default: nil
    }
  }

  /// A closure that creates the line with the equals of records that were not compared with all others; nil if there
  /// are none, or if the file is not completely read yet. The call is O(records), with the bytes of similar ones.
  package mutating func takeComparison() -> (@Sendable () -> [JSONMember])? {
    guard !uncompared.isEmpty, base.isWhole else { return nil }
    let (base, indices) = (base, uncompared)
    uncompared = []
    return {
      let marks = RecordContext.indices(ofAllLike: indices, in: base).map { index in
        JSONMember(name: String(index), value: .string(base.mark(of: base.id(at: index))))
      }
      return [JSONMember(name: "marks", value: .array([]))]
        + (marks.isEmpty ? [] : [JSONMember(name: "was", value: .object(marks))])
        + RecordMarks.member("compared", indices)
    }
  }
}

/// Maximum number of bytes of records that are written after an edit of many; the others are
/// named by their content hashes.
private let mostLaterBytes = 4 << 20
