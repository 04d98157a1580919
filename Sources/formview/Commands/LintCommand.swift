import ArgumentParser
import Cells
import Forms
import Lint
import PlistText
import Records
import SourceText
import Storage
import Values

/// `formview lint`: checks forms against the vocabulary.
struct LintCommand: FormviewSubcommand {
  static let configuration = CommandConfiguration.command(
    "lint",
    abstract: Environment.texts.abstractLint,
    discussion: Environment.texts.discussionLint)

  @Argument(
    help: ArgumentHelp(Environment.texts.helpForms), completion: .file(extensions: ["plist"]))
  var forms: [String]
  @Option(inHelp: FormOption.self) var formOption: String?
  @Flag(help: ArgumentHelp(Environment.texts.helpStrict))
  var strict = false
  @Option(
    help: ArgumentHelp(Environment.texts.helpLintData),
    completion: .file())
  var data: String?
  @OptionGroup var options: DataOptions
  @Option(help: ArgumentHelp(Environment.texts.helpFindingFormat))
  var format = FindingFormat.text

  func execute(output: inout StandardOutput) throws -> ExitStatus {
    if format == .json { output.beginJSON() }
    let source = try CommandFailure.printing(as: format, to: &output) {
      try data.map { name throws(CommandFailure) in try options.source(named: name) }
    }
    var status = ExitStatus.fine
    // Forms may share files.
    var reported: Set<Diagnostic> = []
    var reportedFailures: Set<[String]> = []
    for path in forms {
      let linted = try CommandFailure.printing(as: format, to: &output) {
        try self.linted(path, source)
      }
      let diagnostics = linted.diagnostics
      try write(
        diagnostics.filter { reported.insert($0).inserted }, about: linted.text, to: &output)
      let refusing = diagnostics.contains { $0.severity >= (strict ? .warning : .error) }
      status = max(status, linted.status, refusing && linted.status == .fine ? .formBroken : .fine)
      guard let failure = linted.dataFailure else { continue }
      status = max(status, failure.status)
      guard reportedFailures.insert(failure.lines).inserted else { continue }
      try failure.printFindings(as: format, to: &output)
      try output.flush()
      for line in failure.lines { StandardError.write(line: line) }
    }
    return status
  }

  private static var decoder: FormDecoder {
    var decoder = FormDecoder(
      cells: CellCatalog.core.declarations, checks: FormChecks.always + LintChecks.all)
    decoder.keepsPositions = true
    return decoder
  }

  private func write(
    _ diagnostics: [Diagnostic], about texts: (String) -> SourceText?,
    to output: inout StandardOutput
  ) throws {
    if format == .text, Environment.outputIsTerminal {
      var report: (file: String, report: FormReport)?
      for diagnostic in diagnostics {
        var current =
          report.flatMap { $0.file == diagnostic.file ? $0.report : nil }
          ?? FormReport(
            texts(diagnostic.file), painter: ANSIPainter(isEnabled: ColorChoice.auto.isEnabled),
            width: OutputWidth.columns)
        try output.write(current.text(of: diagnostic))
        report = (diagnostic.file, current)
      }
      return
    }
    for diagnostic in diagnostics {
      try output.write(line: diagnostic.line(as: format))
    }
  }

  private func linted(
    _ path: String, _ source: (any RecordSource)?, isFound: Bool = false
  ) throws(CommandFailure) -> LintedForm {
    guard path != FormOption.auto else { return try lintedFound(in: source) }
    let files = FormFiles(besideForm: path, isFile: isFound)
    let file: StoredFile
    do {
      file = try files.readForm()
    } catch {
      return LintedForm(diagnostics: [OpenedForm.unreadable(error)], status: .fileFailure)
    }
    if files.server == nil, FileName.withoutFolder(path) == FolderForms.fileName {
      let names = FormFinder.formNames(inFolderOf: path)
      let text = PlistParser.text(of: file.text)
      return LintedForm(
        diagnostics: FolderForms(file.text, beside: names).findings(), text: { _ in text })
    }
    let decoder = Self.decoder
    let decoded = decoder.decode(file.text, strings: files.forChecking, folder: files.besideForm)
    if decoded.form != nil { for notice in files.server?.keep() ?? [] { notice.warn() } }
    var linted = LintedForm(diagnostics: decoded.diagnostics) { name in
      (name == file.text.name ? file.text : files.text(of: name)).flatMap(PlistParser.text)
    }
    do throws(CommandFailure) {
      linted.diagnostics = try findings(of: source, in: decoded, path)
    } catch {
      linted.dataFailure = error
    }
    return linted
  }

  /// Lints the form of the data; one that is in no file is generated from them.
  private func lintedFound(in source: (any RecordSource)?) throws(CommandFailure) -> LintedForm {
    guard let source else { throw CommandFailure(.usage, Environment.texts.autoNeedsFile) }
    let found = try FormFinder(for: source.name)
    for notice in found.ignored { notice.warn() }
    if let path = found.path { return try linted(path, source, isFound: true) }
    let contents = try InferredFormFile.contents(of: source)
    let inferred = try InferredFormFile.form(of: contents, named: source.name)
    let text = SourceText(
      name: source.name, text: InferredFormFile.text(of: inferred, named: source.name))
    let decoded = Self.decoder.decode(text)
    let form = decoded.form ?? InferredFormFile.placeholder(for: source)
    let table = try DataReading(source, for: form).read(after: contents).table
    return LintedForm(
      diagnostics: findings(in: table, of: decoded, source.name),
      text: { _ in text })
  }

  /// The problems of a form, with the findings of the given data.
  private func findings(
    of source: (any RecordSource)?, in decoded: DecodedForm, _ path: String
  ) throws(CommandFailure) -> [Diagnostic] {
    guard let source, let form = decoded.form else { return decoded.diagnostics }
    return findings(in: try DataReading(source, for: form).read().table, of: decoded, path)
  }

  private func findings(
    in table: RecordTable, of decoded: DecodedForm, _ path: String
  ) -> [Diagnostic] {
    guard let form = decoded.form else { return decoded.diagnostics }
    let values = ValueFindings.all(of: form, in: table, formPath: path, decoded.positions)
    let paths = PathFindings.all(
      of: form, in: table, formPath: path, decoded.positions, known: decoded.diagnostics + values)
    return OddNames.without(decoded.diagnostics, of: form, in: table, decoded.positions) + paths
      + SiblingFindings.all(of: form, in: table, formPath: path, decoded.positions)
      + ChoiceListFindings.all(of: form, in: table, formPath: path, decoded.positions)
      + ConditionFindings.all(of: form, in: table, formPath: path, decoded.positions)
      + TranslationFindings.all(of: form, in: table, formPath: path, decoded.positions)
      + PathFindings.without(paths, values)
      + OtherMemberFindings.all(of: form, in: table, formPath: path, decoded.positions)
  }
}

struct LintedForm {
  /// Diagnostics of the form, and of the files that belong to it.
  var diagnostics: [Diagnostic]
  var text: (String) -> SourceText? = { _ in nil }
  var status = ExitStatus.fine
  var dataFailure: CommandFailure?
}
