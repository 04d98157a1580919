/// An example of each key, in the notation of forms.
///
/// Of a form, a section, a choice and a rule it is a part of a form or of a row; of a row it is the row; of a folder its
/// `formview.plist`, and of the settings `config.plist`. Those of each dictionary are a text: a name, a colon and the example, whose further lines are indented.
enum KeyExamples {
  static func example(of key: VocabularyKey) -> String? { examples[key.owner.rawValue][key.name] }

  static let examples: [[String: String]] = VocabularyKey.Owner.allCases.map {
    parsed(text(of: $0))
  }

  private static func parsed(_ text: String) -> [String: String] {
    var examples: [String: String] = [:]
    var name = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  ") {
        examples[name]?.append("\n" + line.dropFirst(2))
      } else if let colon = line.firstIndex(of: ":") {
        name = String(line[..<colon])
        examples[name] = String(line[colon...].dropFirst(2))
      }
    }
    return examples
  }

  private static func text(of owner: VocabularyKey.Owner) -> String {
    switch owner {
    case .form: ofForms
    case .section: ofSections
    case .row: ofRows
    case .choice: ofChoices
    case .rule: ofRules
    case .colorRule: ofColorRules
    case .variant: ofVariants
    case .folder: ofFolders
    case .folderForm: ofFolderForms
    case .settings: ofSettings
    }
  }

  private static let ofForms = #"""
    formVersion: formVersion = 1;
    title: title = "Staff of {office}";
    rows: rows = ( { key = "Name"; valuePath = name; }, { valuePath = office; } );
    sections: sections = ( { identifier = work; key = "Work"; } );
      rows = ( { section = work; key = "Office"; valuePath = office; } );
    recordTitle: recordTitle = "{name}<| of {office}|>";
    recordsPath: recordsPath = "company.staff";
    recordsTable: recordsTable = staff;
    recordIdentity: recordIdentity = id;
    columns: columns = (name, office);
    readOnly: readOnly = "state == 'closed'";
    rules: rules = ( { predicate = "from <= to"; message = "Ends before it begins";
        rows = (to); } );
    validateOn: validateOn = change;
    writesDefaults: writesDefaults = YES;
    otherMembers: otherMembers = refuse;
    forms: forms = { seat = { title = "Seat"; rows = ( { valuePath = city; } ); }; };
      rows = ( { key = "Seat"; valuePath = seat; segueIdentifier = seat; } );
    includes: forms = { place = ( { valuePath = city; }, { valuePath = room; } ); };
      includes = (place); rows = ( { valuePath = name; } );
    palette: palette = { late = "#C0392B"; };
      rows = ( { key = "Due"; valuePath = due; color = late; } );
    heightUnit: heightUnit = points;
      rows = ( { key = "Note"; valuePath = note; height = 88; } );
    stringsTable: stringsTable = staff;
    locale: locale = "de_DE";
    currencyCode: currencyCode = EUR;
      rows = ( { valuePath = price; cellIdentifier = CurrencyCell; } );
    timeZone: timeZone = "Europe/Oslo";
    choiceLists: choiceLists = { sizes = (S, M, L); };
      rows = ( { key = "Size"; valuePath = size; choicesFrom = sizes; } );
    """#

  private static let ofSections = #"""
    identifier: sections = ( { identifier = work; key = "Work"; } );
      rows = ( { section = work; valuePath = office; } );
    key: sections = ( { identifier = work; key = "Work"; } );
    footerText: sections = ( { identifier = work; key = "Work";
        footerText = "As in the contract"; } );
    sortOrder: sections = ( { identifier = work; key = "Work"; sortOrder = 2; },
        { identifier = home; key = "Home"; sortOrder = 1; } );
    color: sections = ( { identifier = work; key = "Work"; color = blue; } );
    collapsed: sections = ( { identifier = work; key = "Work"; collapsed = YES; } );
    hidden: sections = ( { identifier = work; key = "Work";
        hidden = "office == nil"; } );
    disabled: sections = ( { identifier = work; key = "Work";
        disabled = "office == nil"; } );
    readOnly: sections = ( { identifier = work; key = "Work"; readOnly = YES; } );
    required: sections = ( { identifier = work; key = "Work";
        required = "since != nil"; } );
    """#

  private static let ofRows = #"""
    key: { key = "Full name"; valuePath = name; }
    identifier: { identifier = badge; displayValue = "{id} {name}"; }
    valuePath: { key = "City"; valuePath = "address.city"; }
    displayValue: { key = "Badge"; displayValue = "{id}<| — {name}|>"; }
    value: { key = "Version"; value = "2 (beta)"; }
    fields: { key = "Phone"; displayValue = "+{country} {number}";
        fields = ( { valuePath = country; maximumLength = 3; },
        { valuePath = number; } ); }
    section: { section = work; key = "Office"; valuePath = office; }
    sortOrder: { key = "Name"; valuePath = name; sortOrder = -1; }
    showsInTable: { key = "Notes"; valuePath = notes; showsInTable = NO; }
    columnWidth: { key = "Name"; valuePath = name; columnWidth = 24; }
    color: { key = "Total"; valuePath = total; color = "#2A9D8F"; }
    keyColor: { key = "Total"; valuePath = total; keyColor = red; }
    backgroundColor: { key = "Total"; valuePath = total; backgroundColor = yellow; }
    textStyle: { key = "Total"; valuePath = total; textStyle = (bold, underline); }
    height: { key = "Notes"; valuePath = notes; cellIdentifier = TextViewCell;
        height = auto; }
    maximumHeight: { key = "Notes"; valuePath = notes; cellIdentifier = TextViewCell;
        height = auto; maximumHeight = 6; }
    numberOfLines: { key = "Notes"; valuePath = notes; cellIdentifier = TextViewCell;
        height = 5; numberOfLines = 2; }
    textAlignment: { key = "Total"; valuePath = total; textAlignment = right; }
    prefix: { key = "Weight"; valuePath = weight; prefix = "≈ "; }
    suffix: { key = "Weight"; valuePath = weight; valueType = number;
        suffix = " kg"; }
    subtitle: { key = "Name"; valuePath = name; subtitle = "{office}, since {since}"; }
    placeholder: { key = "Phone"; valuePath = phone; placeholder = "none"; }
    footerText: { key = "Phone"; valuePath = phone;
        footerText = "With the country: +47 …"; }
    help: { key = "Grade"; valuePath = grade;
        help = "Grades are agreed on once a year."; }
    accessibilityLabel: { key = "Tel."; valuePath = phone;
        accessibilityLabel = "Telephone number"; }
    accessibilityHint: { key = "Tel."; valuePath = phone;
        accessibilityHint = "With the country"; }
    cellIdentifier: { key = "Notes"; valuePath = notes; cellIdentifier = TextViewCell; }
    valueType: { key = "Postcode"; valuePath = postcode; valueType = string; }
    defaultValue: { key = "Country"; valuePath = country; defaultValue = "Norway"; }
    emptyValue: { key = "Phone"; valuePath = phone; emptyValue = remove; }
    keyboardType: { key = "E-mail"; valuePath = email; keyboardType = emailAddress; }
    inputMask: { key = "Phone"; valuePath = phone; inputMask = "+99 999 9999"; }
    storesMask: { key = "Phone"; valuePath = phone; inputMask = "+99 999 9999";
        storesMask = YES; }
    isSecure: { key = "Password"; valuePath = password; isSecure = YES; }
    trueValue: { key = "Remote"; valuePath = remote; trueValue = Y; falseValue = N; }
    falseValue: { key = "Remote"; valuePath = remote; trueValue = Y; falseValue = N; }
    trueTitle: { key = "Lent"; valuePath = lent; valueType = bool; trueTitle = "lent";
        falseTitle = "on the shelf"; }
    falseTitle: { key = "Lent"; valuePath = lent; valueType = bool; trueTitle = "lent";
        falseTitle = "on the shelf"; }
    currencyCode: { key = "Salary"; valuePath = salary; currencyCode = EUR; }
    minimumFractionDigits: { key = "Price"; valuePath = price; minimumFractionDigits = 2; }
    maximumFractionDigits: { key = "Price"; valuePath = price; maximumFractionDigits = 2; }
    values: { key = "Size"; valuePath = size; values = (S, M, L); }
    titles: { key = "Size"; valuePath = size; values = (S, M, L);
        titles = ("small", "medium", "large"); }
    shortTitles: { key = "Day"; valuePath = day; values = (1, 2);
        titles = ("Monday", "Tuesday"); shortTitles = ("Mo", "Tu"); }
    choices: { key = "Size"; valuePath = size;
        choices = ( { value = S; title = "small"; }, { value = L; } ); }
    choicesFrom: { key = "City"; valuePath = city; choicesFrom = "path:@root.cities"; }
    choiceValuePath: { key = "City"; valuePath = city; choicesFrom = "path:@root.cities";
        choiceValuePath = code; }
    choiceTitle: { key = "City"; valuePath = city; choicesFrom = "path:@root.cities";
        choiceTitle = "{name} ({country})"; }
    choiceFilter: { key = "City"; valuePath = city; choicesFrom = "path:@root.cities";
        choiceFilter = "choice.country == country"; }
    displaySortedByTitle: { key = "Size"; valuePath = size; values = (S, M, L);
        displaySortedByTitle = YES; }
    allowsOtherValue: { key = "Size"; valuePath = size; values = (S, M, L);
        allowsOtherValue = YES; }
    nullTitle: { key = "Size"; valuePath = size; values = (S, M, L);
        nullTitle = "any size"; }
    numberStyle: { key = "Share"; valuePath = share; numberStyle = percent; }
    usesGroupingSeparator: { key = "Year"; valuePath = year; valueType = integer;
        usesGroupingSeparator = NO; }
    locale: { key = "Price"; valuePath = price; valueType = number;
        locale = "de_DE"; }
    datePickerMode: { key = "Opens"; valuePath = opens; datePickerMode = time; }
    dateFormat: { key = "Born"; valuePath = born; dateFormat = "dd.MM.yyyy"; }
    dateStyle: { key = "Born"; valuePath = born; dateStyle = long; }
    storageDateFormat: { key = "Changed"; valuePath = changed;
        storageDateFormat = unixSeconds; }
    minuteInterval: { key = "Begins"; valuePath = begins; datePickerMode = dateAndTime;
        minuteInterval = 15; }
    timeZone: { key = "Begins"; valuePath = begins; datePickerMode = dateAndTime;
        timeZone = "Europe/Oslo"; }
    trimsWhitespace: { key = "Code"; valuePath = code; trimsWhitespace = NO; }
    autocapitalizationType: { key = "Name"; valuePath = name; autocapitalizationType = words; }
    autocorrectionType: { key = "Name"; valuePath = name; autocorrectionType = no; }
    textContentType: { key = "E-mail"; valuePath = email; textContentType = emailAddress; }
    regexMatch: { key = "Notes"; valuePath = notes; regex = "[0-9]";
        regexMatch = partial; }
    hidden: { key = "Lent to"; valuePath = borrower; hidden = "lent != true"; }
    disabled: { key = "Port"; valuePath = port; disabled = "socket != nil"; }
    readOnly: { key = "Number"; valuePath = number; readOnly = YES; }
    rules: { key = "To"; valuePath = to;
        rules = ( { predicate = "from <= to"; message = "Ends too early"; } ); }
    whenHidden: { key = "Lent to"; valuePath = borrower; hidden = "lent != true";
        whenHidden = omit; }
    formula: { key = "Amount"; valuePath = amount;
        formula = "round(quantity * price, 2)"; }
    formulaMode: { key = "Shipping"; valuePath = shipping;
        formula = "if(goods >= 100, 0, 6.9)"; formulaMode = untilEdited; }
    defaultFormula: { key = "Ordered"; valuePath = ordered; defaultFormula = "today()"; }
    colorRules: { key = "Due"; valuePath = due;
        colorRules = ( { predicate = "paid != true"; color = red; } ); }
    required: { key = "Name"; valuePath = name; required = YES; }
    requiredMessage: { key = "Name"; valuePath = name; required = YES;
        requiredMessage = "Who is it?"; }
    regex: { key = "ISBN"; valuePath = isbn; regex = "97[89][0-9]{10}"; }
    regexOptions: { key = "Plate"; valuePath = plate; regex = "[A-Z]{2} [0-9]+";
        regexOptions = caseInsensitive; }
    regexMessage: { key = "ISBN"; valuePath = isbn; regex = "97[89][0-9]{10}";
        regexMessage = "13 digits, the first 978 or 979"; }
    minimumLength: { key = "Password"; valuePath = password; isSecure = YES;
        minimumLength = 12; }
    maximumLength: { key = "Code"; valuePath = code; maximumLength = 8; }
    minimumValue: { key = "Price"; valuePath = price; minimumValue = 0; }
    maximumValue: { key = "Ends"; valuePath = ends; maximumValue = "2030-12-31"; }
    step: { key = "Amount"; valuePath = amount; step = 0.25; }
    minimumCount: { key = "Tags"; valuePath = tags; cellIdentifier = ListCell;
        minimumCount = 1; }
    maximumCount: { key = "Tags"; valuePath = tags; cellIdentifier = ListCell;
        maximumCount = 5; }
    minimumSelection: { key = "Days"; valuePath = days; valueType = array;
        values = (Mo, Tu, We); minimumSelection = 1; }
    maximumSelection: { key = "Days"; valuePath = days; valueType = array;
        values = (Mo, Tu, We); maximumSelection = 2; }
    unique: { key = "Number"; valuePath = number; unique = YES; }
    errorMessages: { key = "Name"; valuePath = name; required = YES; maximumLength = 40;
        errorMessages = { required = "Who is it?";
          maximumLength = "{label}: {limit} at most"; }; }
    segueIdentifier: { key = "Address"; valuePath = address; segueIdentifier = address; }
    file: { key = "Address"; valuePath = address; file = address; }
    segueValuePath: { key = "Customer"; valuePath = "customer.name";
        segueIdentifier = customer; segueValuePath = customer; }
    presentation: { key = "Address"; valuePath = address; segueIdentifier = address;
        presentation = inline; }
    action: { key = "Save"; action = save; }
    list: { key = "Another tag"; action = addItem; list = tags; },
        { key = "Tags"; valuePath = tags; cellIdentifier = ListCell; }
    itemForm: { key = "Phones"; valuePath = phones;
        itemForm = ( { valuePath = kind; }, { valuePath = number; } ); }
    itemTitle: { key = "Phones"; valuePath = phones; itemTitle = "{kind} {number}";
        itemForm = ( { valuePath = kind; }, { valuePath = number; } ); }
    columns: { key = "Phones"; valuePath = phones; columns = (number);
        itemForm = ( { valuePath = kind; }, { valuePath = number; } ); }
    insertable: { key = "Tags"; valuePath = tags; cellIdentifier = ListCell;
        insertable = NO; }
    deletable: { key = "Tags"; valuePath = tags; cellIdentifier = ListCell;
        deletable = NO; }
    reorderable: { key = "Tags"; valuePath = tags; cellIdentifier = ListCell;
        reorderable = NO; }
    copyable: { key = "Tags"; valuePath = tags; cellIdentifier = ListCell;
        copyable = NO; }
    confirmsDeletion: { key = "Tags"; valuePath = tags; cellIdentifier = ListCell;
        confirmsDeletion = YES; }
    addTitle: { key = "Tags"; valuePath = tags; cellIdentifier = ListCell;
        addTitle = "new tag"; }
    emptyText: { key = "Tags"; valuePath = tags; cellIdentifier = ListCell;
        emptyText = "no tags yet"; }
    itemDefault: { key = "Phones"; valuePath = phones; itemDefault = { kind = "home"; };
        itemForm = ( { valuePath = kind; }, { valuePath = number; } ); }
    keyTitle: { key = "Labels"; valuePath = labels; cellIdentifier = MapCell;
        keyTitle = "Label"; }
    keyRegex: { key = "Labels"; valuePath = labels; cellIdentifier = MapCell;
        keyRegex = "[a-z][a-z0-9-]*"; }
    variants: { key = "Port"; valuePath = port; variants = (
        { title = "Short"; valueType = string; regex = "[0-9:]+"; },
        { title = "Long"; rows = ( { valuePath = target; } ); } ); }
    discriminator: { key = "Probe"; valuePath = probe; discriminator = type; variants = (
        { title = "HTTP"; constant = http; rows = ( { valuePath = url; } ); },
        { title = "TCP"; constant = tcp; rows = ( { valuePath = port; } ); } ); }
    keyChoices: { key = "Ports"; valuePath = ports; cellIdentifier = MapCell;
        keyChoices = (http, https); valueType = integer; }
    """#

  private static let ofChoices = #"""
    value: choices = ( { value = S; title = "small"; },
        { value = L; title = "large"; } );
    title: choices = ( { value = S; title = "small"; },
        { value = L; title = "large"; } );
    shortTitle: choices = ( { value = 1; title = "Monday"; shortTitle = "Mo"; },
        { value = 2; title = "Tuesday"; shortTitle = "Tu"; } );
    hidden: choices = ( S, M, { value = XL; hidden = "kind == 'child'"; } );
    disabled: choices = ( S, M, { value = XL; disabled = "stock == 0"; } );
    color: choices = ( { value = open; color = red; },
        { value = paid; color = green; } );
    """#

  private static let ofRules = #"""
    predicate: rules = ( { predicate = "from <= to"; } );
    message: rules = ( { predicate = "from <= to"; message = "Ends too early"; } );
    severity: rules = ( { predicate = "from <= to"; severity = warning; } );
    identifier: rules = ( { predicate = "from <= to"; identifier = order; } );
    evenWhenEmpty: rules = ( { predicate = "to != nil OR open == true";
        evenWhenEmpty = YES; } );
    rows: rules = ( { predicate = "from <= to"; rows = (from, to); } );
    """#

  private static let ofColorRules = #"""
    predicate: colorRules = ( { predicate = "state == 'open'"; color = red; } );
    color: colorRules = ( { predicate = "state == 'open'"; color = red; } );
    keyColor: colorRules = ( { predicate = "state == 'open'"; keyColor = red; } );
    backgroundColor: colorRules = ( { predicate = "state == 'open'";
        backgroundColor = yellow; } );
    textStyle: colorRules = ( { predicate = "state == 'open'"; textStyle = bold; } );
    """#

  private static let ofVariants = #"""
    title: variants = ( { title = "Short"; valueType = string; },
        { title = "Off"; constant = NO; } );
    constant: variants = ( { title = "Name"; valueType = string; },
        { title = "Off"; constant = NO; } );
    predicate: variants = (
        { title = "Link"; valueType = string; predicate = "SELF CONTAINS ':'"; },
        { title = "Name"; valueType = string; } );
    rows: variants = ( { title = "Short"; valueType = string; },
        { title = "Long"; rows = ( { valuePath = target; } ); } );
    """#

  private static let ofFolders = #"""
    forms: { forms = ( { files = "staff*.json"; form = staff; },
        { files = ("*.jsonl", "log-?.json"); form = log; } ); }
    """#

  private static let ofFolderForms = #"""
    files: { forms = ( { files = ("*.jsonl", "log-?.json"); form = log; } ); }
    form: { forms = ( { files = "staff*.json"; form = staff; } ); }
    """#

  private static let ofSettings = #"""
    keys: { keys = { sort = T; save = "s C-s"; filter = "f F3"; }; }
    theme: { theme = dark; }
    splitView: { splitView = NO; }
    confirmsDeletion: { confirmsDeletion = YES; }
    numberLocale: { numberLocale = de_DE; }
    dateLocale: { dateLocale = de_DE; }
    """#
}
