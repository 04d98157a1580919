/// The reference document: its chapters, headings and tables. Chapters are Markdown.
extension Texts {
  package var documentIntroduction: String {
    say(
      """
      # Form reference

      This document is generated from the program's own tables; a test fails when it is stale. The \
      same entries are printed by `formview explain NAME`.

      A form is a property list, in XML, binary or OpenStep notation. Its root is an array of \
      rows, or a dictionary whose `rows` holds that array. Each row is a dictionary that says its \
      label, where its value lives in the record, how it looks, how it is edited and what is \
      allowed:

      ```
      ( { key = "Name";   valuePath = "name.full"; required = YES; },
        { key = "E-mail"; valuePath = email; keyboardType = emailAddress;
          regex = "[^@ ]+@[^@ ]+"; regexMessage = "Needs one @"; },
        { key = "Item";   displayValue = "{item.id} <|- {item.description}|>"; color = 666666; } )
      ```

      - A scalar may always be given as a string: `"3"` for an integer, `YES`, `NO`, `true`, \
      `false`, `1` or `0` for a Bool. Strings are trimmed only for that conversion.
      - Names are case-sensitive. An unknown key is a warning and is ignored; names that begin \
      with `x-` are yours.
      - `formview lint FORM` reports everything that is wrong, with its position; a form with an \
      error is not opened.
      """)
  }
  package var documentPaths: String {
    say(
      """
      ## Key paths

      | Written | Leads to |
      | --- | --- |
      | `name` | the member `name` |
      | `name.full` | the member `full` of `name` |
      | `phones[0].number`, `phones.0.number` | a member of the array's first element; indexes \
      count from 0 |
      | `"a.b".c`, `"2"` | quoted names may hold anything; `\\"` and `\\\\` stand for a quote and \
      a backslash |
      | `/phones/0/number` | the same as a JSON Pointer (RFC 6901), with `~1` for `/` and `~0` for \
      `~` |
      | `winners.1956.name`, `/winners/1956/name` | a number is an index into an array, and a name \
      in an object |

      A number in quotes (`"1956"`), or with leading zeros, is a name only. Where a value is set \
      and what the number leads into isn't there yet, it becomes what the first records have at \
      that path; without such an example `0` begins an array, and any other number is refused.

      A path has at most 512 steps: JSON is read no deeper.
      """)
  }
  package var documentTemplates: String {
    say(
      """
      ## Templates

      A template shows several fields in one place: `PersonId: {id} <|— {description}|>`.

      | Written | Means |
      | --- | --- |
      | `{path}` | the value, as the row of that path shows it |
      | `{$identifier}` | the same, by the row's identifier |
      | `{path\\|format}` | the value in this format; formats may be chained |
      | `{path ?? "text"}` | the text where the value is empty |
      | `<\\| … \\|>` | dropped if any token inside is empty after its default; blocks do not nest \
      |
      | `\\{ \\} \\< \\\\| \\\\` | the character itself |

      Missing, null and "" are empty; 0 and false are values. Spaces that a dropped block leaves \
      collapse to one, and the ends are trimmed.
      """)
  }
  package var documentCodingForP: String {
    say(
      """
      CodingForP's templates open unchanged: a text that begins with `-p ` and holds `*&path&*` (a \
      value), `*$path$*` (an amount without a symbol), `*#path^*^%.2f#*` (a printf format) and `<| \
      … |>`, with `*=` before a default inside a token and `\\*` for a literal asterisk.
      """)
  }
  package var documentStrings: String {
    say(
      """
      ## Texts in other languages

      With `stringsTable = Staff` the texts of a form come from `Staff.strings` in a folder of the \
      language beside the form: `fr.lproj`, `zh-Hans.lproj`, `pt_BR.lproj`. What the form writes \
      is the key:

      ```
      /* zh-Hans.lproj/Staff.strings */
      "Salary" = "工资";
      "{name} of {office}" = "{office} 的 {name}";
      ```

      A file is a property list in any notation, in UTF-8 or UTF-16; in OpenStep notation the \
      braces around it may be left out. `LANGUAGE`, `LC_MESSAGES` and `LANG` choose the languages \
      as they choose the program's; a text is that of the first file that has it, else what the \
      form writes. After the file of a territory (`de-AT.lproj`) comes that of its language \
      (`de.lproj`), so that the first needs no more than what differs; one that names the script \
      (`zh-Hans.lproj`) comes before one that does not (`zh.lproj`). An empty translation counts \
      as missing. Inline child forms use the same files unless they name their own. `lint` looks \
      at the files of all languages. A template of other values than the key's is allowed. These \
      texts are translated:
      """)
  }
  package var documentColors: String {
    say(
      """
      A color is `RRGGBB` or `RGB` in hexadecimal, with or without `#`; `ansi:0` to `ansi:255`, of \
      the terminal's 256; or one of these names. The nearest color that the terminal has is shown; \
      `NO_COLOR` is honored.
      """)
  }
  package var documentKeyboards: String {
    say(
      """
      A keyboard decides which characters a row takes. A character that it refuses is typed, or \
      pasted, and marked, and the text is not entered with it: without the character it would be \
      another text. What the value has already may stay. Also understood are the numbers, names in \
      PascalCase (`NumberPad`, `Alphabet`) and UIKit's prefix (`UIKeyboardTypeNumberPad`).

      Numbers are taken as their row shows them in the locale of the environment, with or without \
      groups and symbol, and as JSON writes them: in German `3.491,39 €`, `3491,39` and `3491.39` \
      are the same. A point that could be one of groups or the decimal one (`3.491` in German) is \
      refused with both readings; in a row of whole numbers, of fewer than three decimals, or of a \
      currency without fractions, it is taken as the row shows it. A number without digits to \
      format is shown as the record writes it, but for the decimal separator (`3,491` for 3.491). \
      Full-width digits, signs, points and commas, which Chinese and Japanese input methods write, \
      are taken as those of ASCII, and so is `。` as a point. Pasting, `set` and filters read \
      numbers alike; `set --json` takes JSON only.

      Dates are taken as ISO 8601 writes them, in the locale's order of day, month and year, and \
      as their row shows them. Where a row shows less than a whole date, without the century or \
      the day, what it shows leaves the value as it is.
      """)
  }
  package var documentForeign: String {
    say("Keys that are spelt so elsewhere are ignored, with advice ([W102](#w102)).")
  }
  package var documentCodes: String {
    say(
      """
      Each message reads `file:line:column: severity CODE: row 7 "Email": what; found X; try Y`. \
      Codes are stable. Errors (F) refuse the form, warnings (W) do not unless `--strict` asks for \
      it, and D is about data, which never keeps a form from opening.
      """)
  }
}
