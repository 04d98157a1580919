import JSONTesting
import JSONText
import Testing

@testable import Records

@Suite("Edits of one record that are spliced into it together")
struct RecordSplicerTests {
  @Test("leave the bytes that one after the other leaves")
  func property() throws {
    for seed in 0..<400 {
      var generator = Generator(seed: UInt64(seed))
      let lists = (0..<2).map { _ in generator.array(depth: 3, count: 4) }
      let text = "{\"a\": \(lists[0]),\(generator.space())\"b\": {\"c\": \(lists[1])}}"
      var oneByOne = try table(text)
      let id = oneByOne.id(at: 0)
      var splicer = RecordSplicer(of: id, in: oneByOne)
      for _ in 0..<8 {
        let list = generator.random.below(3) == 0 ? path("b.c") : path("a")
        let item = list + [.index(generator.random.below(4))]
        var target = item
        if case .found(let slice) = oneByOne[id].lookup(item) {
          target += generator.path(in: slice.value)
        }
        if generator.random.below(2) == 0 {
          target.append(.member(generator.random.pick(Generator.names)))
        }
        let value: NewValue =
          generator.random.below(4) == 0 ? .nothing : .value(generator.jsonValue())
        var failure: JSONEditError?
        do throws(JSONEditError) {
          let record = try oneByOne.record(id, with: value, at: target)
          oneByOne.replace(id, with: record)
        } catch {
          failure = error
        }
        do throws(JSONEditError) {
          _ = try splicer.make(value, at: target)
          #expect(failure == nil)
        } catch {
          #expect(error == failure)
        }
        let (found, expected) = (splicer.lookup(target), oneByOne[id].lookup(target))
        #expect(found.slice?.text == expected.slice?.text)
      }
      splicer.join()
      #expect(splicer.table[id].text == oneByOne[id].text, "seed \(seed)")
    }
  }

  @Test("leave the bytes that one after the other leaves where scalars of several objects are set")
  func scalars() throws {
    let texts = [
      #"{"a": 1, "b": {"c": "x", "d": 1.0}, "l": [1, {"e": null}]}"#,
      "{\n  \"a\" : 1e0,\n  \"b\": { \"c\":\"\\u0078\",\"d\":true },\n \"l\": [1,{\"e\":2}], \"a\": 2\n}",
    ]
    let paths = ["a", "b.c", "b.d", "b", "l.0", "l.1.e", "a.z", "b.n", "x"].map(path)
    let values: [NewValue] = [
      .value(.number("1")), .value(.number("1.0")), .value(.string("x")), .value(.null),
      .value(.bool(true)), .value(.number("2")), .nothing, .value(.array([.number("1")])),
    ]
    for seed in 0..<2000 {
      var random = Generator(seed: UInt64(seed)).random
      var oneByOne = try table(random.pick(texts))
      let id = oneByOne.id(at: 0)
      var splicer = RecordSplicer(of: id, in: oneByOne)
      for _ in 0..<6 {
        let (target, value) = (random.pick(paths), random.pick(values))
        let record = Result { try oneByOne.record(id, with: value, at: target) }
        let isMade = Result { try splicer.make(value, at: target) }
        switch (record, isMade) {
        case (.success(let record), .success(let isMade)):
          #expect(isMade == !record.hasSameBytes(as: oneByOne[id]))
          oneByOne.replace(id, with: record)
        case (.failure(let expected as JSONEditError), .failure(let error as JSONEditError)):
          #expect(error == expected)
        default: Issue.record("seed \(seed): \(record), \(isMade)")
        }
        if random.below(3) == 0 {
          let looked = random.pick(paths)
          let (found, expected) = (splicer.lookup(looked), oneByOne[id].lookup(looked))
          #expect(found.slice?.text == expected.slice?.text, "seed \(seed)")
        }
      }
      splicer.join()
      #expect(splicer.table[id].text == oneByOne[id].text, "seed \(seed)")
    }
  }

  @Test("give back the bytes that were read where all is again as it was")
  func restored() throws {
    let read = #"{ "o":{"a":1 ,"b":2}, "l":[ {"c":3 } ] }"#
    for (target, number) in [("o.a", "1"), ("l.0.c", "3")] {
      var table = try table(read)
      let id = table.id(at: 0)
      table.replace(id, with: try JSONSlice(parsing: #"{"o": {"a": 1, "b": 2}, "l": [{"c": 3}]}"#))
      try table.set(.number("7"), at: path(target), in: id)
      var splicer = RecordSplicer(of: id, in: table)
      #expect(try splicer.make(.value(.number(number)), at: path(target)))
      splicer.join()
      #expect(splicer.table[id].text == read)
    }
  }

  @Test("make a record of two hundred scalars again once")
  func scalarCount() throws {
    let members = (0..<200).map { "\"r\($0)\": \($0)" }.joined(separator: ", ")
    let table = try table("{\(members)}")
    var splicer = RecordSplicer(of: table.id(at: 0), in: table)
    for index in 0..<200 { #expect(try splicer.make(.value(.bool(true)), at: path("r\(index)"))) }
    #expect(splicer.lookup(path("r7")).slice?.text == "true")
    #expect(splicer.spliceCount == 0)
    splicer.join()
    #expect(splicer.spliceCount == 1)
    #expect(splicer.table[table.id(at: 0)].lookup(path("r199")).slice?.text == "true")
  }

  @Test(
    "make a record of a thousand items again once", arguments: [#""v": 1, "t": 2"#, #""v": 1"#])
  func count(members: String) throws {
    for space in ["", "\n  "] {
      let items = Array(repeating: "{\(space)\(members)\(space)}", count: 1000)
      let table = try table("{\"l\": [\(items.joined(separator: ",\(space)"))]}")
      var splicer = RecordSplicer(of: table.id(at: 0), in: table)
      for index in 0..<1000 {
        #expect(try splicer.make(.value(.number("3")), at: path("l.\(index).t")))
      }
      #expect(splicer.spliceCount == 0)
      splicer.join()
      #expect(splicer.spliceCount == 1)
      let written = splicer.table[table.id(at: 0)]
      #expect(written.lookup(path("l.999.t")).slice?.text == "3")
      #expect(written.lookup(path("l.0.v")).slice?.text == "1")
    }
  }

  @Test("are one change of the record, in a batch and in one edit of many values")
  func batches() throws {
    let items = Array(repeating: #"{"v": 1}"#, count: 20).joined(separator: ", ")
    let before = try table(#"[{"r": 1, "l": [\#(items)]}, {"l": [{}]}]"#)
    let id = before.id(at: 0)
    let paths = [path("r")] + (0..<20).map { path("l.\($0).t") }
    var batched = before
    let change = try batched.make(
      .batch(
        paths.map {
          .replace(ValueEdit(record: id, path: $0, before: nil, after: .value(.number("2"))))
        }))
    #expect(change == .batch([.replace(id, before: before[id], after: batched[id])]))
    var bulk = before
    _ = try bulk.make(
      .replaceInMany(
        paths.map { BulkEdit(path: $0, after: .value(.number("2")), records: RecordSet([id])) }))
    #expect(bulk[id].text == batched[id].text)
    #expect(bulk[id].text.contains(#""l": [{"v": 1, "t": 2}, {"v": 1, "t": 2}"#))
    #expect(bulk[before.id(at: 1)].text == #"{"l": [{}]}"#)
  }
}
