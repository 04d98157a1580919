import FormEditor
import SourceText

extension Session {
  func run(_ effect: EditorEffect) {
    switch effect {
    case .quit: exitStatus = 0
    case .run(let job):
      jobs.start(job, for: .command, number: job.number) { .jobEnded(number: job.number, $0) }
    case .stopJob: jobs.stop(.command)
    case .index(let job):
      jobs.start(job, for: .index) {
        if case .indexed(let index) = $0 { .indexed(index) } else { .indexed(nil) }
      }
    case .judge(let job):
      jobs.start(job, for: .judging) { .judged(number: job.number, $0) }
    case .copy(let text): terminal.send(Clipboard.sequence(copying: text))
    case .redraw: terminal.redraw()
    case .captureMouse(let captured): terminal.mouseIsCaptured = captured
    case .rememberFormBeside(let isBeside): files.views?.remember(isFormBeside: isBeside)
    case .reloadData: reloadData()
    case .readRescue(let purpose):
      send(files.readRescue(to: purpose, in: editor, keptBy: journal))
    case .findRescue: findRescue()
    case .deleteRescue(let withTexts):
      if let failure = files.deleteRescue(withTexts: withTexts, keptBy: journal) {
        send(failure)
      } else {
        findRescue()
      }
    case .reduceJournal(let misfits, let texts):
      let failure = files.reduceJournal(to: misfits, texts, keptBy: journal)
      findRescue()
      if let failure { send(failure) }
    case .save(let request): save(request)
    case .readRecipients(let request, let path):
      send(files.readRecipients(path, for: request))
    case .readValueFile(let request): send(ValueFile.read(request))
    case .writeValueFile(let request, let bytes, let replacing):
      send(ValueFile.write(bytes, for: request, replacing: replacing))
    case .openExternalEditor(let text):
      terminal.suspend()
      let result = ExternalEditor().edit(text)
      terminal.resume()
      send(.externalEditorReturned(result))
    }
  }

  /// Looks for rescued changes once all of the file is read; one after the other.
  func findRescue() {
    guard editor.documentTable.isWhole else { return }
    rescueIsSought = true
    if let rescue = files.rescue(over: editor.documentTable, of: editor.documentForm) {
      send(.rescueFound(rescue))
    }
    if let words = files.takeWordsOfOtherForms() { send(.noticed(words)) }
  }
}

/// The terminal's clipboard, reached by an escape sequence (xterm's OSC 52), so that it works over ssh.
enum Clipboard {
  static func sequence(copying text: String) -> String {
    "\u{1b}]52;c;\(Base64.text(Array(text.utf8)))\u{07}"
  }
}
