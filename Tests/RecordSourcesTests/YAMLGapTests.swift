import FileTesting
import JSONText
import RecordSources
import Records
import Testing

@Suite("Blank lines and comments around edits of YAML files")
struct YAMLGapTests: YAMLEditing {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("What is first behind a dash goes, and the comments above the next member stay")
  func firstBehindDash() throws {
    check(
      try without("l.0.name", "l:\n- name: a\n# of uses\n# too\n  uses: b\n  on: c\n"),
      "l:\n- # of uses\n# too\n  uses: b\n  on: c\n")
    check(
      try without("l.0.name", "l:\n  - name: a\n\n    # of uses\n\n    uses: b\n"),
      "l:\n  - # of uses\n\n    uses: b\n")
    check(
      try without("l.0.name", "l:\n  - name: a\n      # deeper\n    uses: b\n"),
      "l:\n  - # deeper\n    uses: b\n")
    check(
      try with("l.0", "{}", "l:\n  - name: a\n\n    # alone\n\n    uses: b\n  - c\n"),
      "l:\n  - {}\n\n    # alone\n\n  - c\n")
  }

  @Test("A comment that a text above would go on with comes out of it")
  func commentBehindBlock() throws {
    let text = "a: |\n  one\nb: 2\n    # deep\n # flat\nc: 3\n"
    check(try without("b", text), "a: |\n  one\n# deep\n # flat\nc: 3\n")
    check(
      try without("b", text.replacing("|\n  one", with: "1")),
      "a: 1\n    # deep\n # flat\nc: 3\n")
    check(
      try without("x.b", "x:\n  a: >-\n    one\n  b: 2\n      # deep\n\ny: 1\n"),
      "x:\n  a: >-\n    one\n  # deep\n\ny: 1\n")
    check(
      try with("new", #""one\ntwo\n""#, "a: 1\n    # deep\n"),
      "a: 1\nnew: |\n  one\n  two\n# deep\n")
    check(
      try with("a", #""one\ntwo\n""#, "a: 1\n    # deep\n"),
      "a: \"one\\ntwo\\n\"\n    # deep\n")
  }

  @Test("Blanks in blank lines are a part of a text where they are in its column")
  func blanksBehindBlock() throws {
    let text = "a: |\n  one\n   \nb: 2\n    \nc: 3\n   \n"
    check(try without("b", text), "a: |\n  one\n   \n\nc: 3\n   \n")
    check(try with("a", #""two""#, text), text.replacing("|\n  one\n   ", with: "|-\n  two"))
    check(try with("b", #""x\n""#, text), text.replacing("2", with: #""x\n""#))
    check(
      try with("b", #"{"x": "one\n"}"#, text), text.replacing("2", with: #"{x: "one\n"}"#))
    check(
      try with("new", #""x""#, "a: 1\n    \nt: |\n  one\n"), "a: 1\n    \nt: |\n  one\n\nnew: x\n")
    check(
      try without("c", "a: 1\nb: |\n  one\nc: 2\n     \n"), "a: 1\nb: |\n  one\n\n")
    check(
      try without("x.b", "x:\n  a: |+\n    one\n  b: 2\n\ny: 1\n"),
      "x:\n  a: |+\n    one\ny: 1\n")
    check(
      try with("l", #"[1, "one\n"]"#, "l:\n- |\n  one\n- 1\n\n    \nz: 1\n"),
      "l:\n- 1\n- |\n  one\n\n\nz: 1\n")
  }

  @Test("An item that is a pair without braces goes, comes and changes alone")
  func pairs() throws {
    let text = "l: [\n  'a b' : 1, c: 2,\n ]\n"
    check(
      try with("l", #"["x", {"a b": 1}, {"c": 2}]"#, text),
      text.replacing("'a b'", with: "x, 'a b'"))
    check(try with("l", #"[{"c": 2}]"#, text), "l: [\n  c: 2,\n ]\n")
    check(try with("l.1.d", "3", text), text.replacing("c: 2", with: "{c: 2, d: 3}"))
  }

  @Test("Documents move with their directives")
  func directives() throws {
    let text = "# of it\n%YAML 1.2\n# why\n---\na: 1\n...\n# of b\n%YAML 1.2\n\n---\nb: 2\n...\n"
    check(
      try saved(text, record: 1) { _ = $0.move($1, to: 0) },
      "# of it\n%YAML 1.2\n\n---\nb: 2\n...\n%YAML 1.2\n# why\n---\na: 1\n...\n# of b\n")
    let windows = text.replacing("\n", with: "\r\n")
    check(
      try saved(windows, record: 1) { _ = $0.move($1, to: 0) },
      "# of it\n%YAML 1.2\n\n---\nb: 2\n...\n%YAML 1.2\n# why\n---\na: 1\n...\n# of b\n"
        .replacing("\n", with: "\r\n"))
    check(try saved(text) { $0.delete($1) }, "# of it\n%YAML 1.2\n\n---\nb: 2\n...\n")
  }
}
