import Testing

/// A database of staff with a form, for tests of edits.
enum StaffDatabase {
  static let form = """
    { title = Staff; recordsTable = staff; recordTitle = name; rows = (
      { key = Name; valuePath = name; }, { key = Age; valuePath = age; cellIdentifier = NumberCell; },
      { key = City; valuePath = profile.city; identifier = city; },
      { key = Twice; valuePath = twice; },
      { key = PIN; valuePath = pin; isSecure = YES; } ); columns = (name, age); }
    """
  static let staff = """
    CREATE TABLE staff (
      id INTEGER PRIMARY KEY, name TEXT UNIQUE NOT NULL, age INT CHECK (age > 0),
      profile TEXT, twice INT AS (age * 2), pin TEXT);
    INSERT INTO staff VALUES
      (3, 'Ada', 36, '{ "city": "London",  "n": 1.10 }', '1815'), (5, 'Grace', 85, NULL, NULL);
    """

  static func scene() throws -> Scene { try DatabaseTests.scene(staff, form: form) }

  /// What `sqlite3` prints for a statement.
  static func sql(_ sql: String, in scene: Scene) throws -> String {
    // The screen may be reading: sqlite3 itself would give up at once.
    let outcome = try scene.shell("sqlite3 -cmd '.timeout 60000' staff.db \"\(sql)\"")
    #expect(outcome.errors == "" && outcome.status == 0)
    return outcome.output
  }
}
