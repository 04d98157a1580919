import JSONText
import Records
import Testing

@Suite("What another program saved, merged where the form names the identity of records")
struct TableMergeIdentityTests: MergesTables {
  @Test(
    "With a path that tells records apart, what both have added with one identity is one record")
  func sameIdentity() throws {
    let eva = #"{"id": 9, "name": "Eva"}"#
    let theirs = Self.people.replacing("[\n", with: "[\n  \(eva),\n")
    for (name, count) in [("Eva", 0), ("Uma", 1)] {
      let added = try JSONSlice(parsing: #"{"id": 9, "name": "\#(name)"}"#)
      let (document, conflicts) = try merge(theirs: theirs, identity: "id") { document in
        try document.apply(
          .insert(Insertion([(slice: added, index: 3)], into: document.table)), note: 0)
      }
      #expect(names(document.table) == [name, "Ada", "Bob", "Cyd"])
      #expect(conflicts.count == count)
      #expect(document.hasUnsavedEdits == (count > 0))
    }
  }

  @Test("A copy of a record stays a record of its own, whatever its identity is")
  func copy() throws {
    let theirs = Self.people.replacing("Cyd", with: "Cid")
    for index in [1, 3] {
      let (document, conflicts) = try merge(theirs: theirs, identity: "id") { document in
        let copies = Insertion(copying: [document.table.id(at: 0)], to: index, in: document.table)
        try document.apply(.insert(copies), note: 0)
      }
      #expect(conflicts.isEmpty && document.hasUnsavedEdits)
      var expected = ["Ada", "Bob", "Cid"]
      expected.insert("Ada", at: index)
      #expect(names(document.table) == expected)
    }
  }

  @Test("With an identity, records that were exchanged and edited are those with their numbers")
  func identity() throws {
    let theirs =
      #"[{"id": 2, "name": "Rob", "city": "Oslo"}, {"id": 1, "name": "Adi", "city": "Rome"}]"#
    let (document, conflicts) = try merge(theirs: theirs, identity: "id") {
      try set(&$0, 1, "city", #""Lund""#)
    }
    #expect(conflicts.isEmpty)
    #expect(bytes(document.table) == theirs.replacing("Oslo", with: "Lund"))
  }

  @Test(
    "A number identifies a record however it is written, and a text that looks like it does not",
    arguments: [
      ("2", "2.0", true), ("2e0", "2", true), ("1.50", "1.5", true), ("150e-2", "1.5", true),
      ("-0", "0.0", true), ("1e2", "100", true), ("12", "1.2E+1", true), ("0.5", "5e-1", true),
      ("1e500", "1000e497", true), ("-2", "2", false), ("2", "\"2\"", false), ("2", "20", false),
      ("1.5", "15", false), ("\"2.0\"", "\"2\"", false), ("\"é\"", "\"\\u00e9\"", true),
    ])
  func numbers(former: String, present: String, isSame: Bool) throws {
    let mine = #"[{"id": \#(former), "n": 1, "m": 1}, {"id": 7, "n": 1, "m": 1}]"#
    let theirs = #"[{"id": 7, "n": 1, "m": 2}, {"id": \#(present), "n": 1, "m": 3}]"#
    let (document, conflicts) = try merge(mine, theirs: theirs, identity: "id") {
      try set(&$0, 0, "n", "5")
    }
    let edited = theirs.replacing(#"\#(present), "n": 1"#, with: #"\#(present), "n": 5"#)
    #expect((bytes(document.table) == edited) == isSame, "\(bytes(document.table))")
    #expect(conflicts.isEmpty == isSame)
  }

  @Test("Both have added a record of one number: it is one record")
  func sameNumber() throws {
    let added = try JSONSlice(parsing: #"{"id": 9.0, "name": "Eva"}"#)
    let theirs = Self.people.replacing("[\n", with: "[\n  {\"id\": 9, \"name\": \"Eva\"},\n")
    let (document, _) = try merge(theirs: theirs, identity: "id") { document in
      try document.apply(
        .insert(Insertion([(slice: added, index: 3)], into: document.table)), note: 0)
    }
    #expect(names(document.table) == ["Eva", "Ada", "Bob", "Cyd"])
  }
}
