/// The help of each command: several paragraphs, with examples.
extension Texts {
  package var discussionFormview: String {
    say(
      """
      A form is a property list of rows; each row has its label, where its value lives in the \
      record, how it looks and what is allowed. Editing changes the bytes of the edited values and \
      nothing else.

        formview                                              list the folder
        formview Forms/person.plist data/person.json          edit on the screen
        formview show Forms/person.plist data/person.json     print it
        formview check Forms/person.plist data/p*.json        check every record
        formview set Forms/person.plist data/person.json name="Ada Lovelace"

      `formview FORM DATA` is `formview edit FORM DATA`. Exit status: 0 fine; 1 rules broken; 2 \
      wrong call; 3 the form is wrong; 4 a file cannot be read, parsed as data, or written. Of \
      several files the highest counts.
      """)
  }
  package var discussionShow: String {
    say(
      """
      One object, or one record of a list (--record), is printed as its form: with text as \
      sections, aligned labels, the values as the screen shows them, and their problems; with json \
      as the record's own JSON, only the members that the form names.

      A list is printed as a table. text: aligned columns, cut to the width, problems marked with \
      ✗. json, jsonl: an object for each record with the columns' values, bytes as they stand in \
      the file. csv (RFC 4180), tsv: the values themselves (for Excel with --bom). markdown: what \
      the form shows. rows: every row of every record with its value, what it shows, and its \
      problems. Of a form that was made of the data (--form auto) text prints the first columns, \
      the other formats all. Lines of JSON Lines that are invalid JSON are marked in text; the \
      other formats leave them out and name them on standard error.

      Secure rows are bullets in text; the other formats leave them out and say so on standard \
      error. --show-secrets prints them.

      Problems do not change the exit status; `check` is for that. `-` as DATA reads standard \
      input.

        formview show Forms/person.plist data/person.json
        formview show --record 2 --format json Forms/staff.plist data/staff.json
        formview show --sort -salary,name --limit 10 FORM DATA
        formview show --filter 'salary > 5000 and office = Oslo' FORM DATA
        formview show --columns name,salary --format csv --bom FORM DATA > staff.csv
        curl -s https://example.org/person.json | formview show Forms/person.plist -
      """)
  }
  package var discussionCheck: String {
    say(
      """
      Prints a line for each problem: DATA:LINE:COL: error RULE: record 3, salary "Salary": \
      message; found VALUE. Line and column are those of the value, or of the record where it is \
      missing. Status 0 if there is no error, 1 if there is one; a file that cannot be read is \
      reported and the others are checked all the same (status 4). A path of the form that no \
      record has, though one that is nearly the same, is a warning (D105) about the form. A \
      pattern that takes too long to judge is a warning; after 100 such texts it is given up, \
      which a line says. Problems are printed as they are found, and a terminal shows how far it \
      is. `-` as DATA reads standard input. With --format json a file or a form that can't be used \
      is printed as a finding, too, with its code, line and column.

        formview check Forms/person.plist data/p*.json
        formview check --format json Forms/staff.plist data/staff.json
      """)
  }
  package var discussionGet: String {
    say(
      """
      Values are printed as the form shows them, control characters in visible forms; a value that \
      is missing gives an empty line, and secure rows are bullets unless --show-secrets is given. \
      A path that runs into a text, a number or the like has no value either; that is reported on \
      standard error, and the status is 1. With --raw it is the JSON as it stands in the file, \
      also of secure rows. In a list --record, --where or --filter says which records; those of \
      the latter two follow each other. --where takes exactly the value, --filter also what \
      differs in case and accents. `-` as DATA reads standard input. `show --format rows` shows \
      the identifiers; a row's identifier is its value path unless the form says otherwise. A path \
      leads into objects and lists that have forms of their own: `services[0].port`; an item, \
      `services[0]`, is printed as JSON.

        formview get Forms/person.plist data/person.json name salary
        formview get --raw --record 3 Forms/staff.plist data/staff.json phone
        formview get --where office=Oslo FORM DATA name email
      """)
  }
  package var discussionSet: String {
    say(
      """
      The text goes the way that typing goes: the row's keyboard, its type and its rules. All \
      assignments are made or none; the file is rewritten at once, with every other byte as it \
      was, or not touched. An empty text clears the row: it becomes what the record had for \
      nothing, else an empty text or null by its type. --unset removes the member. A refused \
      assignment names its rule: status 1. Problems that other rows had before do not hinder it; \
      those that it causes do, so that rows which depend on each other are set in one call: \
      `tls.enabled=on tls.certificate=/etc/a.pem`. A path leads into objects and lists that have \
      forms of their own, which judge it: `services[0].port=443`. The index behind the last item \
      adds one. With --json an item is replaced as a whole: `services[0]={"port": 443}`.

      `price := SELF * 1.1` sets what an expression (`formview explain expressions`) evaluates \
      to in each record; SELF is the row's own value, and other rows are read by their names: \
      `name := trim(SELF)`, `label := join({first, last}, ' ')`. nil clears the row. A record \
      for which nothing comes of it, as a value is missing, stays as it is and is named.

      Many at once change the file one after the other, under a lock (flock); what a program \
      without locks changes meanwhile is read again.

      In a list --record, --where or --filter says which records; the latter two set all that \
      match, and say on standard error how many. --where takes exactly the value; how many others \
      are like it is said, with the filter that takes them.

      --dry-run prints the difference instead, with bullets for secrets, and writes nothing. With \
      `-` as DATA standard input goes to standard output with the change made; a refused one \
      writes nothing.

        formview set Forms/person.plist data/person.json name="Ada King" salary=5200
        formview set --record 3 Forms/staff.plist data/staff.json phone=
        formview set --where office=Oslo --where team=ops FORM DATA remote=on
        formview set --dry-run --filter 'salary < 3000' FORM DATA grade=B
        curl -s https://example.org/a.json | formview set FORM - active=off
        formview set --unset phone Forms/person.plist data/person.json
        formview set --filter 'office = Oslo' FORM DATA 'salary := SELF * 1.1'
        formview set --json Forms/person.plist data/person.json active=false
      """)
  }
  package var discussionPrompt: String {
    say(
      """
      For screen readers, slow lines and terminals on which no screen can be drawn. Each row that \
      is shown and can be edited is asked for, in the form's order: its label and hint \
      (accessibilityLabel, accessibilityHint), its choices with numbers, and in brackets its \
      value, but never that of a secure row. What is typed goes the way that typing on the screen \
      goes; what is refused is asked again. Which rows follow depends on the answers before.

      Enter alone keeps the value. .clear clears it, .back goes back, .lines begins a text of \
      several lines, .save saves at once, .quit leaves without saving, .help lists these; a text \
      that begins with a dot is typed with two. After the last question the answers are saved as \
      `set` does it. Lists and objects with forms of their own are not asked for.

      Answers may come from a file or another program, a line each. Where they end too early, one \
      of them is refused or some are left over, nothing is saved: status 1. In a list --record, \
      --where or --filter says which record.

        formview prompt Forms/person.plist data/person.json
        formview prompt --record 2 Forms/staff.plist data/staff.json
        printf 'Ada\\n.save\\n' | formview prompt Forms/person.plist data/person.json
      """)
  }
  package var discussionEdit: String {
    say(
      """
      Where the output is not a terminal it prints, as `show` does. Press ? for the keys. Data \
      that are not there yet begin with a new record or an empty list; the first save makes the \
      file. With ACCESSIBLE=1 in the environment it asks in lines, as `formview prompt` does.

        formview edit Forms/person.plist data/person.json
        formview Forms/person.plist data/person.json            the same
        formview edit --record 3 Forms/staff.plist data/staff.json
        formview --read-only Forms/person.plist data/person.json
      """)
  }
  package var discussionExplain: String {
    say(
      """
      Prints an entry of the form format's reference, or the names of all entries.

        formview explain
        formview explain regex
        formview explain CurrencyCell
        formview explain F401
        formview explain --all > form-reference.md
      """)
  }
  package var discussionLint: String {
    say(
      """
      Prints a line for each thing found: FORM:LINE:COL: severity CODE: row 7 "Email": what, \
      found, try. A terminal shows the line of the form, too, with a mark under the place. A file \
      that is not a property list gets all errors that can be found at once. `formview explain \
      CODE` says more. Status 3 if there is an error, else 0; with --strict a warning counts as an \
      error.

      With --data it also reports rows whose path none of the first records has, with the existing \
      path that is most like it.

        formview lint --strict Forms/*.plist
        formview lint --data data/staff.json Forms/staff.plist
        formview lint --format json Forms/person.plist
      """)
  }
  package var discussionNew: String {
    say(
      """
      Looks at all records and prints a form for them: labels in words, sections for the objects \
      in a record, forms of their own for lists and what is deeper, kinds of values, patterns for \
      e-mail addresses, URLs, UUIDs and IP addresses where all agree, numbers that were seen as \
      comments. Objects of one shape share a form. Values whose name says what is to be hidden are \
      secure: password, smtp_pass, pwd, passphrase, secret, token, authorization, apiKey, \
      encryption_key, totp_seed and the like.

        formview new data/hosts.json > hosts.plist
        formview data/hosts.json                     the screen with such a form, or \
      data/hosts.form.plist
      """)
  }
}
