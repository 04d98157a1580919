import AgeFile
import FormEditor
import RecordSources
import SourceText
import Storage
import Texts

/// Recipients of encrypted data that only the user knows.
extension SessionFiles {
  /// Sets the recipients listed in a file for all later saves.
  func readRecipients(_ path: String, for request: RecipientsRequest) -> EditorAction {
    let texts = Environment.texts
    func failure(_ reason: Sentence) -> EditorAction {
      .recipientsFailed(
        request, path: path, reason: texts.line(path, reason.text(in: texts)))
    }
    guard let encrypted = source as? AgeSource else { return .recipientsRead(request) }
    let recipients: [X25519Recipient]
    do {
      recipients = try KeyFiles.recipients(listedIn: path)
    } catch let error as FileError {
      return failure(error.reason)
    } catch let error as AgeFailure {
      return failure(error.reason)
    } catch {
      return failure(Sentence(verbatim: "\(error)"))
    }
    guard let aimed = encrypted.saving(for: recipients) else {
      return failure(Sentence { $0.ageFileLacksYou })
    }
    source = aimed
    allowsSaveAs = true
    return .recipientsRead(request)
  }
}
