import Screen

extension StyledLine {
  /// Some of a text's clusters; from `fault` on they have the other style.
  init(
    _ clusters: [Character], _ range: Range<Int>, _ style: Style, fault: Int?, _ faultStyle: Style
  ) {
    let parting = min(max(fault ?? range.upperBound, range.lowerBound), range.upperBound)
    let sound = String(clusters[range.lowerBound..<parting])
    let faulty = String(clusters[parting..<range.upperBound])
    let spans = [StyledSpan(sound, style), StyledSpan(faulty, faultStyle)]
    self.init(spans.filter { !$0.text.isEmpty })
  }
}
