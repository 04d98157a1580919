import Servers
import SourceText
import Storage
import Threads

/// The server of a form: files that it names are on the same one, in the form's folder.
final class ServerLocation: FormLocation {
  private let name: String
  private let reader: ServerReader
  private let state = Locked(State())

  private struct State {
    /// URL of the form after all redirects.
    var form: ServerURL?
    var files: [ServedFile] = []
  }

  /// `reader`: knows the copies stored before.
  init(form: String, reader: ServerReader = ServerReader(.form)) {
    name = form
    self.reader = reader
  }

  /// Copy with the next reader, for reading the form again.
  var next: ServerLocation { ServerLocation(form: name, reader: reader.next) }

  func readForm() throws(FileError) -> StoredFile {
    let file = try read(within: nil) { () throws(ServerError) in try ServerURL(name) }
    state.withLock { $0.form = file.copy.location }
    return stored(file)
  }

  func read(_ name: String) throws(FileError) -> StoredFile {
    let form = state.withLock(\.form)
    return stored(
      try read(within: form?.origin) { () throws(ServerError) in
        guard let form else { throw .invalidAddress }
        return form.beside(name)
      })
  }

  private func read(
    within origin: ServerURL.Origin?, _ address: () throws(ServerError) -> ServerURL
  ) throws(FileError) -> ServedFile {
    var shown = ServerURL.withoutPassword(name)
    do throws(ServerError) {
      let url = try address()
      shown = url.text
      let file = try reader.read(url, within: origin)
      state.withLock { $0.files.append(file) }
      return file
    } catch {
      throw FileError(
        path: shown, reason: error.reason, cause: error.isMissing ? .missing : .other)
    }
  }

  private func stored(_ file: ServedFile) -> StoredFile {
    StoredFile(
      text: file.text, stamp: FileStamp(device: 0, inode: 0, size: 0, modified: 0),
      canBeSaved: false)
  }

  func path(of name: String) -> String { state.withLock(\.form)?.beside(name).text ?? name }

  var names: [String]? { nil }

  // MARK: Copies

  /// Stores copies of the files that were read: they make a valid form. Returns messages.
  func keep() -> [ServerNotice] {
    let files = state.withLock(\.files)
    var notices: [ServerNotice] = []
    if let copyNotice { notices.append(copyNotice) }
    for file in files {
      do throws(FileError) {
        try reader.keep(file)
      } catch {
        notices.append(ServerNotice(file.copy.url.text, unkept: error))
        break
      }
    }
    return notices
  }

  /// Message about copies that were used; nil if there are none. The reason applies to all of
  /// them.
  var copyNotice: ServerNotice? {
    state.withLock(\.files).lazy.compactMap { file in
      file.notice.map { ServerNotice(file.copy.url.text, $0) }
    }.first
  }

  var usesCopies: Bool { copyNotice != nil }

  var digests: [ServerURL: ContentDigest] {
    state.withLock { state in
      Dictionary(state.files.map { ($0.copy.url, $0.copy.digest) }, uniquingKeysWith: { $1 })
    }
  }
}
