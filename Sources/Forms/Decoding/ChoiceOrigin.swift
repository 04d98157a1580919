import Expressions
import Texts
import Values

/// The source of choices that `choicesFrom` names.
enum ChoiceOrigin {
  case list(String)
  case file(name: String, path: ValuePath)
  case record(ExpressionReference)
}

extension GivenValue {
  var choiceOrigin: ChoiceOrigin? {
    guard let text = trimmedText else { return nil }
    if text.hasPrefix(Self.filePrefix) {
      return file(String(text.dropFirst(Self.filePrefix.count)))
    }
    guard text.hasPrefix(Self.pathPrefix) else { return .list(text) }
    return recordList(String(text.dropFirst(Self.pathPrefix.count)))
  }

  static let filePrefix = "file:"
  private static let pathPrefix = "path:"

  /// `regions.json`, or `regions.json#children.children`.
  private func file(_ text: String) -> ChoiceOrigin? {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let name = Words.trimmed(String(parts[0]))
    guard !FormFolder.isLeft(by: name) else {
      reportLeavingFolder(name)
      return nil
    }
    guard parts.count > 1 else { return .file(name: name, path: ValuePath(steps: [])) }
    return path(String(parts[1])).map { .file(name: name, path: $0) }
  }

  /// `offices`, `@root.offices`, `$offices`.
  private func recordList(_ text: String) -> ChoiceOrigin? {
    if text.hasPrefix("@") || text.hasPrefix("$"), let expression = try? Expression(text),
      case .reference(let reference) = expression.root.content
    {
      return .record(reference)
    }
    return path(text).map { .record(ExpressionReference(.record, $0.steps)) }
  }
}
