import Texts

extension DiagnosticCode {
  /// The code's entry in the manual.
  package func manual(in texts: Texts) -> ManualEntry {
    switch self {
    case .F001: texts.manualOfF001
    case .F002: texts.manualOfF002
    case .W002: texts.manualOfW002
    case .F003: texts.manualOfF003
    case .F004: texts.manualOfF004
    case .F005: texts.manualOfF005
    case .F006: texts.manualOfF006
    case .F007: texts.manualOfF007
    case .W101: texts.manualOfW101
    case .F101: texts.manualOfF101
    case .W102: texts.manualOfW102
    case .F102: texts.manualOfF102
    case .F103: texts.manualOfF103
    case .F104: texts.manualOfF104
    case .W104: texts.manualOfW104
    case .F105: texts.manualOfF105
    case .F106: texts.manualOfF106
    case .F107: texts.manualOfF107
    case .W108: texts.manualOfW108
    case .W110: texts.manualOfW110
    case .F109: texts.manualOfF109
    case .W111: texts.manualOfW111
    case .W112: texts.manualOfW112
    case .F201: texts.manualOfF201
    case .F202: texts.manualOfF202
    case .W202: texts.manualOfW202
    case .F203: texts.manualOfF203
    case .W203: texts.manualOfW203
    case .F204: texts.manualOfF204
    case .W204: texts.manualOfW204
    case .W205: texts.manualOfW205
    case .W206: texts.manualOfW206
    case .F301: texts.manualOfF301
    case .F302: texts.manualOfF302
    case .W302: texts.manualOfW302
    case .F303: texts.manualOfF303
    case .F304: texts.manualOfF304
    case .W304: texts.manualOfW304
    case .W305: texts.manualOfW305
    case .F401: texts.manualOfF401
    case .W402: texts.manualOfW402
    case .W403: texts.manualOfW403
    case .F403: texts.manualOfF403
    case .W404: texts.manualOfW404
    case .W405: texts.manualOfW405
    case .W406: texts.manualOfW406
    case .F501: texts.manualOfF501
    case .F502: texts.manualOfF502
    case .W502: texts.manualOfW502
    case .F503: texts.manualOfF503
    case .W503: texts.manualOfW503
    case .F504: texts.manualOfF504
    case .W504: texts.manualOfW504
    case .F505: texts.manualOfF505
    case .F601: texts.manualOfF601
    case .F602: texts.manualOfF602
    case .F603: texts.manualOfF603
    case .D101: texts.manualOfD101
    case .D102: texts.manualOfD102
    case .D103: texts.manualOfD103
    case .D104: texts.manualOfD104
    case .D105: texts.manualOfD105
    case .D106: texts.manualOfD106
    }
  }
}
