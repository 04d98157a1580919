import JSONTesting
import JSONText
import Records
import SourceText
import Testing

/// Random files and random edits, held against a model that knows only values and bytes.
@Suite struct EditPropertyTests {
  @Test("An edit of a value changes its bytes and no other, and editing back restores the file")
  func replaceEverywhere() throws {
    for seed in 0..<300 {
      var generator = Generator(seed: UInt64(seed))
      let text = generator.file()
      var table = try table(text)
      for _ in 0..<4 where table.count > 0 {
        let id = table.id(at: generator.random.below(table.count))
        let path = generator.path(in: table[id].value)
        guard case .found(let slice) = table[id].lookup(path) else {
          Issue.record("lost \(path) in \(table[id].text)")
          continue
        }
        let value = generator.jsonValue()
        let before = Array(text.utf8)
        let expected =
          value == slice.value
          ? before
          : Array(before[..<slice.range.lowerBound]) + Array(value.jsonText().utf8)
            + Array(before[slice.range.upperBound...])
        let formerValue = slice.value
        try table.set(value, at: path, in: id)
        let written = Array(bytes(table).utf8)
        // A container may be laid out in the file's style: then only what is outside is compared.
        if value.kind == .array || value.kind == .object || table.escapesAll {
          #expect(written.starts(with: expected[..<slice.range.lowerBound]))
          let rest = before.count - slice.range.upperBound
          #expect(written.suffix(rest) == before.suffix(rest))
          #expect(ReferenceJSON.isValid(written))
        } else {
          #expect(written == expected)
        }
        try table.set(formerValue, at: path, in: id)
        #expect(bytes(table) == text)
        #expect(!table.isEdited)
      }
    }
  }

  @Test("After any edits the values are the model's, the file is valid, and undoing restores it")
  func sequences() throws {
    for seed in 0..<300 {
      var generator = Generator(seed: UInt64(1000 + seed))
      let text = generator.file()
      var table = try table(text)
      guard table.count > 0 else { continue }
      var model = (0..<table.count).map { table[table.id(at: $0)].value }
      let first = model
      var undo: [(RecordID, JSONSlice)] = []
      for _ in 0..<12 {
        let index = generator.random.below(table.count)
        let id = table.id(at: index)
        var path = generator.path(in: model[index])
        if generator.random.below(2) == 0 {
          path.append(.member(generator.random.pick(Generator.names)))
        }
        if generator.random.below(3) > 0 {
          let value = generator.jsonValue()
          guard let changed = Model.setting(model[index], path[...], value, as: first[index])
          else { continue }
          undo.append((id, try table.set(value, at: path, in: id)))
          model[index] = changed
        } else if !path.isEmpty {
          guard let changed = Model.removing(model[index], path[...]) else { continue }
          undo.append((id, try table.remove(at: path, in: id)))
          model[index] = changed
        }
        #expect(table[id].value == model[index], "\(text)")
        #expect(ReferenceJSON.isValid(Array(bytes(table).utf8)))
      }
      for (id, slice) in undo.reversed() { table.replace(id, with: slice) }
      #expect(bytes(table) == text)
      #expect(!table.isEdited)
    }
  }

  @Test("Whatever was done to a record, setting it to its first value restores the file")
  func wholeRecord() throws {
    for seed in 0..<200 {
      var generator = Generator(seed: UInt64(5000 + seed))
      let text = generator.file()
      var table = try table(text)
      guard table.count > 0 else { continue }
      let id = table.id(at: 0)
      let first = table[id].value
      for _ in 0..<3 {
        let path = generator.path(in: table[id].value)
        try table.set(generator.jsonValue(), at: path, in: id)
      }
      try table.set(first, at: [], in: id)
      #expect(bytes(table) == text)
      #expect(!table.isEdited)
    }
  }
}

extension RecordTable {
  /// Whether new text may be escaped, seen from outside: nothing but a mark is beyond ASCII.
  fileprivate var escapesAll: Bool {
    let bytes = source.buffer.bytes
    return bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0).allSatisfy { $0 < 0x80 }
  }
}

/// What edits do to values; nil where they are refused or do nothing.
private enum Model {
  /// `first`: what was there when the file was read; a member of that comes back to its position.
  static func setting(
    _ value: JSONValue, _ path: ArraySlice<JSONStep>, _ new: JSONValue, as first: JSONValue?
  ) -> JSONValue? {
    guard let step = path.first else { return new }
    switch (step, value) {
    case (.member(let name), .object(var members)):
      if let position = members.lastIndex(where: { JSONStep.member($0.name) == step }) {
        guard
          let inner = setting(
            members[position].value, path.dropFirst(), new,
            as: first.flatMap { child(of: $0, step) })
        else { return nil }
        members[position].value = inner
      } else {
        guard let inner = made(path.dropFirst(), new) else { return nil }
        let later = first.map { names(after: name, in: $0) } ?? []
        let position = members.firstIndex { later.contains($0.name) } ?? members.count
        members.insert(JSONMember(name: name, value: inner), at: position)
      }
      return .object(members)
    case (.index(let index), .array(var elements)) where index < elements.count:
      guard
        let inner = setting(
          elements[index], path.dropFirst(), new, as: first.flatMap { child(of: $0, step) })
      else { return nil }
      elements[index] = inner
      return .array(elements)
    default: return nil
    }
  }

  private static func child(of value: JSONValue, _ step: JSONStep) -> JSONValue? {
    switch (step, value) {
    case (_, .object(let members)):
      members.last { JSONStep.member($0.name) == step }?.value
    case (.index(let index), .array(let elements)) where index < elements.count: elements[index]
    default: nil
    }
  }

  private static func names(after name: String, in value: JSONValue) -> Set<String> {
    guard case .object(let members) = value,
      let index = members.firstIndex(where: { $0.name == name })
    else { return [] }
    return Set(members[(index + 1)...].map(\.name))
  }

  private static func made(_ path: ArraySlice<JSONStep>, _ value: JSONValue) -> JSONValue? {
    guard let step = path.first else { return value }
    guard case .member(let name) = step, let inner = made(path.dropFirst(), value) else {
      return nil
    }
    return .object([JSONMember(name: name, value: inner)])
  }

  static func removing(_ value: JSONValue, _ path: ArraySlice<JSONStep>) -> JSONValue? {
    guard let step = path.first else { return nil }
    switch (step, value) {
    case (.member, .object(var members)):
      guard let position = members.lastIndex(where: { JSONStep.member($0.name) == step }) else {
        return nil
      }
      if path.count == 1 {
        members.removeAll { JSONStep.member($0.name) == step }
      } else {
        guard let inner = removing(members[position].value, path.dropFirst()) else { return nil }
        members[position].value = inner
      }
      return .object(members)
    case (.index(let index), .array(var elements)) where index < elements.count:
      if path.count == 1 {
        elements.remove(at: index)
      } else {
        guard let inner = removing(elements[index], path.dropFirst()) else { return nil }
        elements[index] = inner
      }
      return .array(elements)
    default: return nil
    }
  }
}
