extension Scenario {
  static let personForm = """
    {
      title = "Person";
      recordTitle = "{name}";
      sections = ( { identifier = identity; key = Identity; }, { identifier = pay; key = Pay; } );
      rows = (
        { key = ID; valuePath = id; section = identity; sortOrder = 1; readOnly = YES; },
        { key = Name; valuePath = name; section = identity; sortOrder = 2; required = YES;
          footerText = "As in the passport"; },
        { key = Phone; valuePath = phone; section = identity; sortOrder = 3;
          regex = "1[3-9][0-9]{9}"; keyboardType = numberPad; regexMessage = "eleven digits"; },
        { key = PIN; valuePath = pin; section = identity; sortOrder = 4; isSecure = YES; },
        { key = Salary; valuePath = salary; section = pay; sortOrder = 1;
          cellIdentifier = CurrencyCell; currencyCode = USD; maximumValue = 50000; },
        { key = Active; valuePath = active; section = pay; sortOrder = 2;
          cellIdentifier = SwitchCell; },
        { key = Summary; valuePath = summary; section = pay; sortOrder = 3;
          cellIdentifier = TextViewCell; height = 2; }
      );
    }
    """

  static let person = """
    {
      "id": 10000,
      "name": "Ada",
      "phone": "13812345678",
      "pin": "4711",
      "salary": 5000.00,
      "active": true,
      "summary": "First.",
      "unknown": [1.0, 1e400]
    }

    """

  static let people = """
    [
      { "id": 1, "name": "Ada", "phone": "13812345678" },
      { "id": 2, "name": "", "phone": "12" },
      { "id": 3, "name": "张三丰" }
    ]
    """
}
