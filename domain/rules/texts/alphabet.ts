/** The order of Mongolian letters, in which ө follows о and ү follows у: browsers have no Mongolian order of their own. */

const letters = "абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя"

/** Letters by the alphabet after everything else; the rest by its code. */
const position = (letter: string): number => {
  const at = letters.indexOf(letter)
  return at < 0 ? (letter.codePointAt(0) ?? 0) : 0x10ffff + at
}

/** Below nothing where `one` stands before `other`, above where after, whatever their case. */
export const byAlphabet = (one: string, other: string): number => {
  const first = Array.from(one.normalize("NFC").toLowerCase())
  const second = Array.from(other.normalize("NFC").toLowerCase())
  const differs = first.findIndex((letter, at) => letter !== second[at])
  if (differs < 0) return first.length - second.length
  const [left, right] = [first[differs], second[differs]]
  return right === undefined || left === undefined ? 1 : position(left) - position(right)
}
