/// Random bytes of the system, which nobody can foresee: for keys, nonces and salts.
package enum RandomBytes {
  package static func next(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in .random(in: .min ... .max, using: &generator) }
  }
}
