/** Mongolian alphabetical order, in which ө follows о and ү follows у; browsers lack it. */

const letters = "абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя"

/** Position of a letter: Mongolian letters after all others, which stand by their code point. */
const position = (letter: string): number => {
  const at = letters.indexOf(letter)
  return at < 0 ? (letter.codePointAt(0) ?? 0) : 0x10ffff + at
}

/** Comparator by the Mongolian alphabet, whatever the case. */
export const byAlphabet = (one: string, other: string): number => {
  const first = Array.from(one.normalize("NFC").toLowerCase())
  const second = Array.from(other.normalize("NFC").toLowerCase())
  const differs = first.findIndex((letter, at) => letter !== second[at])
  if (differs < 0) return first.length - second.length
  const [left, right] = [first[differs], second[differs]]
  return right === undefined || left === undefined ? 1 : position(left) - position(right)
}
