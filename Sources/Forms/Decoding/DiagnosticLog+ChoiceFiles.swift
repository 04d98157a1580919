import JSONText
import PlistText
import SourceText
import Texts
import Values

/// Choices that are in files in the form's folder.
extension DiagnosticLog {
  /// The choices of a file; nil where it can't be read, which is reported (F504). Several rows may name one file: it is
  /// read once.
  mutating func choices(
    ofFile name: String, at path: ValuePath, for reader: DictionaryReader, _ key: String
  ) -> ChoiceList? {
    guard let list = list(inFile: name, for: reader, key), let file = filesOfElements[name]
    else { return nil }
    let place = name + "#" + path.description
    if let known = choicesOfFiles[place] { return known }
    let found = ListedChoice.candidates(in: list, at: path.steps)
    if found.isEmpty, case .found(let empty) = list.lookup(path.steps), empty.kind == .array,
      empty.isEmptyContainer
    {
      add(
        .F505, at: reader.position(of: key), found: TextQuoting.shown(name),
        advice: Sentence { $0.listInFile }
      ) { $0.offersNothing(key) }
      return nil
    }
    guard !found.isEmpty else {
      add(
        .F504, at: reader.position(of: key), advice: Sentence { $0.arrayPathAdvice }
      ) { [text = path.description] in
        path.steps.isEmpty ? $0.choiceFileHasNoList(name) : $0.choiceFileHasNoList(name, at: text)
      }
      return nil
    }
    guard found.count <= FormLimits.listedChoices else {
      add(
        .F104, at: reader.position(of: key), found: "\(found.count)",
        advice: Sentence { $0.atMost(FormLimits.listedChoices) }
      ) { $0.offersTooMany(key) }
      return nil
    }
    let choices = ChoiceList(file: file, choices: found)
    choicesOfFiles[place] = choices
    return choices
  }

  private mutating func list(
    inFile name: String, for reader: DictionaryReader, _ key: String
  ) -> JSONSlice? {
    if let read = readFiles[name] { return read }
    guard let kind = ChoiceFile.kind(of: name) else {
      add(
        .F504, at: reader.position(of: key), found: TextQuoting.shown(name),
        advice: Sentence { $0.oneOf(ChoiceFile.kinds.map { ".\($0)" }) }
      ) { $0.choiceFileHasOtherKind }
      return nil
    }
    guard let file = folder?.file(name) else {
      add(.F504, at: reader.position(of: key), advice: ListedChoice.example) {
        $0.noFolderForChoices
      }
      return nil
    }
    switch file.text {
    case .success(let source):
      do throws(ChoiceFileFault) {
        let (list, written) = try ChoiceFile.read(source, kind: kind)
        readFiles[name] = list
        filesOfElements[name] = file.path
        elementPositions[file.path] = ElementPositions(of: list, writtenAs: written)
        return list
      } catch {
        add(
          .F504, in: file.path, at: error.position,
          advice: error.advice ?? ChoiceFile.advice(onSyntaxOf: source, kind: kind)
        ) { error.message.text(in: $0) }
      }
    case .failure(let error):
      add(
        .F504, at: reader.position(of: key), found: TextQuoting.shown(name),
        advice: Sentence { $0.readableFile }
      ) { $0.choiceFileIsUnreadable(error.reason.text(in: $0)) }
    case nil:
      let forms = [FileName.withoutFolder(self.file), FileName.withoutFolder(mainFile)]
      let names = (folder?.names() ?? []).filter {
        $0 != FolderForms.fileName && !forms.contains($0) && mayHoldChoices($0)
      }.sorted()
      let near = NearestName.of(name, among: names).map {
        Sentence(verbatim: TextQuoting.shown($0))
      }
      add(
        .F504, at: reader.position(of: key), found: TextQuoting.shown(name),
        advice: near
          ?? Sentence { names.isEmpty ? ListedChoice.example : $0.oneOf(Array(names.prefix(5))) }
      ) { $0.noSuchChoiceFile }
    }
    // Whoever names it again, it is reported once.
    readFiles[name] = .some(nil)
    return nil
  }

  /// Whether a file of the folder may be meant where one of choices is missing.
  private func mayHoldChoices(_ name: String) -> Bool {
    guard let kind = ChoiceFile.kind(of: name) else { return false }
    guard kind == "plist" else { return true }
    guard case .success(let source)? = folder?.file(name).text,
      let list = try? PlistParser.parse(source).root
    else { return false }
    return !list.looksLikeForm
  }
}

extension PlistNode {
  fileprivate var looksLikeForm: Bool {
    if let entries { return entries.contains { ForeignFile.keysOfForms.contains($0.key) } }
    return items?.contains { row in
      row.entries?.contains { Self.keysOfRows.contains($0.key) } == true
    } == true
  }

  private static let keysOfRows = ["valuePath", "displayValue", "cellIdentifier"]
}
