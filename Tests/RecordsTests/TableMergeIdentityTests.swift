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
          .insert(Insertion([(slice: added, place: 3)], into: document.table)), note: 0)
      }
      #expect(names(document.table) == [name, "Ada", "Bob", "Cyd"])
      #expect(conflicts.count == count)
      #expect(document.hasUnsavedEdits == (count > 0))
    }
  }

  @Test("A copy of a record stays a record of its own, whatever its identity is")
  func copy() throws {
    let theirs = Self.people.replacing("Cyd", with: "Cid")
    for place in [1, 3] {
      let (document, conflicts) = try merge(theirs: theirs, identity: "id") { document in
        let copies = Insertion(copying: [document.table.id(at: 0)], to: place, in: document.table)
        try document.apply(.insert(copies), note: 0)
      }
      #expect(conflicts.isEmpty && document.hasUnsavedEdits)
      var expected = ["Ada", "Bob", "Cid"]
      expected.insert("Ada", at: place)
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
}
