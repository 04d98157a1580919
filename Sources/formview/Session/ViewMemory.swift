import Servers
import Storage

/// How a form was last shown, from one session to the next.
///
/// A line for each form, the last one first: a digest that stands for the form, and the choice. Neither names nor
/// contents are kept.
struct ViewMemory {
  private let file: StateFile
  private let form: String

  private static let (beside, alone) = ("beside", "alone")
  /// Maximum number of forms that are remembered.
  private static let mostForms = 500

  /// `form`: the absolute path or address of the form, or of the data that it was made of.
  init(of form: String, in folder: PrivateFolder) {
    file = StateFile("views", in: folder)
    self.form = ContentDigest(form).text
  }

  /// True where the form is shown beside its table; nil where nothing was chosen.
  var isFormBeside: Bool? {
    file.lines.first { $0.hasPrefix(form + " ") }.map { $0 != form + " " + Self.alone }
  }

  /// Remembers a choice. Where that can't be written, the next session begins as usual.
  func remember(isFormBeside: Bool) {
    let line = form + " " + (isFormBeside ? Self.beside : Self.alone)
    let others = file.lines.filter { !$0.hasPrefix(form + " ") }
    try? file.write([line] + others.prefix(Self.mostForms - 1))
  }
}
