import Texts

/// The variables of the environment that the program reads, each with the sentence about it.
enum EnvironmentVariable: String, CaseIterable {
  case accessible = "ACCESSIBLE"
  case colorfgbg = "COLORFGBG"
  case columns = "COLUMNS"
  case curlCaBundle = "CURL_CA_BUNDLE"
  case editor = "EDITOR"
  case formviewIdentity = "FORMVIEW_IDENTITY"
  case formviewTheme = "FORMVIEW_THEME"
  case lang = "LANG"
  case language = "LANGUAGE"
  case lcAll = "LC_ALL"
  case lcMessages = "LC_MESSAGES"
  case lcNumeric = "LC_NUMERIC"
  case lcTime = "LC_TIME"
  case noColor = "NO_COLOR"
  case sslCertDir = "SSL_CERT_DIR"
  case sslCertFile = "SSL_CERT_FILE"
  case visual = "VISUAL"
  case xdgCacheHome = "XDG_CACHE_HOME"
  case xdgConfigHome = "XDG_CONFIG_HOME"
  case xdgStateHome = "XDG_STATE_HOME"
  case httpsProxy = "https_proxy"
  case noProxy = "no_proxy"

  func meaning(in texts: Texts) -> String {
    switch self {
    case .accessible: texts.meaningOfAccessible
    case .colorfgbg: texts.meaningOfColorFGBG
    case .columns: texts.meaningOfColumns
    case .curlCaBundle, .sslCertDir, .sslCertFile: texts.meaningOfCertificates
    case .editor, .visual: texts.meaningOfEditor
    case .formviewIdentity: texts.meaningOfIdentity
    case .formviewTheme: texts.meaningOfThemeVariable
    case .lang, .lcAll: texts.meaningOfLocale + " " + texts.meaningOfLanguages
    case .language, .lcMessages: texts.meaningOfLanguages
    case .lcNumeric, .lcTime: texts.meaningOfLocale
    case .noColor: texts.meaningOfNoColor
    case .xdgCacheHome: texts.meaningOfCacheFolder
    case .xdgConfigHome: texts.meaningOfConfigFolder
    case .xdgStateHome: texts.meaningOfStateFolder
    case .httpsProxy, .noProxy: texts.meaningOfProxy
    }
  }
}
