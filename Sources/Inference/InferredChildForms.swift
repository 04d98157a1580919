import PlistText
import SourceText

/// Forms of nested objects. Objects of one shape share a form.
struct InferredChildForms {
  private struct ChildForm {
    var rows: [InferredRow]
    /// The title template of an object.
    let title: String?
  }

  private var forms: [ChildForm] = []
  /// Indices of forms by their rows and titles, without comments.
  private var indices: [[UInt8]: Int] = [:]

  /// The index of the form with such rows. A comment that differs between objects of the shape is dropped. O(rows).
  mutating func index(ofRows rows: [InferredRow], title: String?) -> Int {
    let shape = Array((title ?? "").utf8) + rows.flatMap { [0] + $0.shape }
    guard let index = indices[shape] else {
      indices[shape] = forms.count
      forms.append(ChildForm(rows: rows, title: title))
      return forms.count - 1
    }
    for position in rows.indices where forms[index].rows[position].note != rows[position].note {
      forms[index].rows[position].note = nil
    }
    return index
  }

  /// The names of all forms by index, and the indices in order of reference. A form is named after the first member
  /// that opens it, with a number if the name is taken.
  private func names(from rows: [InferredRow]) -> (names: [String], order: [Int]) {
    var names = [String?](repeating: nil, count: forms.count)
    var taken: Set<ExactText> = []
    /// Next number to append to a used name.
    var numbers: [ExactText: Int] = [:]
    var order: [Int] = []
    func add(_ rows: [InferredRow]) {
      for child in rows.lazy.flatMap(\.children) where names[child.form] == nil {
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

  /// The rows, and the forms that they open, in OpenStep notation. O(bytes).
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
