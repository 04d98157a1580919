import Forms
import SourceText

extension FormFixture {
  /// Decodes a form that has these files beside it.
  package static func decode(
    _ text: String, beside files: [String: String],
    checks: [any FormCheck.Type] = FormChecks.always,
    strings: StringsLibrary? = nil
  ) -> DecodedForm {
    FormDecoder(cells: cells, checks: checks)
      .decode(
        SourceText(name: "form.plist", text: text), strings: strings, folder: folder(files))
  }

  /// A folder with these files.
  package static func folder(
    _ files: [String: String], asked: @escaping (String) -> Void = { _ in }
  ) -> FormFolder {
    FormFolder(
      names: {
        asked("")
        return Array(files.keys)
      },
      file: { name in
        asked(name)
        return NeighborFile(
          path: name, name: name,
          text: files[name].map { .success(SourceText(name: name, text: $0)) })
      })
  }
}
