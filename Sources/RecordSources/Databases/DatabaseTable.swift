import JSONText
import Records
import SourceText
import Texts

/// A table, a view or a query whose rows are records.
struct DatabaseTable: Sendable {
  enum Kind: Hashable, Sendable {
    case table, view, query
    /// A full-text index of another table's texts: a row added to the index alone would be found by words that its
    /// text doesn't have. The name is empty if the texts are not stored.
    case fullText(of: String)
  }

  enum Key: Sendable {
    /// Rows are identified by their number, which `name` reads; `column` is an equivalent column.
    case number(name: String, column: Int?)
    /// Rows without numbers are identified by the columns of the primary key.
    case columns([Int])
    case none
  }

  struct Column: Sendable {
    let name: String
    let isComputed: Bool
    var type = ""
    /// The type of its values by its declaration; nil if that names none of the database's.
    var nativeType: NativeType?
    /// The value that the column stores instead of one that it would change; nil if that stays.
    var alteration: @Sendable (DatabaseValue) -> DatabaseValue? = { _ in nil }
    /// A model for a new value; nil if its JSON is sufficient.
    var model: DatabaseValue?
    /// True if it is declared for integers, which the database doesn't enforce: it would store 20.5 as a real number.
    var hasIntegers = false
    /// True if it is declared for truth values, which the database stores as 0 and 1.
    var isBoolean = false
    /// True if it is declared for data, so that new values are Base64.
    var isData = false
    /// True if the column is not nullable but has a default.
    var hasOwnValue = false
    var limits = DeclaredLimits()
  }

  let name: String
  let kind: Kind
  let columns: [Column]
  let key: Key
  /// Columns that must be unchanged for a row's number to mean the same row: numbers are reused, unless they are a
  /// column.
  let guards: [Int]
  /// The database's reason against changing any row.
  var refusal: String?

  var keyColumns: [Column] {
    switch key {
    case .number(_, let column): column.map { [columns[$0]] } ?? []
    case .columns(let indices): indices.map { columns[$0] }
    case .none: []
    }
  }

  /// The column of a name, ignoring case as in SQL.
  func column(_ name: String) -> Int? {
    columns.firstIndex { $0.name.hasSameBytes(as: name) }
      ?? columns.firstIndex { $0.name.isSameName(inSQL: name) }
  }
}

extension DatabaseTable {
  /// The possible actions on its rows, in a database that may be read-only.
  func abilities(isReadOnly: Bool) -> SourceAbilities {
    var abilities = SourceAbilities()
    abilities.refuse(.move) { $0.rowsHaveNoOrder }
    abilities.refuse(.saveAs) { $0.tableHasNoOtherName }
    abilities.refuse(.removeMembers) { $0.rowsHaveAllColumns }
    if let reason = reasonAgainstSaving(isReadOnly: isReadOnly) {
      abilities.refuse(.save, .add, .delete) { reason.text(in: $0) }
      if kind == .query || isReadOnly { abilities.refuse(.lock) { reason.text(in: $0) } }
    }
    return abilities
  }

  private func reasonAgainstSaving(isReadOnly: Bool) -> Sentence? {
    reasonAgainstEditing ?? (isReadOnly ? Sentence { $0.databaseIsReadOnly } : nil)
  }

  /// The reason why the table's rows can never be saved, even if the file is writable, so that
  /// editing them is useless; nil if they can.
  var reasonAgainstEditing: Sentence? {
    switch (kind, key) {
    case (.query, _): Sentence { $0.queryIsReadOnly }
    case (.view, _): Sentence { $0.viewIsReadOnly(name) }
    case (.fullText(let content), _):
      Sentence { $0.fullTextIsReadOnly(name, of: content.isEmpty ? nil : content) }
    case (.table, .none): Sentence { $0.tableHasNoKey(name) }
    case (.table, _): refusal.map { refusal in Sentence { $0.tableIsReadOnly(name, refusal) } }
    }
  }
}

extension String {
  /// True if both name one thing in SQL, which ignores the case of ASCII letters.
  func isSameName(inSQL other: String) -> Bool {
    let others = other.utf8
    return utf8.count == others.count
      && zip(utf8, others).allSatisfy { a, b in
        a == b || a | 0x20 == b | 0x20 && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(a | 0x20)
      }
  }
}

extension DatabaseTable.Column {
  var declared: DeclaredMember {
    DeclaredMember(
      name: name, type: nativeType, hasTime: type.uppercased().contains("TIME"), limits: limits)
  }

  /// The column's value; throws if the column would store another one.
  func refusingAlteration(of value: DatabaseValue) throws(ValueRefusal) -> DatabaseValue {
    guard let stored = alteration(value) else { return value }
    if case .integer(let number) = value {
      throw ValueRefusal(
        Sentence { $0.realTooLong(String(number)) }, withoutValue: Sentence { $0.realTooLong(nil) })
    }
    throw ValueRefusal(
      Sentence { [name, type] in $0.textBecomesNumber(stored.number, column: name, type: type) },
      withoutValue: Sentence { [name, type] in
        $0.textBecomesNumber(nil, column: name, type: type)
      })
  }
}
