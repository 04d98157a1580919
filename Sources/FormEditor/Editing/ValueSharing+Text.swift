import Records
import Texts

extension ValueSharing {
  func text(in texts: Texts) -> String {
    switch self {
    case .inPlaces(let count): texts.inPlaces(count)
    case .copy(let name, let line): texts.fromAnchor(name, line: line)
    }
  }
}
