import JSONText
import Values

extension JSONEditError {
  /// Why a value can't be written at a row's path, for the person who typed it.
  package func message(at path: ValuePath) -> String {
    switch self {
    case .blocked(let depth, let kind):
      "\(path) can't be written: step \(depth + 1) runs into a \(kind.rawValue), which holds no members"
    case .indexOutOfRange(_, let count):
      "\(path) can't be written: the list has only \(count) item\(count == 1 ? "" : "s")"
    case .indexOrName(_, let number):
      "\(path) can't be written: \(number) may be a place in a list or a name, and the record has "
        + "neither; for a name write \"\(number)\" in quotes in the form"
    case .invalid(let error): "\(path) can't be written: \(error.message)"
    case .refused(let reason): "\(path) can't be written: \(reason)"
    }
  }
}
