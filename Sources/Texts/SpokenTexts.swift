/// All sentences in a language, where the lines of the open table are records or items.
struct SpokenTexts: Texts {
  let language: Language
  let unit: ListUnit
}
