import JSONText
import PlistText
import SourceText
import Texts
import Values

/// The files in the form's folder that have choices, each read once.
final class ChoiceFiles {
  /// A file that was read.
  private struct File {
    let path: String
    let list: JSONSlice
  }

  /// Files by the names that rows give; an inner nil for files that can't be read.
  private var files: [ExactText: File?] = [:]
  private var positions: [ExactText: ElementPositions] = [:]
  /// Lists of choices, by the file's name and the path in it.
  private var lists: [ExactText: ChoiceList] = [:]
  /// Choices that several rows offer, by the checks that have examined them.
  private var checked: [CheckedChoices: ChoiceTable] = [:]

  /// Choices that a check has gone through.
  private struct CheckedChoices: Hashable {
    let check: ObjectIdentifier
    let choices: ObjectIdentifier
    let file: String
    let form: String?
  }

  /// The choices of a file; nil where it can't be read, which is reported (F504). Several rows may name one file: it is
  /// read once.
  func choices(
    ofFile name: String, at path: ValuePath, for reader: DictionaryReader, _ key: String
  ) -> ChoiceList? {
    guard let file = file(name, for: reader, key) else { return nil }
    let address = name + "#" + path.description
    if let known = lists[address] { return known }
    let found = ListedChoice.candidates(in: file.list, at: path.steps)
    if found.isEmpty, case .found(let empty) = file.list.lookup(path.steps), empty.kind == .array,
      empty.isEmptyContainer
    {
      reader.report(.F505, of: key, quoting: name, advice: \.listInFile) { $0.offersNothing(key) }
      return nil
    }
    guard !found.isEmpty else {
      reader.report(.F504, of: key, advice: \.arrayPathAdvice) { [text = path.description] in
        path.steps.isEmpty ? $0.choiceFileHasNoList(name) : $0.choiceFileHasNoList(name, at: text)
      }
      return nil
    }
    guard found.count <= FormLimits.listedChoices else {
      reader.report(
        .F104, of: key, found: "\(found.count)",
        advice: Sentence { $0.atMost(FormLimits.listedChoices) }
      ) { $0.offersTooMany(key) }
      return nil
    }
    let choices = ChoiceList(file: file.path, choices: found)
    lists[address] = choices
    return choices
  }

  private func file(_ name: String, for reader: DictionaryReader, _ key: String) -> File? {
    if let read = files[name] { return read }
    let folder = reader.context.decoding.folder
    guard let kind = ChoiceFile.kind(of: name) else {
      reader.report(
        .F504, of: key, quoting: name,
        advice: Sentence { $0.oneOf(ChoiceFile.kinds.map { ".\($0)" }) }
      ) { $0.choiceFileHasOtherKind }
      return nil
    }
    guard let file = folder?.file(name) else {
      reader.report(.F504, of: key, advice: ListedChoice.example) { $0.noFolderForChoices }
      return nil
    }
    switch file.text {
    case .success(let source):
      do throws(ChoiceFileFault) {
        let (list, written) = try ChoiceFile.read(source, kind: kind)
        let read = File(path: file.path, list: list)
        files[name] = read
        positions[file.path] = ElementPositions(of: list, writtenAs: written)
        return read
      } catch {
        reader.report(
          .F504, in: file.path, at: error.position,
          advice: error.advice ?? ChoiceFile.advice(onSyntaxOf: source, kind: kind)
        ) { error.message.text(in: $0) }
      }
    case .failure(let error):
      reader.report(.F504, of: key, quoting: name, advice: \.readableFile) {
        $0.choiceFileIsUnreadable(error.reason.text(in: $0))
      }
    case nil:
      let forms = [reader.context.file, reader.context.decoding.mainFile]
        .map(FileName.withoutFolder)
      let names = (folder?.names() ?? []).filter {
        $0 != FolderForms.fileName && !forms.contains($0) && mayHoldChoices($0, in: folder)
      }.sorted()
      let near = NearestName.of(name, among: names).map {
        Sentence(verbatim: TextQuoting.shown($0))
      }
      reader.report(
        .F504, of: key, quoting: name,
        advice: near
          ?? Sentence { names.isEmpty ? ListedChoice.example : $0.oneOf(Array(names.prefix(5))) }
      ) { $0.noSuchChoiceFile }
    }
    // It is reported once, however many rows name it.
    files[name] = .some(nil)
    return nil
  }

  /// True if a file of the folder may be meant where a file of choices is missing.
  private func mayHoldChoices(_ name: String, in folder: FormFolder?) -> Bool {
    guard let kind = ChoiceFile.kind(of: name) else { return false }
    guard kind == "plist" else { return true }
    guard case .success(let source)? = folder?.file(name).text,
      let list = try? PlistParser.parse(source).root
    else { return false }
    return !list.looksLikeForm
  }

  /// The position of a choice in a list; nil for one that is in none of the files, nor in the form.
  func location(of choice: ListedChoice, in list: ChoiceList) -> ChoiceLocation? {
    let position =
      choice.position ?? choice.element.flatMap { positions[list.file]?.position(of: $0) }
    return position.map { ChoiceLocation(file: list.file, position: $0) }
  }

  /// True if a check sees the row's choices for the first time: those of a list that rows name
  /// are checked once in a form, however many rows offer them.
  func isFirst(_ check: any FormCheck.Type, ofChoicesOf draft: DraftRow) -> Bool {
    guard draft.choiceList != nil else { return true }
    let choices = draft.row.choiceTable
    let checked = CheckedChoices(
      check: ObjectIdentifier(check), choices: ObjectIdentifier(choices), file: draft.context.file,
      form: draft.context.form)
    return self.checked.updateValue(choices, forKey: checked) == nil
  }
}
