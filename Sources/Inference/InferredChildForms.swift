import PlistText
import SourceText

/// The forms of what is deeper in a record. Objects of one shape share a form, so that thousands of like objects have
/// one.
struct InferredChildForms {
  private struct ChildForm {
    var rows: [InferredRow]
    /// The template of what names an object.
    let title: String?
  }

  private var forms: [ChildForm] = []
  /// The forms by what their rows and titles are, comments aside.
  private var indices: [[UInt8]: Int] = [:]

  /// The index of the form with such rows. A comment on what was seen is dropped where objects of the shape differ in it.
  /// O(rows).
  mutating func index(ofRows rows: [InferredRow], title: String?) -> Int {
    let shape = Array((title ?? "").utf8) + rows.flatMap { [0] + $0.shape }
    guard let index = indices[shape] else {
      indices[shape] = forms.count
      forms.append(ChildForm(rows: rows, title: title))
      return forms.count - 1
    }
    for place in rows.indices where forms[index].rows[place].note != rows[place].note {
      forms[index].rows[place].note = nil
    }
    return index
  }

  /// The names of all forms by index, and the indices in the order in which rows come to them. A form is named after the
  /// first member that opens it, with a number where another one is.
  private func names(from rows: [InferredRow]) -> (names: [String], order: [Int]) {
    var names = [String?](repeating: nil, count: forms.count)
    var taken: Set<ExactText> = []
    /// The next number for a name that is taken: those before it are, too.
    var numbers: [ExactText: Int] = [:]
    var order: [Int] = []
    func add(_ rows: [InferredRow]) {
      for child in rows.lazy.compactMap(\.child) where names[child.form] == nil {
        var name = child.member
        while !taken.insert(name).inserted {
          let number = numbers[child.member, default: 2]
          numbers[child.member] = number + 1
          name = "\(child.member)-\(number)"
        }
        names[child.form] = name
        order.append(child.form)
        add(forms[child.form].rows)
      }
    }
    add(rows)
    return (names.map { $0 ?? "" }, order)
  }

  /// The rows that open them, and the forms, in OpenStep notation. O(bytes).
  func text(below rows: [InferredRow]) -> String {
    let (names, order) = names(from: rows)
    let written = rows.map { $0.written(names) }.joined(separator: ",\n    ")
    let text = "  rows = (\n    \(written)\n  );\n"
    guard !order.isEmpty else { return text }
    return text + "  forms = {\n\(order.map { self.text(of: $0, names) }.joined())  };\n"
  }

  private func text(of index: Int, _ names: [String]) -> String {
    let form = forms[index]
    let title =
      form.title.map { "      recordTitle = \(OpenStepString.written($0));\n" } ?? ""
    let rows = form.rows.map { $0.written(names) }.joined(separator: ",\n        ")
    let name = OpenStepString.written(names[index])
    return "    \(name) = {\n\(title)      rows = (\n        \(rows)\n      );\n    };\n"
  }
}
