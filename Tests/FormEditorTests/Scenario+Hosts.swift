import Screen

extension Scenario {
  static let hostsForm = """
    {
      title = "Hosts";
      recordTitle = name;
      rows = (
        { key = Name; valuePath = name; required = YES; },
        { key = Location; valuePath = place.location; segueIdentifier = location; },
        { key = Services; valuePath = services; itemForm = service; },
        { key = Aliases; valuePath = aliases; cellIdentifier = ListCell; }
      );
      forms = {
        location = {
          recordTitle = city;
          rows = ( { key = City; valuePath = city; required = YES; }, { key = Room; valuePath = room; } );
        };
        service = {
          rows = (
            { key = Service; valuePath = name; required = YES; },
            { key = Port; valuePath = port; cellIdentifier = NumberCell; maximumValue = 65535; },
            { key = Token; valuePath = token; isSecure = YES; },
            { key = Allowed; valuePath = allow; itemForm = ( { key = Network; valuePath = net; } ); }
          );
        };
      };
    }
    """

  static let hosts = """
    [
      {
        "name": "web",
        "place": {"location": {"city": "Oslo", "floor": 1.0}},
        "services": [
          {"name": "http", "port": 80},
          {"name": "https", "port": 443, "token": "7f1c", "allow": [{"net": "a"}, {"net": "b"}]},
          {"name": "admin", "port": 70000}
        ],
        "aliases": ["www", "shop"]
      },
      {
        "name": "db",
        "place": {"location": null}
      }
    ]

    """

  /// The form of the first host, or of another one.
  static func host(
    _ number: Int = 1, size: Size = Size(width: 90, height: 16)
  ) throws -> Scenario {
    var scenario = try Scenario(
      form: hostsForm, record: hosts, size: size, path: "hosts.json", opensTable: true)
    for _ in 1..<number { scenario.press("j") }
    scenario.press("Enter")
    return scenario
  }

  /// The table of the first host's services.
  static func services() throws -> Scenario {
    var scenario = try host()
    scenario.press("j", "j", "Enter")
    return scenario
  }

  /// The records of `hosts` with something else in place of a text.
  static func hosts(with new: String, for old: String) -> String { hosts.replacing(old, with: new) }
}
