import ArgumentParser
import Forms

/// How `lint` and `check` print what they find.
enum FindingFormat: String, CaseIterable, ExpressibleByArgument { case text, json }

extension Diagnostic {
  /// What is wrong with a form, as a line of a command's output.
  func line(as format: FindingFormat) -> String {
    format == .json ? jsonLine : VisibleText.of(line(in: Environment.texts))
  }
}
