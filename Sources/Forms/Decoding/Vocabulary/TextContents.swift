import Values

/// The kinds of text by UIKit's names: the words of `textContentType`.
package enum TextContents {
  static let words = Words.separated(
    """
    name namePrefix givenName middleName familyName nameSuffix nickname jobTitle organizationName \
    location fullStreetAddress streetAddressLine1 streetAddressLine2 addressCity addressState \
    addressCityAndState sublocality countryName postalCode telephoneNumber emailAddress URL \
    creditCardNumber creditCardName creditCardGivenName creditCardMiddleName creditCardFamilyName \
    creditCardSecurityCode creditCardExpiration creditCardExpirationMonth creditCardExpirationYear \
    creditCardType username password newPassword oneTimeCode shipmentTrackingNumber flightNumber \
    dateTime birthdate birthdateDay birthdateMonth birthdateYear cellularEID cellularIMEI
    """)

  /// The keyboard for such a text; nil where any will do.
  static func keyboard(for word: String) -> KeyboardType? {
    switch word {
    case "emailAddress": .emailAddress
    case "URL": .URL
    case "telephoneNumber": .phonePad
    default: nil
    }
  }

  /// The characters of which every such text has one; none where that is not certain.
  package static func characters(ofEach word: String) -> [Character] {
    switch word {
    case "emailAddress": ["@"]
    case "URL": [":", ".", "/"]
    case "telephoneNumber", "creditCardNumber", "creditCardSecurityCode", "birthdate",
      "birthdateDay", "birthdateYear", "creditCardExpirationYear", "cellularEID", "cellularIMEI",
      "flightNumber":
      digits
    default: []
    }
  }

  package static let digits = Array("0123456789")
}
