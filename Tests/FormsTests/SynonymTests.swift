import FormTesting
import Testing
import TextsTesting

@testable import Forms

@Suite("Words of other systems are known by their meaning") struct SynonymTests {
  private static func advice(_ keys: String) -> String? {
    FormFixture.decode("( { valuePath = a; \(keys) } )").diagnostics.first?.advice.english
  }

  @Test(
    "A word of another system leads to ours, however far it is spelt",
    arguments: [
      ("valueType = int;", "integer"), ("valueType = Float;", "number"),
      ("valueType = boolean;", "bool"), ("valueType = text;", "string"),
      ("valueType = datetime;", "date"), ("valueType = list;", "array"),
      ("valueType = dict;", "object"), ("keyboardType = email;", "emailAddress"),
      ("keyboardType = tel;", "phonePad"), ("keyboardType = numeric;", "numberPad"),
      ("keyboardType = url;", "URL"), ("keyboardType = text;", "default"),
      ("cellIdentifier = Switch;", "SwitchCell"), ("cellIdentifier = SwitchRow;", "SwitchCell"),
      ("cellIdentifier = UISwitch;", "SwitchCell"), ("cellIdentifier = checkbox;", "CheckmarkCell"),
      ("cellIdentifier = BooleanField;", "SwitchCell"),
      ("cellIdentifier = PSToggleSwitchSpecifier;", "SwitchCell"),
      ("cellIdentifier = XLFormRowDescriptorTypeBooleanSwitch;", "SwitchCell"),
      ("cellIdentifier = textarea;", "TextViewCell"),
      ("cellIdentifier = TextAreaRow;", "TextViewCell"),
      ("cellIdentifier = IASKTextViewSpecifier;", "TextViewCell"),
      ("cellIdentifier = CharField;", "TextFieldCell"),
      ("cellIdentifier = EmailRow;", "TextFieldCell"),
      ("cellIdentifier = PSTextFieldSpecifier;", "TextFieldCell"),
      ("cellIdentifier = PasswordInput;", "SecureTextFieldCell"),
      ("cellIdentifier = SecureField;", "SecureTextFieldCell"),
      ("cellIdentifier = IntRow;", "NumberCell"), ("cellIdentifier = updown;", "NumberCell"),
      ("cellIdentifier = DecimalField;", "NumberCell"),
      ("cellIdentifier = range;", "SliderCell"),
      ("cellIdentifier = StepperRow;", "StepperCell"),
      ("cellIdentifier = PSSliderSpecifier;", "SliderCell"),
      ("cellIdentifier = select;", "ChoiceCell"), ("cellIdentifier = PushRow;", "ChoiceCell"),
      ("cellIdentifier = PSMultiValueSpecifier;", "ChoiceCell"),
      ("cellIdentifier = radio;", "RadioCell"),
      ("cellIdentifier = SegmentedControl;", "SegmentedCell"),
      ("cellIdentifier = CheckboxSelectMultiple;", "MultiChoiceCell"),
      ("cellIdentifier = UIDatePicker;", "DateCell"),
      ("cellIdentifier = \"datetime-local\";", "DateCell"),
      ("cellIdentifier = PSTitleValueSpecifier;", "LabelCell"),
      ("cellIdentifier = UILabel;", "LabelCell"),
      ("color = gray;", "systemGray"), ("keyColor = Orange;", "systemOrange"),
      ("color = rde;", "red"), ("textStyle = strong;", "bold"), ("textStyle = em;", "italic"),
      ("cellIdentifier = TextFieldCell; regex = a; regexOptions = i;", "caseInsensitive"),
      ("keyboardType = email_address;", "emailAddress"),
    ])
  func words(keys: String, meant: String) { #expect(Self.advice(keys) == "\"\(meant)\"") }

  @Test(
    "A key of another system leads to ours",
    arguments: [
      ("min_length = 1;", "minimumLength"), ("maxLength = 1;", "maximumLength"),
      ("\"max-length\" = 1;", "maximumLength"), ("help_text = x;", "footerText"),
      ("verbose_name = x;", "key"), ("label = x;", "key"),
      ("enum = (a);", "values"), ("options = (a);", "choices"), ("enumNames = (a);", "titles"),
      ("pattern = x;", "regex"), ("\"ui:placeholder\" = x;", "placeholder"),
      ("default = x;", "defaultValue"),
      ("initial = x;", "defaultValue"), ("isRequired = YES;", "required"),
      ("requireMsg = x;", "requiredMessage"),
      ("decimal_places = 2;", "maximumFractionDigits"), ("multipleOf = 2;", "step"),
      ("secureTextEntry = YES;", "isSecure"),
      ("colour = red;", "color"), ("tabindex = 1;", "sortOrder"), ("tag = x;", "identifier"),
      ("type = frobnicate;", "valueType"), ("widget = frobnicate;", "cellIdentifier"),
    ])
  func keys(keys: String, meant: String) { #expect(Self.advice(keys) == "\"\(meant)\"") }

  @Test(
    "A key that names a kind leads to the key and the word that its value means",
    arguments: [
      ("type = integer;", "valueType = integer"), ("type = int;", "valueType = integer"),
      ("type = boolean;", "valueType = bool"), ("type = Switch;", "valueType = bool"),
      ("type = textarea;", "cellIdentifier = TextViewCell"),
      ("type = email;", "valueType = string"),
      ("Type = PSTextFieldSpecifier;", "cellIdentifier = TextFieldCell"),
      ("type = password;", "isSecure = YES"),
      ("\"ui:widget\" = radio;", "cellIdentifier = RadioCell"),
      ("inputmode = numeric;", "keyboardType = numberPad"), ("format = date;", "valueType = date"),
      ("cell = DateCell;", "cellIdentifier = DateCell"),
    ])
  func kinds(keys: String, meant: String) { #expect(Self.advice(keys) == meant) }

  @Test(
    "A key that means that the value is a secret hides it, though it is ignored otherwise",
    arguments: [
      ("secureTextEntry = YES;", true), ("secret = 1;", true), ("type = password;", true),
      ("issecure = YES;", true), ("isSecur = YES;", true), ("pfm_sensitive = YES;", true),
      ("secureTextEntry = NO;", false), ("isSecure = NO; secureTextEntry = YES;", false),
      ("\"x-secret\" = YES;", false), ("maxLength = 5;", false),
    ])
  func secrets(keys: String, isSecure: Bool) {
    let form = FormFixture.decode("{ rows = ( { valuePath = a; \(keys) } ); }").form
    #expect(form?.rows.first?.isSecure == isSecure)
  }

  @Test(
    "A key that the row has already is not advised for another one",
    arguments: [
      ("name = a;", "leaving it out, or \"x-name\""), ("Key = Name;", "\"key\""),
      ("Key = Name; key = Name;", "leaving it out, or \"x-Key\""),
      ("key = Name; Title = Name;", "leaving it out, or \"x-Title\""),
      ("valueType = string; type = integer;", "leaving it out, or \"x-type\""),
      ("color = red; colr = red;", "leaving it out, or \"x-colr\""),
      ("color = red; Color = red;", "leaving it out, or \"x-Color\""),
    ])
  func taken(keys: String, meant: String) {
    #expect(Self.advice(keys)?.hasPrefix(meant) == true, "\(Self.advice(keys) ?? "none")")
  }

  @Test("A key of another system leads to ours where the row has not got that")
  func path() {
    #expect(
      FormFixture.decode("( { key = A; name = a; } )").diagnostics.contains {
        $0.code == .W102 && $0.advice.english == "\"valuePath\""
      })
  }

  @Test("A slip of our own word is still a slip")
  func slips() {
    #expect(Self.advice("Required = YES;") == "\"required\"")
    #expect(Self.advice("keyboardType = numberPda;") == "\"numberPad\"")
    #expect(Self.advice("cellIdentifier = TextFeildCell;") == "\"TextFieldCell\"")
  }

  @Test("Every name that a key leads to is a key of that dictionary")
  func targets() {
    for owner in VocabularyKey.Owner.allCases {
      let ours = Set(FormVocabulary.names(in: owner))
      for (foreign, native) in KeySynonyms.table(of: owner) {
        #expect(ours.contains(native), "\(owner) \(foreign)")
        #expect(FormVocabulary.key(foreign, in: owner) == nil, "\(owner) \(foreign)")
        #expect(WordSynonyms.folded(foreign) == foreign)
      }
    }
  }
}
