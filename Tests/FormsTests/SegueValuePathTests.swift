import FormTesting
import Testing

@testable import Forms
@testable import Values

@Suite("segueValuePath")
struct SegueValuePathDecodingTests {
  private static let inner = "forms = { x = ( { valuePath = b; } ); }; }"

  @Test("names the object; without it, it is that of the row's value")
  func path() throws {
    let form = try #require(
      FormFixture.decode(
        "{ rows = ( { valuePath = a.n; file = x; segueValuePath = a; }, { valuePath = c; file = x; } ); "
          + Self.inner
      ).form)
    #expect(form.rows.map { $0.childPath?.description } == ["a", "c"])
    #expect(form.rows.map(\.valueType) == [.any, .object])
    #expect(form.row(leadingTo: [.member("a"), .member("b")])?.row.identifier == "a.n")
  }

  @Test(
    "What is wrong with it is said",
    arguments: [
      ("segueIdentifier = x; segueValuePath = \"a[\";", ["F201"]),
      ("cellIdentifier = TextFieldCell; segueValuePath = c;", ["W108"]),
      ("key = More; segueIdentifier = x; segueValuePath = c;", []),
    ])
  func faults(keys: String, codes: [String]) {
    let found = FormFixture.decode(
      "{ rows = ( { valuePath = a; \(keys) } ); " + Self.inner)
    #expect(found.diagnostics.map(\.code.rawValue) == codes, "\(found.diagnostics.map(\.line))")
  }

  @Test(
    "A form may open itself for an object below, without a valuePath; not for the record itself")
  func depth() {
    func codes(_ keys: String) -> [String] {
      FormFixture.decode("( { key = Boss; file = form; \(keys) } )").diagnostics.map(
        \.code.rawValue)
    }
    #expect(codes("segueValuePath = boss;") == [])
    #expect(codes("") == ["F602"])
  }

  @Test("Secrets inside are known by it")
  func secrets() throws {
    let secrets = try #require(
      FormFixture.decode(
        """
        { rows = ( { valuePath = n; file = x; segueValuePath = a; } );
          forms = { x = ( { valuePath = b; isSecure = YES; } ); }; }
        """
      ).form
    ).secrets
    #expect(secrets.hides(try ValuePath("a.b")))
    #expect(!secrets.hides(try ValuePath("n")))
    #expect(!secrets.hides(try ValuePath("n.b")))
  }
}
