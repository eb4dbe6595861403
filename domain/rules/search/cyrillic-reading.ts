/** Mongolian as people type it in Latin letters, read as Cyrillic. */

/** Letters that are read by what stands beside them, in this order. */
const lettersInContext: ReadonlyArray<readonly [RegExp, string]> = [
  [/kh|x|h/g, "х"],
  [/sh/g, "ш"],
  [/sх/g, "ш"],
  [/ch|cх/g, "ч"],
  [/ts|c/g, "ц"],
  [/zh|zх|j/g, "ж"],
  [/ya/g, "я"],
  [/ye/g, "е"],
  [/yo/g, "ё"],
  [/yu/g, "ю"],
  [/ii/g, "ий"],
  [/(?<=[aeou])i/g, "й"],
  [/y(?=[ng]$)|y$/g, "ы"],
  [/w/g, "v"],
]
const singleLetters: Readonly<Record<string, string>> = {
  a: "а",
  b: "б",
  d: "д",
  e: "э",
  f: "ф",
  g: "г",
  i: "и",
  k: "к",
  l: "л",
  m: "м",
  n: "н",
  o: "о",
  ö: "ө",
  p: "п",
  q: "ч",
  r: "р",
  s: "с",
  t: "т",
  u: "у",
  ü: "ү",
  v: "в",
  y: "и",
  z: "з",
}

/** A word in Latin letters as Cyrillic, near enough for the stemmer: «huuhdiin» is «хуухдийн». */
export const cyrillicReading = (word: string): string =>
  Array.from(
    lettersInContext.reduce((read, [from, to]) => read.replace(from, to), word.toLowerCase()),
    (letter) => singleLetters[letter] ?? letter,
  ).join("")
