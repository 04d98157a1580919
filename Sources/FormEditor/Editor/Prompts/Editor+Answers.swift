import Records
import Texts
import Values

/// The effects of answers to questions.
extension Editor {
  /// Carries out what was chosen in a prompt.
  mutating func carryOut(_ meaning: Prompt.Meaning) -> [EditorEffect] {
    switch meaning {
    case .back: return []
    case .save(let confirmation, let path): return save(confirmation: confirmation, to: path)
    case .updateFormulas(let confirmation, let path):
      updateFormulas()
      return save(confirmation: confirmation, to: path)
    case .goToFirstDraft:
      let effects = leaveEditor()
      if let key = document.liveDrafts.keys.min(by: Location.isBefore) {
        go(to: key)
      }
      return effects
    case .goToFirstProblem:
      goToFirstProblem()
      return []
    case .goTo(let location):
      go(to: location)
      return []
    case .saveAndQuit:
      return leaveEditor() + save(confirmation: .quitting)
    case .showUnsavedWork:
      showUnsavedWork()
      return []
    case .discardAndQuit: return [.quit]
    case .overwriteTheirs(let quitting):
      return write(over: .anything, quitting: quitting, answering: meaning)
    case .writeAgain(let quitting):
      return write(over: .nothing, quitting: quitting, answering: meaning)
    case .takeTheirs:
      state.file.state.confirm(ConfirmedLoss(table: documentTable, drafts: state.anchors.drafts))
      return [.reloadData]
    case .settle(let conflicts, let side, let saving):
      return settle(conflicts, side, saving: saving)
    case .rescue(let answer): return answerRescue(answer)
    case .saveElsewhere(let quitting):
      let effects = quitting ? leaveEditor() : []
      askForLine(.saveAs(quitting: quitting), text: state.file.path)
      return effects
    case .saveOver(let path, let quitting):
      return [request(path: path, over: .anything, quitting: quitting)]
    case .writeFile(let path): return writeFile(path, replacing: true)
    case .clear(let place, let way):
      clear(place, by: way)
      return []
    case .deleteItems(let records):
      deleteItems(records)
      return []
    case .replaceEncrypted(let place): return replaceEncrypted(place)
    }
  }

  private mutating func goToFirstProblem() {
    let records = [documentRecord, state.saving.countedProblems.first].compactMap { $0 }
    guard let place = records.lazy.compactMap(document.firstProblem).first else { return }
    go(to: place)
  }
}

extension Prompt.Answer {
  static func back(_ texts: Texts) -> Prompt.Answer {
    Prompt.Answer("c", texts.backTitle, .back)
  }

  /// Of what was only said.
  static func goOn(_ texts: Texts) -> Prompt.Answer {
    Prompt.Answer(nil, texts.goOnTitle, .back)
  }
}
