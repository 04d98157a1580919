import FileTesting
import RecordSources

extension SourceFixture {
  /// What a query finds can't be saved, and nothing is locked for it.
  static let databaseQuery = database(
    "a query of a database", SourceOptions(query: "SELECT name, age FROM staff"),
    location: "query, row 1, column age")

  /// A view can't be saved, either; the database can be locked.
  static let databaseView = database(
    "a view of a database", SourceOptions(table: "everybody"),
    location: "table everybody, row 1, column age")

  private static func database(
    _ name: String, _ options: SourceOptions, location: String
  ) -> SourceFixture {
    SourceFixture(testDescription: name, location: location, isReadOnly: true) { folder in
      let path = folder.file("staff\(folder.names().count).db")
      try SQLiteProgram.run(
        """
        CREATE TABLE staff (name TEXT, age INTEGER); CREATE VIEW everybody AS SELECT * FROM staff;
        INSERT INTO staff VALUES ('Ada', 36), ('Grace', 85);
        """, on: path)
      return Made(
        source: SourceCatalog.source(named: path, options),
        changeByOthers: {
          try SQLiteProgram.run("UPDATE staff SET age = 99 WHERE age = 36", on: path)
        },
        dump: { try SQLiteProgram.run(".dump", on: path) })
    }
  }
}
