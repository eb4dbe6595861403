/** Text typed while the keyboard was switched to the other alphabet: «uemgl» for «гутал», «лйзэүз» for «laptop». */

/** The keys of the Mongolian layout of Windows and phones, beside those of a US keyboard. */
const latinKeys = "-=qwertyuiop[]asdfghjkl;'zxcvbnm,./"
const cyrillicKeys = "ещфцужэнгшүзкъйыбөахролдпячёсмитьвю"

const pairs = Array.from(latinKeys).flatMap((latin, at): ReadonlyArray<readonly [string, string]> => [[latin, cyrillicKeys[at] ?? ""]])
const toCyrillic = new Map(pairs)
const toLatin = new Map(pairs.map(([latin, cyrillic]) => [cyrillic, latin]))

/** The same keys in the other alphabet, in lower case; digits and spaces stay. */
export const otherLayout = (text: string): string => {
  const typed = text.toLowerCase()
  const keys = /\p{Script=Cyrillic}/u.test(typed) ? toLatin : toCyrillic
  return Array.from(typed, (letter) => keys.get(letter) ?? letter).join("")
}
