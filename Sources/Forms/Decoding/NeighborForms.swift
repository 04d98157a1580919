import PlistText
import SourceText
import Texts
import Values

/// The other files of a form's folder whose forms it names, each read once.
struct NeighborForms {
  /// A file that has a form.
  struct File {
    let name: String
    let path: String
    let root: PlistNode
  }

  private enum Find {
    case form(File)
    case missing
    /// The file has no form, which was reported.
    case unreadable
  }

  private var finds: [ExactText: Find] = [:]
  private var isQueued: Set<ExactText> = []
  private var queue: [File] = []

  /// The file that is opened.
  init(_ opened: File) {
    let name = FormScope.nameOfFile(opened.name)
    finds[name] = .form(opened)
    isQueued.insert(name)
  }

  /// The next file whose form is to be decoded, since rows open it.
  mutating func takeNext() -> File? { queue.isEmpty ? nil : queue.removeFirst() }

  /// From now on a file is among those whose forms are to be decoded, if it was not before.
  mutating func open(_ file: File) {
    if isQueued.insert(FormScope.nameOfFile(file.name)).inserted { queue.append(file) }
  }

  /// The file that a form names by a key; nil if there is no such file, which is reported
  /// (F601), as is a name outside of the folder (F007). `given` are the names of the forms in
  /// the file that names it.
  mutating func file(
    for naming: FormNaming, _ given: [String], _ decoder: FormDecoder, _ context: DecodingContext
  ) -> File? {
    guard !FormFolder.isLeft(by: naming.written) else {
      context.report(
        .F007, at: naming.position, quoting: naming.written, advice: \.nameWithoutSlash
      ) { $0.leavesFolder(naming.key) }
      return nil
    }
    let file = FormFolder.formFile(of: naming.written)
    switch finds[FormScope.nameOfFile(file)] ?? look(for: file, decoder, context) {
    case .form(let file): return file
    case .unreadable: return nil
    case .missing:
      let near = NearestName.of(
        naming.written, among: given + (context.decoding.folder?.formNames ?? []))
      let advice = near.map { Sentence(verbatim: TextQuoting.shown($0)) }
      context.report(
        .F601, at: naming.position, quoting: naming.written,
        advice: advice
          ?? Sentence {
            given.isEmpty ? $0.formsAdvice(TextQuoting.short(file)) : $0.oneOf(given)
          }
      ) { $0.noSuchForm }
      return nil
    }
  }

  private mutating func look(
    for file: String, _ decoder: FormDecoder, _ context: DecodingContext
  ) -> Find {
    var find = Find.missing
    if let found = context.decoding.folder?.file(file) {
      switch found.text {
      case .success(let source):
        let root = decoder.read(source, context.inFile(found.path))
        find = root.map { .form(File(name: file, path: found.path, root: $0)) } ?? .unreadable
      case .failure(let error):
        find = .unreadable
        context.report(.F001, in: found.path, at: nil, advice: Sentence { $0.readableFile }) {
          error.reason.text(in: $0)
        }
      case nil: break
      }
    }
    finds[FormScope.nameOfFile(file)] = find
    return find
  }
}

/// A reference from a form to another form.
struct FormNaming {
  let key: String
  let written: String
  let position: SourcePosition
}
