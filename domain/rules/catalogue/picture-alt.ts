/** Alternative text of a product's picture: «Улаан торгон дээл, урд талаас». */
import type { Locale } from "#domain/entities/locale.ts"
import type { Shot } from "#domain/languages/language.ts"
import { phrases } from "#domain/languages/phrases.ts"

/** A title that begins with a capitalized word, within a sentence: `Торгон дээл` is `торгон дээл`, `LED lamp` stays. */
const midSentence = (title: string): string =>
  /^\p{Lu}\p{Ll}*(?=[\s,]|$)/u.test(title) ? title.slice(0, 1).toLowerCase() + title.slice(1) : title

/** Title with colour and view; `colour` and `shot` are `null` where they are not named. */
export const pictureAlt = (locale: Locale, title: string, colour: string | null, shot: Shot | null): string => {
  const subject = colour === null ? title : `${colour} ${midSentence(title)}`
  return shot === null ? subject : `${subject}, ${phrases[locale].views[shot]}`
}
