enum Powers {
  /// Powers of ten from 10⁰ to 10³⁸, the largest that fits.
  static let of10: [UInt128] = {
    var powers: [UInt128] = [1]
    for _ in 0..<38 { powers.append(powers[powers.count - 1] * 10) }
    return powers
  }()

  /// 10 to the power of at most 18.
  static func integer(_ power: Int) -> Int { Int(of10[power]) }

  /// 0 for 0.
  static func digitCount(_ number: UInt128) -> Int {
    guard number != 0 else { return 0 }
    // 1233 / 4096 is a little more than log₁₀ 2: the estimate is right or one too low.
    let estimate = ((127 - number.leadingZeroBitCount) * 1233) >> 12
    return estimate < 38 && number >= of10[estimate + 1] ? estimate + 2 : estimate + 1
  }
}
