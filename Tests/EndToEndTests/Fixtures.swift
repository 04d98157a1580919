/// Forms and data that the tests share.
enum Fixtures {
  /// The name of the second record is hidden.
  static let numberedForm = """
    ( { valuePath = name; hidden = "@index == 2"; },
      { identifier = number; formula = "@index"; cellIdentifier = NumberCell; suffix = "."; } )
    """

  static let numbered = #"[{"name": "Ada"}, {"name": "Bob"}, {"name": "Cy"}]"#

  /// Every core rule once, in the OpenStep notation.
  static let form = """
    {
      title = "Person";
      recordTitle = "{name}";
      sections = ( { identifier = main; key = "Main"; }, { identifier = pay; key = "Pay"; } );
      rows = (
        { key = "Name"; valuePath = name; section = main; required = YES; maximumLength = 20; },
        { key = "E-mail"; valuePath = contact.email; section = main; keyboardType = emailAddress;
          regex = "[^@ ]+@[^@ ]+"; regexMessage = "Needs one @"; },
        { key = "Phone"; valuePath = phone; section = main; keyboardType = numberPad; },
        { key = "Card"; displayValue = "{id}: {name}"; section = main; },
        { key = "Salary"; valuePath = salary; section = pay; cellIdentifier = NumberCell;
          minimumValue = 0; },
        { key = "PIN"; valuePath = pin; section = pay; isSecure = YES; }
      );
    }
    """

  /// One record, with odd white space and things that no row names.
  static let ada = """
    {
      "id": 7,
      "name" : "Ada Lovelace",
      "contact": { "email": "ada@example.org", "fax": null },
      "phone": "5550100",
      "salary": 4200.50,
      "pin": "1234",
      "extra": [1, 2.0, 1e400]
    }

    """

  /// Three records: one good, one with two faults, one without a name.
  static let staff = """
    [
      {"id": 1, "name": "Ada", "contact": {"email": "ada@example.org"}, "salary": 10},
      {"id": 2, "name": "Bob", "contact": {"email": "bob"}, "salary": -5},
      {"id": 3, "salary": 7}
    ]

    """

  static let files = ["form.plist": form, "ada.json": ada, "staff.json": staff]
}
