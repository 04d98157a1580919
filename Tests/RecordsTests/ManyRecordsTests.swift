import JSONTesting
import JSONText
import Records
import SeededRandom
import Testing

@Suite("Many records at once")
struct ManyRecordsTests {
  @Test("A set of records holds what was put in and not taken out, read and added ones alike")
  func sets() {
    var random = SeededGenerator(seed: 11)
    let ids = (0..<300).map { RecordID(rawValue: $0 % 2 == 0 ? $0 * 3 : .max - $0 * 5) }
    for _ in 0..<20 {
      var (a, b) = (RecordSet(), RecordSet())
      var (modelOfA, modelOfB) = (Set<RecordID>(), Set<RecordID>())
      for _ in 0..<400 {
        let id = random.pick(ids)
        switch random.below(5) {
        case 0: #expect(a.remove(id) == (modelOfA.remove(id) != nil))
        case 1, 2: #expect(a.insert(id) == modelOfA.insert(id).inserted)
        default: #expect(b.insert(id) == modelOfB.insert(id).inserted)
        }
      }
      #expect(a.count == modelOfA.count)
      #expect(ids.allSatisfy { a.contains($0) == modelOfA.contains($0) })
      #expect(Set(a.members) == modelOfA)
      #expect(Set(a.union(b).members) == modelOfA.union(modelOfB))
      #expect(Set(a.intersection(b).members) == modelOfA.intersection(modelOfB))
      #expect(Set(a.subtracting(b).members) == modelOfA.subtracting(modelOfB))
      #expect(a.subtracting(b).count == modelOfA.subtracting(modelOfB).count)
    }
  }

  @Test(
    "Many records deleted, copied, restored and replaced at once are where one by one would put them",
    arguments: [0, 1, 7, 3000, 9000])
  func model(size: Int) throws {
    for seed in 0..<6 {
      var random = SeededGenerator(seed: UInt64(seed))
      let numbers = (0..<size).map(String.init)
      let text = "[\n  " + numbers.joined(separator: ",\n  ") + "\n]\n"
      guard size > 0 else { continue }
      var table = try table(text)
      var model = (0..<size).map { (id: table.id(at: $0), text: numbers[$0]) }
      var undo: [(inout RecordTable) -> Void] = []
      for step in 0..<25 {
        let part = random.pick([1, 2, 3, 50, 5000])
        let chosen = RecordSet(model.map(\.id).filter { _ in random.below(part) == 0 })
        let placements = table.placements(of: chosen)
        #expect(
          placements
            == model.enumerated().filter { chosen.contains($1.id) }
            .map { RecordPlacement($1.id, at: $0) })
        switch random.below(4) {
        case 0 where random.below(3) > 0:
          table.delete(placements)
          model.removeAll { chosen.contains($0.id) }
          undo.append { $0.restore(placements) }
        case 1 where model.count < 20_000:
          let index = random.below(model.count + 1)
          let copies = table.insertCopies(of: placements.map(\.id), at: index)
          let texts = model.filter { chosen.contains($0.id) }.map(\.text)
          model.insert(
            contentsOf: zip(copies, texts).map { (id: $0.id, text: $1) }, at: index)
          undo.append { $0.delete(copies) }
        case 2:
          let former = table
          let new = try JSONSlice(parsing: "-\(step)")
          table.replace(placements.map { (id: $0.id, slice: new) })
          for index in model.indices where chosen.contains(model[index].id) {
            model[index].text = "-\(step)"
          }
          let changed = TableDifference(from: former, to: table).changed
          #expect(changed.count == chosen.count)
          #expect(changed.subtracting(chosen).isEmpty)
          undo.append { $0.adoptSlices(of: former) }
        default:
          guard !model.isEmpty else { break }
          let (from, to) = (random.below(model.count), random.below(model.count))
          let entry = model.remove(at: from)
          model.insert(entry, at: to)
          table.move(entry.id, to: to)
          undo.append { $0.move(entry.id, to: from) }
        }
        #expect(table.records == model.map(\.id))
        // Looking for a record goes through its chunk: of many records some are looked for.
        let indices = stride(from: 0, to: model.count, by: max(1, model.count / 200))
        let isInPlace = indices.allSatisfy { table.index(of: model[$0].id) == $0 }
        #expect(isInPlace)
      }
      #expect(records(table) == model.map(\.text))
      for step in undo.reversed() { step(&table) }
      #expect(bytes(table) == text)
      #expect(!table.isEdited)
    }
  }

  @Test("What was done since another version is told: changed, added and deleted records")
  func differences() throws {
    let former = try table("[1, 2, 3, 4]")
    var later = former
    later.replace(later.id(at: 0), with: try JSONSlice(parsing: "9"))
    later.delete(later.id(at: 2))
    let copies = later.insertCopies(of: [later.id(at: 1)], at: 2)
    #expect(copies.map(\.index) == [2])
    let added = try #require(copies.first?.id)
    #expect(bytes(later) == "[9, 2, 2, 4]")
    #expect(
      Set(TableDifference(from: former, to: later).changed.members) == [former.id(at: 0), added])
    #expect(TableDifference(from: former, to: later).deleted == [former.id(at: 2)])
    #expect(TableDifference(from: later, to: former).deleted == [added])
    #expect(!later.isSame(as: former))
    let same = later
    later.replace(later.id(at: 0), with: try JSONSlice(parsing: " 9"))
    #expect(later.isSame(as: same))
  }

  @Test(
    "Taking the bytes of another version leaves some records as they are, and all that came since")
  func takingSlices() throws {
    let former = try table("[1, 2, 3]")
    var later = former
    let nine = try JSONSlice(parsing: "9")
    later.replace(later.records.map { (id: $0, slice: nine) })
    let new = later.insert(.number("5"), at: 3)
    let added = try #require(new)
    var other = later
    other.adoptSlices(of: former, except: RecordSet([former.id(at: 1)]))
    #expect(bytes(other) == "[1, 9, 3, 5]")
    // Also one that is deleted at the time.
    other.delete(added)
    other.adoptSlices(of: later)
    other.adoptSlices(of: former)
    other.restore(added, at: 3)
    #expect(bytes(other) == "[1, 2, 3, 5]")
  }
}
