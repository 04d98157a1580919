import Forms
import Values

extension Form {
  /// The form with the keys of maps titled in a language, where it gives them no title.
  func titlingKeys(in locale: FormLocale) -> Form {
    let title = locale.texts.keyOfItem
    guard title != ItemKey.usualTitle,
      needsKeyTitle || forms.values.contains(where: \.needsKeyTitle)
    else { return self }
    var form = titlingRows(title)
    form.forms = forms.mapValues { $0.titlingRows(title) }
    return form
  }

  private var needsKeyTitle: Bool { rows.contains(where: \.hasUsualKeyTitle) }

  private func titlingRows(_ title: String) -> Form {
    guard let index = rows.firstIndex(where: \.hasUsualKeyTitle) else { return self }
    var form = self
    form.rows[index] = rows[index].with { $0.key = title }
    return form
  }
}

extension ConfigRow {
  fileprivate var hasUsualKeyTitle: Bool { isItemKey && key == ItemKey.usualTitle }
}
