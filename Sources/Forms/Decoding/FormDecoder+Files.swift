import PlistText
import Values

/// Forms in other files of the form's folder, which rows name.
extension FormDecoder {
  /// Names the forms that rows open: among those of their file, else in a file of the folder, whose rows may name others
  /// in turn. Nothing is read where all names are those of forms in the file.
  func decodeFiles(into family: inout FormFamily) {
    let context = family.context.with(family.root.context.settings.ofOtherFiles)
    nameChildren(in: &family)
    while let file = family.neighbors.takeNext() {
      family.scope = FormScope(file: file.name, isOpened: false)
      let draft = decode(
        file.root, named: FileName.stem(file.name), into: &family, context.inFile(file.path))
      family.addFile(draft)
      nameChildren(in: &family)
    }
  }

  /// Finds the forms that the rows of the decoded file's forms name.
  func nameChildren(in family: inout FormFamily) {
    for row in family.openingRows {
      guard let name = nameOfChild(of: row, in: &family) else { continue }
      family.setChild(of: row, to: name)
    }
  }

  /// The name in the family of the form that a row names; nil where there is none, which is reported.
  func nameOfChild(of row: DraftRow, in family: inout FormFamily) -> String? {
    guard let naming = row.naming else { return nil }
    if family.scope.nodes[naming.written] != nil { return family.scope.name(of: naming.written) }
    guard let file = family.neighbors.file(for: naming, family.scope.given, self, row.context)
    else {
      return nil
    }
    family.neighbors.open(file)
    return FormScope.nameOfFile(file.name)
  }
}

extension DraftRow {
  /// Reference to the form that the row opens; nil if it opens none, or if the form is written
  /// in the row itself.
  var naming: FormNaming? {
    guard row.child != nil, let node = reader.entry(childKey)?.value, let written = node.string
    else { return nil }
    return FormNaming(key: childKey, written: written, position: node.position)
  }
}
