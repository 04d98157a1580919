import Records
import Texts

/// The effects of answers to questions.
extension Editor {
  mutating func carryOut(_ meaning: Prompt.Meaning) -> [EditorEffect] {
    switch meaning {
    case .back: return []
    case .save(let save): return self.save(save)
    case .updateFormulas(let save):
      browser.make(.formulas)
      return self.save(save)
    case .goToFirstDraft:
      let effects = leaveEditor()
      if let key = browser.document.liveDrafts.keys.min(by: Location.isBefore) {
        browser.go(to: key)
      }
      return effects
    case .goToFirstProblem:
      let records = [browser.documentRecord, state.saving.countedProblems.first]
      let document = browser.document
      let first = records.lazy.compactMap { $0.flatMap(document.firstProblem) }.first
      if let first { browser.go(to: first) }
      return []
    case .goTo(let location):
      browser.go(to: location)
      return []
    case .saveAndQuit:
      return leaveEditor() + save(Save(next: .quit))
    case .showUnsavedWork:
      state.panel = Panel(changesOf: self, beforeLosing: textsToRescue)
      return []
    case .discardAndQuit: return [.quit]
    case .write(let expected, let next):
      guard unsavedWork.needsRecipients(for: .save) else {
        return [.save(SaveRequest(browser, over: expected, then: next))]
      }
      state.askForRecipients(before: meaning, isElsewhere: false)
      return []
    case .takeTheirs:
      state.file.state.confirm(
        ConfirmedLoss(table: browser.documentTable, drafts: browser.anchors.drafts))
      return [.reloadData]
    case .settle(let conflicts, let side, let saving):
      return settle(conflicts, side, saving: saving)
    case .rescue(let answer): return answerRescue(answer)
    case .saveElsewhere(let next):
      let effects = next == .quit ? leaveEditor() : []
      state.askForLine(.saveAs(then: next), text: state.file.path)
      return effects
    case .saveOver(let path, let next):
      return [.save(SaveRequest(browser, path: path, over: .anything, then: next))]
    case .writeFile(let path):
      return fields.writeFile(path, replacing: true, in: browser).map { [$0] } ?? []
    case .clear(let location, let way):
      fields.clear(location, by: way, in: &browser)
      return []
    case .changeVariant(let request):
      state.prompt = fields.change(request, in: &browser)
      return []
    case .deleteItems(let records):
      // If that is what is chosen still.
      if browser.chosenRecords == records { RecordCommands.deleteConfirmed(in: &self) }
      return []
    case .replaceEncrypted(let location):
      return carryOut(fields.replaceEncrypted(location, in: &browser))
    case .editCopy(let request):
      return carryOut(request.carryOut(by: fields, in: &browser))
    case .follow(let references):
      references.follow(in: &browser)
      return []
    }
  }
}

extension Prompt {
  /// A question to which going back is an answer, too.
  init(
    _ question: String, about topic: Topic = .other, _ answers: [Answer], _ texts: Texts
  ) {
    self.init(
      topic: topic, question: question,
      answers: answers + [Answer("c", texts.backTitle, .back)])
  }
}

extension Prompt.Answer {
  /// Of what was only said.
  static func goOn(_ texts: Texts) -> Prompt.Answer {
    Prompt.Answer(nil, texts.goOnTitle, .back)
  }
}
