import Testing

@Suite("Labels in a first form out of data")
struct InferredLabelTests {
  private func labels(_ json: String) throws -> [String] {
    try Inferred.form(json).rows.map(\.key)
  }

  @Test("A name keeps its signs unless they only join words")
  func signs() throws {
    #expect(
      try labels(
        #"{"-1": 1, "1": 1, "./package.json": 1, "**/.git": 1, "-p z": 1, "first_name": 1, "": 1}"#)
        == ["-1", "1", "./package.json", "**/.git", "-p z", "First name", #""""#])
  }

  @Test("Members whose labels would be the same are called by their names")
  func collisions() throws {
    #expect(
      try labels(#"{"apiKey": "a", "api_key": "b", "userId": 1}"#)
        == ["apiKey", "api_key", "User id"])
    #expect(
      try labels(#"{"in": {"maxSize": 1, "max-size": 2}, "maxSize": 3}"#)
        == ["maxSize", "max-size", "Max size"])
    #expect(
      try labels(#"{"Api key": 1, "apiKey": 2, "list": [{"a_b": 1, "a b": 1}]}"#)
        == ["Api key", "apiKey", "List"])
  }
}
