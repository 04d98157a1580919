import FormEditor
import Testing

@Suite("Statistics of a column that are rounded")
struct RoundedStatisticsTests {
  @Test("A mean that is rounded has a sign for that, and so has what a formula's row rounds")
  func roundedStatistics() throws {
    var scenario = try Scenario(
      form: """
        ( { key = Count; valuePath = c; valueType = integer; },
          { key = Share; identifier = s; cellIdentifier = NumberCell; formula = "c / 8"; maximumFractionDigits = 1; } )
        """,
      record: #"[{"c": 1}, {"c": 2}, {"c": 2}]"#, opensTable: true)
    scenario.pressAndFinish("=")
    #expect(scenario.line(of: "Sum").hasSuffix("   5"), "\(scenario.text)")
    #expect(scenario.line(of: "Mean").hasSuffix("≈ 1.67"), "\(scenario.text)")
    scenario.press("Esc")
    scenario.pressAndFinish("l", "=")
    #expect(scenario.line(of: "Sum").hasSuffix("≈ 0.6"), "\(scenario.text)")
  }
}
