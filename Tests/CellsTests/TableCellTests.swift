import FormTesting
import Forms
import JSONText
import Screen
import Testing
import Values

@testable import Cells
@testable import Rules

/// A table cell of an order's items, whose row has these keys.
private struct Order {
  let binder: RecordBinder
  let bound: BoundRow

  init(_ items: String, _ keys: String = "") throws {
    let decoded = FormFixture.decode(
      """
      ( { key = Items; valuePath = items; cellIdentifier = TableCell; \(keys) itemForm = (
        { key = Article; valuePath = article; required = YES; },
        { key = Price; valuePath = price; cellIdentifier = CurrencyCell; currencyCode = EUR; },
        { key = Token; valuePath = token; isSecure = YES; },
        { key = Note; valuePath = note; colorRules = ( { predicate = "price > 100"; backgroundColor = "ansi:2"; } ); } ); } )
      """)
    let form = try #require(decoded.form, "\(decoded.diagnostics.map(\.line))")
    binder = RecordBinder(form: form, locale: FormLocale(numbers: "en_US", times: "en_US"))
    let record = try JSONSlice(parsing: #"{"items": \#(items)}"#)
    bound = binder.reading(record).showingItems(binder.reading(record).bind(form.rows))[0]
  }

  func content(width: Int = 48, lines: Int = 12) -> CellContent {
    TableCell().content(of: bound, width: width, lines: lines, theme: Theme())
  }

  func lines(width: Int = 48, lines: Int = 12) -> [String] {
    content(width: width, lines: lines).lines.map {
      String($0.text.reversed().drop { $0 == " " }.reversed())
    }
  }
}

private let three = """
  [{"article": "Lamp", "price": 24.5}, {"article": "Chair", "price": 1289, "token": "7f1c"},
   {"article": "Bolt", "price": 3}]
  """

@Suite("A table cell")
struct TableCellTests {
  @Test("has a header and a line for each item, in the items' columns")
  func grid() throws {
    #expect(
      try Order(three).lines() == [
        "Article      Price  Token     Note",
        "Lamp        €24.50",
        "Chair    €1,289.00  ••••••••",
        "Bolt         €3.00",
      ])
  }

  @Test("has the columns that its row names, of the widths and alignments that they ask for")
  func columns() throws {
    #expect(
      try Order(three, "columns = (price, article);").lines()[1...2] == [
        "   €24.50  Lamp", "€1,289.00  Chair",
      ])
    let decoded = FormFixture.decode(
      """
      ( { key = Items; valuePath = items; cellIdentifier = TableCell; itemForm = (
        { key = A; valuePath = a; columnWidth = 4; }, { key = B; valuePath = b; textAlignment = right; columnWidth = 5; } ); } )
      """)
    let binder = RecordBinder(form: try #require(decoded.form), locale: .plain)
    let record = try JSONSlice(parsing: #"{"items": [{"a": "abcdefg", "b": "x"}]}"#)
    let bound = binder.reading(record).showingItems(binder.reading(record).bind(binder.form.rows))[
      0]
    let content = TableCell().content(of: bound, width: 30, lines: 9, theme: Theme())
    #expect(content.lines.map(\.text) == ["A         B", "abc…      x"])
  }

  @Test(
    "says on its last line how many items have no line",
    arguments: [
      (1, ["3 items: Lamp, Chair, Bolt"]),
      (2, ["3 items: Lamp, Chair, Bolt"]),
      (3, ["Article   Price", "Lamp     €24.50", "… 2 more items"]),
      (
        4, ["Article      Price", "Lamp        €24.50", "Chair    €1,289.00", "Bolt         €3.00"]
      ),
    ])
  func height(lines: Int, shown: [String]) throws {
    let order = try Order(three, "columns = (article, price);")
    #expect(order.lines(lines: lines) == shown)
    #expect(order.content(lines: lines).hiddenLines == 0)
  }

  @Test("says so whole where its columns are narrow")
  func narrowColumns() throws {
    let order = try Order(
      #"[{"article": "A"}, {"article": "B"}, {"article": "C"}]"#, "columns = (article);")
    #expect(order.lines(lines: 3) == ["Article", "A", "… 2 more items"])
  }

  @Test("with one item fits in two lines")
  func one() throws {
    let order = try Order(#"[{"article": "Lamp"}]"#, "columns = (article);")
    #expect(order.lines(lines: 2) == ["Article", "Lamp"])
  }

  @Test("has as many lines as its row says, and 12 unless it does", arguments: [nil, 5, 20])
  func automatic(most: Int?) throws {
    let items = (1...30).map { #"{"article": "\#($0)"}"# }.joined(separator: ",")
    let keys = most.map { "maximumHeight = \($0);" } ?? ""
    let order = try Order("[\(items)]", keys)
    #expect(order.bound.row.height == .automatic)
    let lines = order.lines(lines: order.bound.row.mostLines)
    #expect(lines.count == most ?? 12)
    #expect(lines.last == "… \(30 - (most ?? 12) + 2) more items")
  }

  @Test(
    "shows what a list's row shows where there is no item",
    arguments: [
      ("[]", "", "0 items"), ("[]", "emptyText = Nothing;", "Nothing"),
      ("null", "", "null"), ("7", "", "••••••••"),
      (three, "displayValue = \"{items|count} of them\";", "3 of them"),
    ])
  func noItems(items: String, keys: String, shown: String) throws {
    #expect(try Order(items, keys).lines() == [shown])
  }

  @Test("marks items that break a rule, and says what is in place of an item")
  func problems() throws {
    let items = #"[{"article": "Lamp", "price": "x"}, {"price": 2}, 7, {"article": "Bolt"}]"#
    let lines = try Order(items, "columns = (article, price);").lines()
    #expect(
      lines == [
        "  Article  Price", "✗ Lamp     ✗ \"x\"", "✗ ✗        €2.00", "✗ ••••••••", "  Bolt",
      ])
  }

  @Test("keeps problems back until somebody asks for them")
  func keptBack() throws {
    let bound = try Order("[{}]", "columns = (article);").bound.keepingProblemsBack()
    let content = TableCell().content(of: bound, width: 20, lines: 9, theme: Theme())
    #expect(content.lines.map(\.text) == ["Article", "       "])
  }

  @Test("says nothing of a secret, also of a list that is one")
  func secrets() throws {
    let items = #"[{"article": "Lamp", "token": "Tr0ub4dor"}, "Tr0ub4dor"]"#
    for keys in ["", "isSecure = YES;"] {
      let text = try Order(items, keys).lines().joined()
      #expect(!text.contains("Tr0") && text.contains("•"), "\(text)")
    }
  }

  @Test("colors a cell with its blanks as the items' form says")
  func colors() throws {
    let content = try Order(#"[{"price": 200, "note": "x"}]"#, "columns = (price, note);").content()
    let colored = content.lines[1].spans.filter { $0.style.background == .indexed(2) }
    #expect(colored.map(\.text).joined() == "x   ")
  }

  @Test("says with an arrow that columns have no room, and keeps to any width")
  func widths() throws {
    let items =
      #"[{"article": "螺丝和螺母 👩‍👩‍👧", "note": "\u001b[31m\u202e"}, 7, {"token": "x", "price": 1e9}]"#
    for items in [items, three, "[]", "[[1]]"] {
      let order = try Order(items)
      for width in 0...120 {
        for lines in [1, 2, 3, 4, 12, .max] {
          let content = order.content(width: width, lines: lines)
          #expect(!content.lines.isEmpty && content.lines.count <= lines)
          #expect(content.lines.allSatisfy { $0.columns <= width })
        }
      }
    }
    let header = try Order(three).lines(width: 20)[0]
    #expect(header == "Article      Price ›")
  }

  @Test("reads of 100,000 items only those in sight")
  func work() throws {
    let items = (0..<100_000).map { #"{"article":"\#($0)"}"# }.joined(separator: ",")
    let order = try Order("[]")
    let record = try JSONSlice(parsing: #"{"items": [\#(items)]}"#)
    let rows = order.binder.reading(record).bind(order.binder.form.rows)
    let child = try #require(order.bound.row.child)
    let inner = try #require(order.binder.binder(ofForm: child.name))
    let before = inner.scanCount
    let bound = order.binder.reading(record).showingItems(rows)[0]
    #expect(bound.items?.count == 100_000)
    #expect(inner.scanCount - before <= 2 * 12)
  }
}
