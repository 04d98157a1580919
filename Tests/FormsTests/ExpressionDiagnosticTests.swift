import FormTesting
import Testing

@Suite("What lint says about a row's conditions, paths and templates")
struct ExpressionDiagnosticTests {
  @Test(
    "A fault of what a row refers to is reported with its position, what was found and what to try",
    arguments: [
      (
        "displayValue = \"{a\";",
        "1:36: error F202: row 1 \"A\": \"displayValue\" has an invalid template: the token \"{\" is not closed (character 1); found \"{a\"; try a template such as \"{first} {last}\", with a backslash before a brace that is text"
      ),
      (
        "displayValue = \"a..b\";",
        "1:36: error F201: row 1 \"A\": \"displayValue\" has an invalid key path: expected a name (character 3); found \"a..b\"; try a path such as name.full or phones[0].number, with odd names in quotes"
      ),
      (
        "required = \"role = = 'x'\";",
        "1:32: error F301: row 1 \"A\": \"required\" has an invalid expression at character 8: expected a path, a value or \"(\"; found \"role = = 'x'\"; try YES, NO, or a predicate such as role != 'staff'"
      ),
      ("hidden = \"a == 'x'\";", nil),
      ("hidden = \"b == 'x' OR rol.x == 3\";", nil),
      (
        "required = perhaps;",
        "1:32: error F302: row 1 \"A\": \"required\" is neither YES nor NO, nor the path of a row; found \"perhaps\"; try YES, NO, or perhaps == true"
      ),
      (
        "hidden = \"$b == 'x'\";",
        "1:30: error F302: row 1 \"A\": \"hidden\" at character 1: no row is called $b; found \"$b == 'x'\"; try a path such as name.full, $ before a row's identifier, or a function such as length(name)"
      ),
      (
        "hidden = \"length(a)\";",
        "1:30: error F304: row 1 \"A\": \"hidden\" at character 1: expected yes or no, found a number; found \"length(a)\"; try YES, NO, or a predicate such as role != 'staff'"
      ),
      (
        "valueType = number; disabled = \"SELF == '5'\";",
        "1:52: warning W304: row 1 \"A\": \"disabled\" at character 1: a number is never equal to a text; found \"SELF == '5'\"; try values of one type: a number without quotes, a text in quotes, number(…) of a text"
      ),
      (
        "values = (x, y); hidden = \"SELF == 'z'\";",
        "1:47: warning W304: row 1 \"A\": \"hidden\" at character 9: 'z' is not among the choices; found \"SELF == 'z'\"; try 'x', 'y'"
      ),
      (
        "values = (x, y); disabled = \"$a IN {'x', 'z'} OR a != 'y'\";",
        "1:49: warning W304: row 1 \"A\": \"disabled\" at character 13: 'z' is not among the choices; found \"$a IN {'x', 'z'} OR a != 'y'\"; try 'x', 'y'"
      ),
      (
        "values = (open, shut); hidden = \"a == open\";",
        "1:53: warning W302: row 1 \"A\": \"hidden\" at character 6: open is read as a path that no row shows, not as 'open'; found \"a == open\"; try 'open'"
      ),
      (
        "cellIdentifier = DateCell; hidden = \"a < '01.01.2026'\";",
        "1:57: warning W304: row 1 \"A\": \"hidden\" at character 5: a date is compared with '01.01.2026', which is not one; found \"a < '01.01.2026'\"; try a date such as '2026-11-21', or today()"
      ),
      ("cellIdentifier = DateCell; hidden = \"a == '' OR a > '2026-01-01T10:00'\";", nil),
      (
        "valueType = number; hidden = \"SELF > '5'\";",
        "1:50: warning W304: row 1 \"A\": \"hidden\" at character 1: a number and a text have no order; found \"SELF > '5'\"; try values of one type: a number without quotes, a text in quotes, number(…) of a text"
      ),
      (
        "hidden = TRUEPREDICATE;",
        "1:30: error F302: row 1 \"A\": \"hidden\" is neither YES nor NO, nor the path of a row; found \"TRUEPREDICATE\"; try YES"
      ),
      // What a switch has only the records tell.
      ("trueValue = YES; falseValue = NO; hidden = \"a\";", nil),
      ("trueValue = 1; falseValue = 0; hidden = \"a == 1\";", nil),
      (
        "trueValue = y; falseValue = n; hidden = \"a == 1\";",
        "1:61: warning W304: row 1 \"A\": \"hidden\" at character 1: a text is never equal to a number; found \"a == 1\"; try values of one type: a number without quotes, a text in quotes, number(…) of a text"
      ),
      (
        "readOnly = \"1 == 1\";",
        "1:32: warning W305: row 1 \"A\": \"readOnly\" at character 1: 1 == 1 is always true; found \"1 == 1\"; try YES, NO, or a predicate such as role != 'staff'"
      ),
      (
        "colorRules = ( { predicate = YES; color = red; } );",
        "1:50: warning W305: row 1 \"A\": \"predicate\" at character 1: true is always true; found \"YES\"; try the row's own \"color\", or a predicate such as role != 'staff'"
      ),
      (
        "rules = ( { predicate = \"1 == 2\"; } );",
        "1:45: warning W305: row 1 \"A\": \"predicate\" at character 1: 1 == 2 is always false; found \"1 == 2\"; try leaving the rule out, or a predicate such as role != 'staff'"
      ),
      (
        "hidden = \"a == a\";",
        "1:30: warning W305: row 1 \"A\": \"hidden\" at character 1: a == a is always true; found \"a == a\"; try another comparison, as this one has the same result for any record"
      ),
      (
        "valueType = number; hidden = \"a BETWEEN {5, 1}\";",
        "1:50: warning W305: row 1 \"A\": \"hidden\" at character 1: a BETWEEN {5, 1} is always false; found \"a BETWEEN {5, 1}\"; try {1, 5}"
      ),
      (
        "hidden = \"a == 1 AND a == 2\"; valueType = number;",
        "1:30: warning W305: row 1 \"A\": \"hidden\" at character 1: a == 1 AND a == 2 is always false; found \"a == 1 AND a == 2\"; try OR in place of AND, or only one of them"
      ),
      (
        "valueType = number; formula = \"10 / 0\";",
        "1:51: warning W305: row 1 \"A\": \"formula\" at character 6: division by zero; found \"10 / 0\"; try a divisor other than 0"
      ),
      (
        "choices = ( { value = v; region = w; } ); choiceFilter = \"choice.regoin == 'w'\";",
        "1:78: error F302: row 1 \"A\": \"choiceFilter\" at character 1: nothing is at choice.regoin; found \"choice.regoin == 'w'\"; try choice.region"
      ),
      (
        "hidden = (a);",
        "1:30: error F102: row 1 \"A\": \"hidden\" needs a Bool or a predicate; found an array; try YES, NO, or a predicate such as role != 'staff'"
      ),
      (
        "hidden = YES; whenHidden = drop;",
        "1:48: error F103: row 1 \"A\": \"whenHidden\" does not take this word; found \"drop\"; try one of keep, clear, omit"
      ),
      (
        "minimumValue = today;",
        "1:36: error F302: row 1 \"A\": \"minimumValue\" is neither a number nor a date, nor the path of a row; found \"today\"; try today()"
      ),
      (
        "section = main;",
        "1:31: error F302: row 1 \"A\": there is no such section; found \"main\"; try a form dictionary whose \"sections\" has it"
      ),
      (
        "displayValue = \"{$b}\";",
        "1:36: error F302: row 1 \"A\": there is no such row for a token; found \"$b\"; try \"$a\""
      ),
    ] as [(String, String?)])
  func references(keys: String, line: String?) {
    #expect(FormFixture.lines("( { valuePath = a;  \(keys) } )") == [line].compactMap { $0 })
  }
}
