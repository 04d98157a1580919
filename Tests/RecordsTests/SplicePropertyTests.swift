import JSONTesting
import JSONText
import SourceText
import Testing

/// Random lists and objects that become others, and the bytes that may change.
@Suite("Setting lists and objects")
struct SplicePropertyTests {
  @Test("The record reads as the new value, the bytes outside stay, and setting back restores them")
  func anyValue() throws {
    for seed in 0..<600 {
      var generator = Generator(seed: UInt64(20_000 + seed))
      let inner = generator.value(depth: 4)
      let (before, after) = ("[{\"x\":1 ,\"v\" : ", "}, null]")
      var table = try table(before + inner + after)
      let id = table.id(at: 0)
      let old = try JSONSlice(parsing: inner).value
      let new =
        generator.random.below(3) == 0
        ? generator.jsonValue(depth: 3)
        : generator.mutated(old, times: 1 + generator.random.below(4))
      try table.set(new, at: [.member("v")], in: id)
      let written = bytes(table)
      guard case .found(let slice) = table[id].lookup([.member("v")]) else {
        Issue.record("lost in \(written)")
        continue
      }
      #expect(slice.value == new, "\(inner) -> \(new.jsonText())")
      #expect(ReferenceJSON.isValid(Array(written.utf8)))
      #expect(written.utf8.starts(with: before.utf8))
      #expect(written.utf8.reversed().starts(with: after.utf8.reversed()))
      if new == old { #expect(written == before + inner + after) }
      try table.set(old, at: [.member("v")], in: id)
      #expect(!table.isEdited)
    }
  }

  @Test("One value changed inside, added or removed: all other bytes stay where they are")
  func singleEdit() throws {
    var edits = 0
    for seed in 0..<1500 {
      var generator = Generator(seed: UInt64(40_000 + seed))
      let inner = generator.value(depth: 4)
      var table = try table("{\"v\":" + inner + "}")
      let id = table.id(at: 0)
      let old = try JSONSlice(parsing: inner).value
      let new = generator.mutated(old, times: 1)
      guard old != new, old.kind == new.kind, old.kind == .array || old.kind == .object else {
        continue
      }
      edits += 1
      try table.set(new, at: [.member("v")], in: id)
      guard case .found(let slice) = table[id].lookup([.member("v")]) else { continue }
      let (before, after) = (Array(inner.utf8), Array(slice.text.utf8))
      let prefix = zip(before, after).prefix { $0 == $1 }.count
      let rest = zip(before.dropFirst(prefix).reversed(), after.dropFirst(prefix).reversed())
      let suffix = rest.prefix { $0 == $1 }.count
      // What is neither before nor behind the change is the old value there, its white space, and a comma.
      let limit = generator.lastEdited.utf8.count
      let gone = before[prefix..<before.count - suffix]
      let size = gone.count { !$0.isSpace }
      #expect(size <= limit + 1, "\(inner)\n\(slice.text)\n\(generator.lastEdited)")
    }
    #expect(edits > 200)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { [0x20, 0x0A, 0x0D, 0x09].contains(self) }
}
