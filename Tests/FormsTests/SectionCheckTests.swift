import FormTesting
import Forms
import Testing

@Suite("Sections and columns that show nothing of their own")
struct SectionCheckTests {
  @Test("The first section without a row is reported where the first rows name none")
  func firstSection() {
    func lines(_ first: String) -> [String] {
      FormFixture.lines(
        """
        { sections = ( { identifier = who; key = Who; }, { identifier = pay; key = Pay; } );
          rows = ( { valuePath = name; \(first) }, { valuePath = salary; section = pay; } ); }
        """)
    }
    #expect(lines("section = who;") == [])
    let found = lines("")
    #expect(found.count == 1)
    #expect(
      found.first?.contains(
        "warning W108: the first section has no row: those that name none are above all sections; "
          + "found \"who\"; try section = who in the row \"Name\"") == true, "\(found)")
    let untitled = "{ sections = ( { identifier = b; } ); rows = ( { valuePath = a; }, "
    #expect(FormFixture.lines(untitled + "{ valuePath = c; section = b; } ); }") == [])
  }

  @Test("A column that is listed twice is reported once")
  func columns() {
    let found = FormFixture.lines(
      "{ rows = ( { valuePath = name; }, { valuePath = b; } ); columns = (name, b, name); }")
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix(
        "warning W108: the column is listed twice; found \"name\"; try dropping one of them")
        == true, "\(found)")
  }
}
