import FormEditor
import SourceText
import Storage
import Texts

/// Files of single values.
enum ValueFile {
  /// Maximum size in bytes.
  private static let largest = 256 << 20

  static func read(_ request: ValueFileRequest) -> EditorAction {
    do throws(FileError) {
      let file = try FileReader.readFile(request.path, limit: largest)
      return .valueFileRead(request, Array(file.text.buffer.bytes))
    } catch {
      return .failed(message(error))
    }
  }

  /// Writes all or nothing; `replacing` an existing file.
  static func write(
    _ bytes: [UInt8], for request: ValueFileRequest, replacing: Bool
  ) -> EditorAction {
    do throws(FileError) {
      try AtomicFile.write(to: request.path, expecting: replacing ? .anything : .nothing) { sink in
        try bytes.withUnsafeBytes { try sink($0) }
      }
      return .valueFileWritten(request, count: bytes.count)
    } catch {
      let isThere = !replacing && error.cause == .changed
      return isThere ? .valueFileExists(request) : .failed(message(error))
    }
  }

  private static func message(_ error: FileError) -> String {
    let texts = Environment.texts
    return texts.line(error.path, error.reason.text(in: texts))
  }
}
