extension FormVocabulary {
  /// The name in this vocabulary for a key of another form system; nil if the key is unknown.
  package static func native(for foreign: String, in place: VocabularyKey.Place) -> String? {
    names(in: place)[foreign]
  }

  /// All foreign names in such a dictionary with ours, sorted.
  package static func foreignNames(in place: VocabularyKey.Place) -> [(
    foreign: String, native: String
  )] {
    names(in: place).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func names(in place: VocabularyKey.Place) -> [String: String] {
    switch place {
    case .row: foreignRowNames
    case .form: foreignFormNames
    case .section: foreignSectionNames
    case .choice: foreignChoiceNames
    case .rule, .colorRule, .folder, .folderForm: [:]
    }
  }

  private static let foreignRowNames: [String: String] = [
    // Apple's Settings Application Schema and InAppSettingsKit.
    "Key": "valuePath", "Title": "key", "Type": "cellIdentifier", "DefaultValue": "defaultValue",
    "Values": "values", "Titles": "titles", "ShortTitles": "shortTitles", "IsSecure": "isSecure",
    "KeyboardType": "keyboardType", "MinimumValue": "minimumValue", "MaximumValue": "maximumValue",
    "TrueValue": "trueValue", "FalseValue": "falseValue", "FooterText": "footerText",
    "File": "segueIdentifier", "DisplaySortedByTitle": "displaySortedByTitle",
    "AutocapitalizationType": "autocapitalizationType",
    "AutocorrectionType": "autocorrectionType", "DatePickerMode": "datePickerMode",
    "MinuteInterval": "minuteInterval", "IASKPlaceholder": "placeholder", "IASKRegex": "regex",
    "IASKSubtitle": "subtitle", "IASKTextAlignment": "textAlignment",
    "IASKTextContentType": "textContentType", "IASKSegueIdentifier": "segueIdentifier",
    // XUI and the private Preferences format.
    "cell": "cellIdentifier", "label": "key", "default": "defaultValue", "readonly": "readOnly",
    "validationRegex": "regex", "maxLength": "maximumLength", "minLength": "minimumLength",
    "min": "minimumValue", "max": "maximumValue", "keyboard": "keyboardType",
    // ProfileCreator's manifests.
    "pfm_name": "valuePath", "pfm_title": "key", "pfm_type": "valueType",
    "pfm_default": "defaultValue", "pfm_description": "footerText", "pfm_note": "help",
    "pfm_format": "regex", "pfm_range_list": "values", "pfm_range_list_titles": "titles",
    "pfm_range_min": "minimumValue", "pfm_range_max": "maximumValue", "pfm_require": "required",
    "pfm_required": "required", "pfm_sensitive": "isSecure", "pfm_hidden": "hidden",
    "pfm_value_placeholder": "placeholder", "pfm_value_unit": "suffix",
    // XLForm, 3lvis/Form, JSON Schema, XLSForm.
    "tag": "identifier", "rowType": "cellIdentifier", "id": "identifier", "title": "key",
    "type": "valueType", "name": "valuePath", "path": "valuePath", "keyPath": "valuePath",
    "pattern": "regex", "enum": "values", "minimum": "minimumValue", "maximum": "maximumValue",
    "multipleOf": "step",
    "hint": "footerText", "description": "footerText", "readOnlyWhen": "readOnly",
    "read_only": "readOnly", "secure": "isSecure", "order": "sortOrder",
  ]

  private static let foreignFormNames: [String: String] = [
    "PreferenceSpecifiers": "rows", "Title": "title", "StringsTable": "stringsTable",
    "items": "rows", "groups": "sections", "fields": "rows", "pfm_subkeys": "rows",
    "pfm_title": "title", "pfm_version": "formVersion",
  ]

  private static let foreignSectionNames: [String: String] = [
    "Title": "key", "title": "key", "label": "key", "id": "identifier", "name": "identifier",
    "FooterText": "footerText", "footer": "footerText", "order": "sortOrder",
  ]

  private static let foreignChoiceNames: [String: String] = [
    "Value": "value", "Title": "title", "label": "title", "key": "title", "name": "value",
    "id": "value",
  ]
}
