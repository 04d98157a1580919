import JSONTesting
import JSONText
import Records
import Testing

@Suite("Whatever two sides do to a file, merged")
struct TableMergePropertyTests: MergesTables {
  @Test("Whatever was done here: without their changes it stays, and undone it is theirs")
  func onlyOurs() throws {
    var merged = 0
    for seed in UInt64(2_000)..<2_300 {
      var generator = Generator(seed: seed)
      let text = generator.file()
      var document = Document<Int>(try table(text))
      for _ in 0..<8 { _ = try? document.apply(generator.edit(of: document.table), note: 0) }
      let last = bytes(document.table)
      var (now, conflicts) = try self.merged(document, text)
      #expect(conflicts.isEmpty, "seed \(seed)")
      #expect(bytes(now.table) == last, "seed \(seed)")
      merged += now.hasUnsavedEdits ? 1 : 0
      while now.undo() != nil {}
      #expect(bytes(now.table) == text, "seed \(seed)")
    }
    #expect(merged > 150)
  }

  @Test(
    "Whatever both did: what only they have changed is as they have it, and the edits make the rest of it"
  )
  func both() throws {
    var unsaved = 0
    for seed in UInt64(2_300)..<2_700 {
      var generator = Generator(seed: seed)
      let text = generator.file()
      var (ours, theirs) = (Document<Int>(try table(text)), Document<Int>(try table(text)))
      for _ in 0..<4 { _ = try? theirs.apply(generator.edit(of: theirs.table), note: 0) }
      let other = bytes(theirs.table)
      guard let saved = try? table(other), saved.layout == ours.table.layout else { continue }
      #expect(bytes(try self.merged(ours, other).document.table) == other, "seed \(seed)")
      for _ in 0..<4 { _ = try? ours.apply(generator.edit(of: ours.table), note: 0) }
      var (now, _) = try self.merged(ours, other)
      #expect(bytes(now.saved) == other, "seed \(seed)")
      unsaved += now.hasUnsavedEdits ? 1 : 0
      // The journal that begins with the merge has all of it.
      var again = Document<Int>(saved)
      for case .carried(let edit, _) in now.takeLog() { try again.apply(edit, note: 0) }
      #expect(bytes(again.table) == bytes(now.table), "seed \(seed)")
    }
    #expect(unsaved > 200)
  }

  @Test("A journal that begins with a merge has what is done, taken back and done again after it")
  func journal() throws {
    var steps = 0
    for seed in UInt64(2_700)..<3_000 {
      var generator = Generator(seed: seed)
      let text = generator.file()
      var (ours, theirs) = (Document<Int>(try table(text)), Document<Int>(try table(text)))
      for _ in 0..<3 { _ = try? theirs.apply(generator.edit(of: theirs.table), note: 0) }
      for _ in 0..<4 { _ = try? ours.apply(generator.edit(of: ours.table), note: 0) }
      let other = bytes(theirs.table)
      guard let saved = try? table(other), saved.layout == ours.table.layout else { continue }
      var (now, _) = try self.merged(ours, other)
      var scribe = JournalScribe(from: now.saved)
      var entries: [JournalEntry] = []
      for _ in 0..<8 {
        switch generator.random.below(4) {
        case 0, 1: _ = now.undo()
        case 2: _ = now.redo()
        default: _ = try? now.apply(generator.edit(of: now.table), note: 0)
        }
      }
      for step in now.takeLog() where step != .begun {
        let line = JSONValue.object(scribe.members(for: step)).jsonText()
        entries.append(try #require(JournalEntry(try JSONSlice(parsing: line).value), "\(line)"))
        steps += 1
      }
      let replay = JournalReplay(entries, over: saved, isSameVersion: true)
      #expect(
        records(replay.table).map { try? JSONSlice(parsing: $0).value }
          == records(now.table).map { try? JSONSlice(parsing: $0).value }, "seed \(seed)")
      #expect(replay.misfits.isEmpty, "seed \(seed)")
    }
    #expect(steps > 1_000)
  }
}
