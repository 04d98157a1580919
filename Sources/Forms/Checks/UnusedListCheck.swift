import SourceText
import Texts
import Values

/// W108: what a form has among its `choiceLists` is named by some row, its own or one of a form that includes it.
package enum UnusedListCheck: FormCheck {
  /// Maximum number of other forms in the folder that are searched for an include of this one.
  private static let mostNeighbors = 200

  package static func check(_ family: FormFamily) {
    let decoding = family.context.decoding
    let unused = decoding.choiceLists.unused(in: decoding.mainFile)
    guard !unused.isEmpty, !mayBeIncluded(decoding) else { return }
    for list in unused {
      let name = TextQuoting.short(list.name)
      family.report(.W108, at: list.position, advice: "choicesFrom = \(name)") {
        $0.noEffectWithout(name, "choicesFrom")
      }
    }
  }

  /// True if a form of the folder may include this one: its text contains `includes` and this
  /// form's name, or there are too many forms to search.
  private static func mayBeIncluded(_ decoding: Decoding) -> Bool {
    let name = FileName.stem(decoding.mainFile)
    guard let folder = decoding.folder else { return false }
    let others = folder.formNames.filter { $0 != name }
    guard others.count <= mostNeighbors else { return true }
    let words = ["includes", name].map { Array($0.utf8) }
    return others.contains { other in
      guard case .success(let source)? = folder.file(FormFolder.formFile(of: other)).text else {
        return false
      }
      return words.allSatisfy { word in
        word.withUnsafeBytes { ByteSearch.contains(source.buffer.bytes, $0) }
      }
    }
  }
}
