import JSONText
import Texts
import Values

extension JSONEditError {
  /// Why a value can't be written at a row's path, for the person who typed it.
  package func message(at path: ValuePath, in texts: any Texts) -> String {
    texts.cannotWrite(path.description, because: reason(in: texts))
  }

  private func reason(in texts: any Texts) -> String {
    switch self {
    case .blocked(let depth, let kind): texts.stepRunsInto(depth + 1, kind.words(in: texts))
    case .indexOutOfRange(_, let count): texts.listHasOnly(count)
    case .indexOrName(_, let number): texts.indexOrName(number)
    case .invalid(let error): error.message.text(in: texts)
    case .refused(let reason): reason.text(in: texts)
    }
  }
}
