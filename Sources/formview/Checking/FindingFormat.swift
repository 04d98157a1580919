import ArgumentParser
import Forms

enum FindingFormat: String, CaseIterable, ExpressibleByArgument { case text, json }

extension Diagnostic {
  /// The diagnostic as a line of a command's output.
  func line(as format: FindingFormat) -> String {
    format == .json ? jsonLine : VisibleText.of(line(in: Environment.texts))
  }
}
