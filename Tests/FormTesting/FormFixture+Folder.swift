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

  /// Decodes a form that has one file beside it, of these bytes.
  package static func decode(
    _ text: String, beside name: String, _ bytes: [UInt8]
  ) -> DecodedForm {
    let file = NeighborFile(
      path: name, name: name,
      text: .success(SourceText(name: name, buffer: ByteBuffer(bytes))))
    let missing = { (name: String) in NeighborFile(path: name, name: name, text: nil) }
    return FormDecoder(cells: cells, checks: FormChecks.always)
      .decode(
        SourceText(name: "form.plist", text: text),
        folder: FormFolder(names: { [name] }, file: { $0 == name ? file : missing($0) }))
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
