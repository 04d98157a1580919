import Foundation
import ScreenTesting
import Testing

@Suite("Completion")
struct CompletionTests {
  private static let form = """
    ( { key = Name; valuePath = name; }, { key = Salary; valuePath = salary; cellIdentifier = NumberCell; },
      { key = Remote; valuePath = remote; cellIdentifier = SwitchCell; },
      { key = Kind; valuePath = kind; values = (staff, guest); },
      { key = Odd; valuePath = "a b"; }, { valuePath = pin; isSecure = YES; values = (s1, s2);
        cellIdentifier = ChoiceCell; } )
    """

  private func scene() throws -> Scene {
    let scene = try Scene([
      "form.plist": Self.form, "fold.json": #"{"name": "Ada"}"#, "file.jsonl": "{}\n",
      "fine.txt": "", "my form.plist": Self.form,
    ])
    try FileManager.default.createDirectory(
      at: scene.folder.appending(path: "folder"), withIntermediateDirectories: true)
    return scene
  }

  /// What may be in the place of the last word.
  private func complete(_ words: String...) throws -> [String] {
    let outcome = try scene().run(
      ["--complete-words", "zsh", "\(words.count - 1)"] + words)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    return outcome.output.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return fields[0] == "f" ? "<\(fields[1])>" : String(fields[1])
    }
  }

  @Test("the first word is a command or a form, behind it come the command's own arguments")
  func commands() throws {
    #expect(
      try complete("") == [
        "edit", "show", "check", "lint", "get", "set", "prompt", "new", "recover", "explain",
        "config",
        "help",
        "<plist>",
      ])
    #expect(try complete("sh") == ["show", "<plist>"])
    #expect(try complete("show", "") == ["<plist>"])
    #expect(try complete("show", "form.plist", "") == [data])
    #expect(try complete("form.plist", "") == [data])
    #expect(
      try complete("check", "form.plist", "a.json", "b") == [data])
    #expect(try complete("lint", "a.plist", "") == ["<plist>"])
    #expect(try complete("show", "form.plist", "fold.json", "").isEmpty)
  }

  /// What names of data files end with.
  private var data: String {
    "<json jsonl ndjson jsonc plist strings yaml yml db sqlite sqlite3 db3>"
  }

  @Test("an expression after `:=`, by rows and functions")
  func expressions() throws {
    let front = ["set", "form.plist", "fold.json"]
    func complete(_ word: String) throws -> [String] {
      try self.complete(front[0], front[1], front[2], word)
    }
    #expect(try complete("salary:") == ["salary:="])
    #expect(try complete("salary := SE") == ["salary := SELF"])
    #expect(try complete("salary := 2 * sal") == ["salary := 2 * salary"])
    #expect(try complete("name:=tri") == ["name:=trim("])
    let all = try complete("salary :=")
    #expect(all.contains("salary :=name") && all.contains("salary :=round("))
    #expect(!all.contains { $0.contains("a b") })
  }

  @Test("options, and the values that they take")
  func options() throws {
    #expect(try complete("show", "--sh") == ["--show-secrets"])
    #expect(try complete("set", "form.plist", "--dr") == ["--dry-run"])
    #expect(try complete("show", "--format", "j") == ["json", "jsonl"])
    #expect(try complete("show", "--format=c") == ["--format=csv"])
    #expect(try complete("get", "--data-format", "x") == ["xml-plist"])
    #expect(try complete("--rea") == ["--read-only"])
    #expect(try complete("show", "--limit", "").isEmpty)
    #expect(try complete("show", "--limit", "3", "") == ["<plist>"])
  }

  @Test("rows, with the form that the line names before or after")
  func rows() throws {
    let all = ["name", "salary", "remote", "kind", "a b", "pin"]
    #expect(try complete("get", "form.plist", "fold.json", "") == all)
    #expect(try complete("get", "form.plist", "fold.json", "name", "sa") == ["salary"])
    #expect(try complete("set", "form.plist", "fold.json", "n") == ["name="])
    #expect(
      try complete("set", "form.plist", "fold.json", "remote=") == ["remote=on", "remote=off"])
    #expect(try complete("set", "form.plist", "fold.json", "kind=g") == ["kind=guest"])
    #expect(try complete("set", "form.plist", "fold.json", "pin=").isEmpty)
    #expect(try complete("get", "form.plist", "--where", "ki") == ["kind="])
    let before = try scene().run(
      "--complete-words", "zsh", "2", "get", "--where", "sal", "form.plist", "fold.json")
    #expect(before.output == "w\tsalary=\tSalary\n")
  }

  @Test("lists of columns go on behind each comma, conditions behind and, or, not and (")
  func lists() throws {
    #expect(try complete("show", "form.plist", "--columns", "name,sa") == ["name,salary"])
    #expect(try complete("show", "form.plist", "--columns", "name,n").isEmpty)
    #expect(try complete("show", "form.plist", "--sort", "-sa") == ["-salary"])
    #expect(try complete("show", "form.plist", "--sort", "-salary,na") == ["-salary,name"])
    #expect(try complete("show", "form.plist", "--filter", "sa") == ["salary"])
    #expect(
      try complete("show", "form.plist", "--filter", "salary > 5 and na") == ["salary > 5 and name"]
    )
    #expect(try complete("show", "form.plist", "--filter", "not (na") == ["not (name"])
    #expect(try complete("show", "form.plist", "--filter", "salary > n").isEmpty)
    #expect(try complete("set", "form.plist", "--filter=k") == ["--filter=kind"])
  }

  @Test("explain knows keys, cells and codes")
  func explain() throws {
    #expect(try complete("explain", "minimumL") == ["minimumLength"])
    #expect(try complete("explain", "Curr") == ["CurrencyCell"])
    #expect(try complete("explain", "F401") == ["F401"])
  }

  @Test("a form that is missing or wrong completes nothing, quietly")
  func noForm() throws {
    #expect(try complete("get", "nowhere.plist", "fold.json", "").isEmpty)
    #expect(try complete("get", "fine.txt", "fold.json", "").isEmpty)
  }

  @Test("in bash", .enabled(if: Shell.bash.isInstalled, "bash is not installed"))
  func bash() throws { try completeEverything(in: .bash) }

  @Test("in zsh", .enabled(if: Shell.zsh.isInstalled, "zsh is not installed: apt-get install zsh"))
  func zsh() throws { try completeEverything(in: .zsh) }

  @Test(
    "in fish", .enabled(if: Shell.fish.isInstalled, "fish is not installed: apt-get install fish"))
  func fish() throws { try completeEverything(in: .fish) }

  /// How a shell is started, made quiet, and told the script.
  struct Shell {
    let name: String
    let arguments: [String]
    let preparation: String

    var path: String { "/usr/bin/\(name)" }
    var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

    static let bash = Shell(
      name: "bash", arguments: ["--norc", "--noprofile", "-i"], preparation: "PS1='$ '")
    static let zsh = Shell(
      name: "zsh", arguments: ["-f", "-i"],
      preparation: "PS1='$ '; autoload -Uz compinit; compinit -u -D")
    static let fish = Shell(
      name: "fish", arguments: ["--no-config", "-i"],
      preparation: "function fish_prompt; echo '$ '; end; function fish_greeting; end")
  }

  /// Presses Tab behind a command line of each kind in the shell itself.
  private func completeEverything(in shell: Shell) throws {
    let scene = try scene()
    let script = try scene.run("--generate-completion-script", shell.name)
    #expect(script.status == 0)
    #expect(try scene.run("--generate-completion-script=\(shell.name)").output == script.output)
    try scene.write("completion", script.output)
    let bin = Scene.program.deletingLastPathComponent().path
    let session = try TerminalSession(
      command: shell.path, arguments: shell.arguments,
      environment: [
        "PATH": "\(bin):/usr/bin:/bin", "HOME": scene.folder.path, "INPUTRC": "/dev/null",
      ],
      directory: scene.folder.path, size: (110, 30))
    session.type("\(shell.preparation); source ./completion; echo re''ady\n")
    try session.wait(for: "ready")
    for (typed, completed) in Self.completions {
      session.type(typed)
      session.type("\t")
      try session.wait(for: completed)
      // In a list of candidates C-c closes only the list, and the line would run.
      try session.press("C-c", "C-u")
      session.type("clear; echo cl''ean\n")
      try session.wait(for: "clean")
      session.type("clear\n")
      try session.wait(forNo: "clean")
    }
  }

  /// What is typed, and what stands on the screen after Tab.
  private static let completions = [
    ("formview exp", "formview explain"), ("formview form.p", "formview form.plist"),
    ("formview form.plist fi", "formview form.plist file.jsonl"),
    ("formview get form.plist fold.json sal", "fold.json salary"),
    ("formview set form.plist fold.json sal", "fold.json salary="),
    ("formview set form.plist fold.json kind=g", "kind=guest"),
    ("formview get form.plist --where=rem", "--where=remote="),
    ("formview show form.plist --columns name,sal", "--columns name,salary"),
    ("formview show form.plist --sort -sal", "--sort -salary"),
    ("formview show form.plist --filter sal", "--filter salary"),
    ("formview show form.plist --forma", "--format"),
    ("formview show my\\ f", "my\\ form.plist"),
    ("formview show my\\ form.plist --filter sal", "my\\ form.plist --filter salary"),
    ("formview show ~/my\\ form.plist --filter sal", "--filter salary"),
    ("formview explain minimumL", "explain minimumLength"),
  ]
}
