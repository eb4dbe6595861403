/** Words that say what a product's picture shows: «Улаан торгон дээл, урд талаас». */
import type { Locale } from "#domain/entities/locale.ts"
import type { Shot } from "#domain/languages/language.ts"
import { phrases } from "#domain/languages/phrases.ts"

/** A title within a sentence: names and abbreviations keep their capitals. */
const within = (title: string): string => (/^\p{Lu}\p{Ll}*(?=[\s,]|$)/u.test(title) ? title.slice(0, 1).toLowerCase() + title.slice(1) : title)

/** `colour` and `shot` are `null` where they are not known, or say nothing. */
export const pictureAlt = (locale: Locale, title: string, colour: string | null, shot: Shot | null): string =>
  [colour === null ? title : `${colour} ${within(title)}`, ...(shot === null ? [] : [phrases[locale].views[shot]])].join(", ")
