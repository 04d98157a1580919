import Testing

@Suite("How formview set writes what is new")
struct SetLayoutTests {
  @Test("The first item of a list looks like the items of the other lists")
  func firstItem() throws {
    let data = """
      {
        "groups": [
          {
            "name": "A",
            "tags": [{"x": 1}, {"x": 2}],
            "plain": ["a", "b"]
          },
          {
            "name": "B",
            "tags": [],
            "plain": []
          },
          {
            "name": "C"
          }
        ]
      }

      """
    let scene = try Scene([
      "form.plist": """
      ( { valuePath = groups; itemForm = ( { valuePath = name; },
          { valuePath = tags; itemForm = ( { valuePath = x; valueType = integer; } ); },
          { valuePath = plain; valueType = array; choices = (a, b, c); } ); } )
      """,
      "a.json": data,
    ])
    #expect(
      try scene.run(
        "set", "form.plist", "a.json", "groups[1].tags[0].x=7", "groups[1].plain=b",
        "groups[2].plain=c"
      ).status == 0)
    #expect(
      try scene.read("a.json")
        == data.replacing(#""tags": []"#, with: #""tags": [{"x": 7}]"#)
        .replacing(#""plain": []"#, with: #""plain": ["b"]"#)
        .replacing(
          "\"name\": \"C\"", with: "\"name\": \"C\",\n      \"plain\": [\"c\"]"))
  }
}
