import Cells
import Forms
import Records
import SourceText

/// The form and the records that typed texts and keys are tried on.
enum FuzzForm {
  static let staff = FormDecoder(cells: CellCatalog.core.declarations)
    .decode(SourceText(name: "staff.plist", text: text)).form
  static var table: RecordTable? { records(staffRecords) }

  static func records(_ text: String) -> RecordTable? {
    try? RecordTable(parsing: SourceText(name: "staff.json", text: text))
  }

  static let staffRecords = """
    [
      {"name": "Dora", "office": {"city": "Oslo"}, "salary": 900, "since": "2020-01-02", "grade": "b"},
      {"name": "ada", "office": {"city": "Bergen"}, "salary": 12000.50, "remote": true, "tags": ["x", "y"]},

      {"name": "Åse", "office": {"city": "Oslo"}, "salary": 1e4, "phone": "12", "jobs": [{"at": "A"}, {}]},
      {"name": "Bo 张", "salary": 60000, "extra": [1, 2.0], "pin": "4711"}
    ]

    """

  private static let text = """
    {
      title = "Staff"; recordTitle = "{name}"; recordIdentity = name;
      rows = (
        { key = Name; valuePath = name; required = YES; unique = YES; },
        { key = City; valuePath = office.city; identifier = city; },
        { key = Office; valuePath = office; segueIdentifier = office; },
        { key = Salary; valuePath = salary; cellIdentifier = NumberCell; maximumValue = 50000; },
        { key = Since; valuePath = since; cellIdentifier = DateCell; },
        { key = Remote; valuePath = remote; cellIdentifier = SwitchCell; },
        { key = Grade; valuePath = grade; cellIdentifier = ChoiceCell; choices = ( a, b, { value = c; title = Third; } ); },
        { key = Phone; valuePath = phone; regex = "[0-9]{4}"; regexMessage = "four digits"; },
        { key = PIN; valuePath = pin; isSecure = YES; },
        { key = Tags; valuePath = tags; cellIdentifier = ListCell; },
        { key = Jobs; valuePath = jobs; itemForm = ( { key = At; valuePath = at; } ); },
        { key = Note; valuePath = note; cellIdentifier = TextViewCell; height = 2; }
      );
      forms = { office = { recordTitle = city; rows = ( { key = City; valuePath = city; }, { key = Room; valuePath = room; } ); }; };
    }
    """
}
