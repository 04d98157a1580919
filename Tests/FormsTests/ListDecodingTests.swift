import FormTesting
import JSONText
import Testing

@testable import Forms

@Suite("What a row says of its list")
struct ListDecodingTests {
  private static let items =
    "itemForm = ( { valuePath = name; }, { valuePath = port; }, "
    + "{ valuePath = token; isSecure = YES; } );"

  private static func lines(_ keys: String) -> [String] {
    FormFixture.lines("({ valuePath = a; \(items) \(keys) })")
  }

  @Test("Without its keys everything is allowed, and nothing is asked")
  func defaults() throws {
    let row = try #require(FormFixture.row("valuePath = a; \(Self.items)"))
    #expect(row.listSettings == .plain)
    let list = ListSettings()
    #expect(list.isInsertable && list.isDeletable && list.isReorderable && list.isCopyable)
    #expect(!list.confirmsDeletion)
    #expect(row.minimumCount == nil && row.maximumCount == nil)
  }

  @Test("A row for the whole of an item, without a label, is called as its list is")
  func wholeItems() throws {
    let form = try #require(
      FormFixture.decode(
        """
        { rows = ( { key = "My URLs"; valuePath = a; itemForm = ( { valuePath = SELF; } ); },
            { valuePath = phoneNumbers; itemForm = phoneNumber; },
            { valuePath = SELF; segueIdentifier = moreOfIt; } );
          forms = { phoneNumber = ( { valuePath = SELF; } ); moreOfIt = ( { valuePath = b; } ); }; }
        """
      ).form)
    let items = try form.rows.prefix(2).map { row in
      try #require(row.child.flatMap { form.forms[$0.name]?.rows.first?.key })
    }
    #expect(items == ["My URLs", "Phone number"])
    #expect(form.rows[2].key == "More of it")
  }

  @Test("Each of its keys is read, scalars as strings among them")
  func keys() throws {
    let row = try #require(
      FormFixture.row(
        """
        valuePath = a; \(Self.items)
        itemTitle = "{name}:{port}"; columns = (port, name); minimumCount = 1; maximumCount = 3;
        insertable = NO; deletable = 0; reorderable = false; copyable = NO; confirmsDeletion = YES;
        addTitle = "add a service"; emptyText = "No services"; itemDefault = { port = 80; };
        """))
    let list = row.listSettings
    #expect(list.itemTitle?.description == "{name}:{port}")
    #expect(list.columns == ["port", "name"])
    #expect(
      !list.isInsertable && !list.isDeletable && !list.isReorderable && !list.isCopyable
        && list.confirmsDeletion)
    #expect(list.addTitle == "add a service" && list.emptyText == "No services")
    #expect(list.itemDefault == .object([JSONMember(name: "port", value: .string("80"))]))
    #expect(row.minimumCount == 1 && row.maximumCount == 3)
  }

  @Test(
    "What is wrong is told where it is",
    arguments: [
      (
        "columns = (name, prot);", "F302",
        "there is no such row for a column; found \"prot\"; try \"port\""
      ),
      (
        "itemTitle = \"{$nmae}\";", "F302",
        "there is no such row for a token; found \"$nmae\"; try \"$name\""
      ),
      ("itemTitle = \"{name\";", "F202", "itemTitle"),
      (
        "itemTitle = \"{token}\";", "F106",
        "\"itemTitle\" shows the value of form \"a\" row 3 \"Token\""
      ),
      (
        "minimumCount = 3; maximumCount = 2;", "F403",
        "\"minimumCount\" is above \"maximumCount\"; found 3 and 2"
      ),
      ("maximumCount = \"-1\";", "F104", "\"maximumCount\" is out of range"),
      ("insertable = maybe;", "F102", "\"insertable\" needs"),
      ("itemDefault = <01>;", "F102", "\"itemDefault\" needs"),
      ("maximumCount = 3; errorMessages = { maximumCount = \"at most {limit}\"; };", nil, ""),
    ])
  func mistakes(keys: String, code: String?, message: String) throws {
    let lines = Self.lines(keys)
    guard let code else {
      #expect(lines == [])
      return
    }
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(line.contains(" \(code): row 1 \"A\": ") && line.contains(message), "\(line)")
  }

  @Test("In another cell they have no effect")
  func otherCell() {
    let lines = FormFixture.lines(
      "({ valuePath = a; cellIdentifier = TextFieldCell; maximumCount = 2; addTitle = x; })")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains("W108") && $0.contains("ListCell") }, "\(lines)")
  }
}
