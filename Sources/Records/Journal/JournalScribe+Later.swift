import JSONText

/// Lines that take long to be made: they follow those of edits, made by a thread.
extension JournalScribe {
  /// What makes the line with the records that a step was written without; nil where it was written with all of them.
  /// O(the records' bytes) when it is called.
  package func laterMembers(for step: DocumentStep) -> (@Sendable () -> [JSONMember])? {
    guard marksRecords, case .edited(.replaceInMany(let edits), let table) = step,
      edits.reduce(0, { $0 + $1.records.count }) > Edit.mostNamed
    else { return nil }
    let (base, ids) = (base, edits.allRecords.subtracting(marked))
    guard !ids.isEmpty else { return nil }
    return {
      var runs: [(first: Int, marks: [String])] = []
      var records: [JSONMember] = []
      var remainingBytes = mostLaterBytes
      for place in ids.members.compactMap({ base.place(of: $0) }).sorted() {
        let id = base.id(at: place)
        let slice = table[id]
        if slice.range.count <= remainingBytes, table.fault(of: id) == nil {
          remainingBytes -= slice.range.count
          records.append(JSONMember(name: String(place), value: .string(slice.text)))
        } else if let last = runs.last, last.first + last.marks.count == place {
          runs[runs.count - 1].marks.append(table.mark(of: id))
        } else {
          runs.append((place, [table.mark(of: id)]))
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

  /// What makes the line that has the equals of records that were not compared with all others; nil where there are none, or
  /// not all of the file is read yet. O(records, with the bytes of those that are alike) when it is called.
  package mutating func takeComparison() -> (@Sendable () -> [JSONMember])? {
    guard !uncompared.isEmpty, base.isWhole else { return nil }
    let (base, places) = (base, uncompared)
    uncompared = []
    return {
      let marks = RecordContext.places(ofAllLike: places, in: base).map { place in
        JSONMember(name: String(place), value: .string(base.mark(of: base.id(at: place))))
      }
      return [JSONMember(name: "marks", value: .array([]))]
        + (marks.isEmpty ? [] : [JSONMember(name: "was", value: .object(marks))])
        + RecordMarks.member("compared", places)
    }
  }
}

/// Bytes of records that are written behind an edit of many; the others are named by their marks.
private let mostLaterBytes = 4 << 20
