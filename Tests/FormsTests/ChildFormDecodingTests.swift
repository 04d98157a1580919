import FormTesting
import JSONText
import Testing

@testable import Forms
@testable import Values

@Suite("Forms that rows open")
struct ChildFormDecodingTests {
  @Test("A form among forms is opened by its name, and opens others in turn")
  func named() throws {
    let form = try #require(
      FormFixture.decode(
        """
        { rows = ( { valuePath = home; segueIdentifier = address; } );
          forms = { address = { rows = ( { valuePath = city; segueIdentifier = city; } ); };
                    city = ( { valuePath = name; } ); }; }
        """
      ).form)
    #expect(form.rows[0].cellIdentifier == "LinkCell")
    #expect(form.rows[0].child == ChildForm(name: "address", scope: .object))
    let address = try #require(form.form(named: "address"))
    #expect(address.rows[0].child?.name == "city")
    #expect(address.form(named: "city")?.rows[0].key == "Name")
  }

  @Test("Rows in place, however deep, get names of their own; a list without any has plain items")
  func inPlace() throws {
    let form = try #require(
      FormFixture.decode(
        """
        ( { valuePath = ports; itemForm = (
              { valuePath = name; },
              { valuePath = rules; itemForm = { rows = ( { valuePath = from; } ); }; } ); },
          { valuePath = hosts; cellIdentifier = ListCell; } )
        """
      ).form)
    #expect(form.rows.map(\.cellIdentifier) == ["ListCell", "ListCell"])
    #expect(form.forms.keys.sorted().map(\.text) == ["hosts", "ports", "ports/rules"])
    let ports = try #require(form.form(named: "ports"))
    #expect(ports.rows[1].child == ChildForm(name: "ports/rules", scope: .items))
    #expect(form.forms["hosts"]?.rows.first?.valuePath?.steps == [])
  }

  @Test("A form in place never takes the name of one that is given")
  func names() throws {
    let form = try #require(
      FormFixture.decode(
        """
        { rows = ( { valuePath = ports; valueType = array; }, { valuePath = a; itemForm = ports; } );
          forms = { ports = ( { valuePath = number; } ); }; }
        """
      ).form)
    #expect(form.rows[0].child?.name != "ports")
    #expect(form.rows[1].child?.name == "ports")
    #expect(form.forms["ports"]?.rows.first?.key == "Number")
  }

  @Test(
    "What is wrong with them is told with the form's name",
    arguments: [
      (
        "{ rows = ( { valuePath = a; segueIdentifier = adress; } ); forms = { address = ( { valuePath = b; } ); }; }",
        #"1:47: error F601: row 1 "A": there is no form of this name; found "adress"; try "address""#
      ),
      (
        "( { valuePath = a; itemForm = ports; } )",
        #"1:31: error F601: row 1 "A": there is no form of this name; found "ports"; try giving it among the form's "forms", or as ports.plist beside it"#
      ),
      (
        "( { valuePath = a; itemForm = (); } )",
        "1:31: error F603: the form has no rows; try rows, an array of dictionaries"
      ),
      (
        "( { valuePath = a; itemForm = ( { valuePath = b; sortOrder = x; } ); } )",
        #"1:62: error F102: form "a" row 1 "B": "sortOrder" needs an integer; found the string "x"; try a whole number such as 3"#
      ),
      (
        "{ rows = ( { key = More; segueIdentifier = more; } ); forms = { more = ( { key = More; segueIdentifier = more; } ); }; }",
        #"1:106: error F602: form "more" row 1 "More": the form opens itself without going deeper; found "more"; try a "valuePath" that goes deeper"#
      ),
      (
        "{ rows = ( { key = More; valuePath = SELF; segueIdentifier = more; } ); forms = { more = ( { key = More; valuePath = SELF; segueIdentifier = more; } ); }; }",
        #"1:142: error F602: form "more" row 1 "More": the form opens itself without going deeper; found "more"; try a "valuePath" that goes deeper"#
      ),
      (
        "{ rows = ( { key = More; segueValuePath = SELF; segueIdentifier = more; } ); forms = { more = ( { key = More; segueValuePath = SELF; segueIdentifier = more; } ); }; }",
        #"1:152: error F602: form "more" row 1 "More": the form opens itself without going deeper; found "more"; try a "valuePath" that goes deeper"#
      ),
      (
        "( { valuePath = a; cellIdentifier = LinkCell; } )",
        #"1:37: error F107: row 1 "A": LinkCell needs "segueIdentifier"; try the name of a form among "forms", or of a file beside this one"#
      ),
      (
        "( { valuePath = a; itemForm = <00>; } )",
        #"1:31: error F102: row 1 "A": "itemForm" needs the name of a form, or an array of rows; found data; try what formview explain itemForm shows"#
      ),
    ])
  func faults(text: String, line: String) {
    #expect(FormFixture.lines(text) == [line])
  }

  @Test("A form may open itself where each step goes deeper")
  func recursion() throws {
    let form = try #require(
      FormFixture.decode(
        """
        { rows = ( { valuePath = children; itemForm = node; } );
          forms = { node = ( { valuePath = name; }, { valuePath = children; itemForm = node; } ); }; }
        """
      ).form)
    #expect(form.form(named: "node")?.form(named: "node")?.rows.count == 2)
  }

  // MARK: Secrets inside

  private func secrets() throws -> SecretPaths {
    try #require(
      FormFixture.decode(
        """
        { rows = ( { valuePath = auth; segueIdentifier = auth; },
                   { valuePath = users; itemForm = ( { valuePath = login; segueIdentifier = auth; },
                                                     { valuePath = pin; isSecure = YES; } ); },
                   { valuePath = tree; itemForm = node; } );
          forms = { auth = ( { valuePath = token; isSecure = YES; }, { valuePath = name; } );
                    node = ( { valuePath = key; isSecure = YES; },
                             { valuePath = children; itemForm = node; } ); }; }
        """
      ).form
    ).secrets
  }

  @Test("Secrets of objects and items are hidden wherever they are")
  func hiding() throws {
    let secrets = try secrets()
    for path in [
      "auth.token", "users[0].pin", "users[17].login.token", "tree[0].key",
      "tree[2].children[1].children[9].key",
    ] {
      #expect(secrets.hides(try ValuePath(path)), "\(path)")
    }
    for path in ["auth.name", "users[0].name", "tree[0].name", "users.pin", "key"] {
      #expect(!secrets.hides(try ValuePath(path)), "\(path)")
    }
    for path in ["auth", "users", "users[3]", "tree[1].children"] {
      #expect(secrets.areInside(try ValuePath(path)), "\(path)")
    }
  }

  @Test("Masked and removed in a record, at any depth, duplicates and what is in their way too")
  func masking() throws {
    let secrets = try secrets()
    let record = try JSONSlice(
      parsing: """
        {"auth": {"token": "s1", "name": "n"},
         "users": [{"pin": "s2"}, {"login": {"token": "s3"}, "pin": null}, {"login": "s4"}],
         "tree": [{"key": "s5", "children": [{"key": "s6", "children": [{"key": "s7"}]}]}],
         "tree": "s8", "users": [{"pin": "s9", "at": 1}]}
        """)
    let masked = secrets.masked(in: record).text
    let removed = secrets.removed(from: record).text
    for number in 1...9 {
      #expect(!masked.contains("s\(number)"), "\(masked)")
      #expect(!removed.contains("s\(number)"), "\(removed)")
    }
    #expect(masked.contains(#""name": "n""#))
    #expect(removed.contains(#""at": 1"#))
  }

  @Test("A form that is opened has those with it that it can open, and no others")
  func reachable() throws {
    let form = try #require(
      FormFixture.decode(
        """
        { rows = ( { valuePath = a; segueIdentifier = a; }, { valuePath = c; segueIdentifier = c; } );
          forms = { a = ( { valuePath = b; segueIdentifier = b; } ); b = ( { valuePath = x; itemForm = b; } );
                    c = ( { valuePath = y; } ); }; }
        """
      ).form)
    #expect(form.form(named: "a")?.forms.keys.sorted().map(\.text) == ["b"])
    #expect(form.form(named: "b")?.forms.keys.sorted().map(\.text) == ["b"])
    #expect(form.form(named: "c")?.forms.isEmpty == true)
  }
}
