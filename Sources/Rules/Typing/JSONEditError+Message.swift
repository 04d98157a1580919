import Forms
import JSONText
import Texts
import Values

extension JSONEditError {
  /// Why a value can't be written at a row's path, for the person who typed it.
  package func message(
    at path: ValuePath, _ disclosure: Disclosure, in texts: Texts
  ) -> String {
    guard case .refused(let refusal) = self else {
      return texts.cannotWrite(path.description, because: reason(in: texts))
    }
    let message = disclosure.isSecret ? refusal.discreetMessage : refusal.message
    return message.text(in: texts)
  }

  /// Why an edit can't be made, without the path.
  package func reason(in texts: Texts) -> String {
    switch self {
    case .blocked(let depth, let kind): texts.stepRunsInto(depth + 1, kind.words(in: texts))
    case .indexOutOfRange(_, let count): texts.listHasOnly(count)
    case .duplicateName(let name): texts.keyIsTaken(name)
    case .indexOrName(_, let number): texts.indexOrName(number)
    case .invalid(let error): error.message.text(in: texts)
    case .refused(let refusal): refusal.discreetMessage.text(in: texts)
    }
  }
}
