/// A number with a comma before each group of three digits, as both languages write it.
func grouped(_ number: Int) -> String {
  var text = ""
  for (index, digit) in String(number.magnitude).reversed().enumerated() {
    if index > 0 && index % 3 == 0 { text.append(",") }
    text.append(digit)
  }
  return (number < 0 ? "-" : "") + String(text.reversed())
}
