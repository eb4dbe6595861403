/** Words that say what a product's picture shows: «Улаан торгон дээл, урд талаас». */
import type { Locale } from "#domain/entities/locale.ts"

export type Shot = "front" | "side" | "back" | "top" | "detail"

const views: Readonly<Record<Locale, Readonly<Record<Shot, string>>>> = {
  mn: { front: "урд талаас", side: "хажуу талаас", back: "ард талаас", top: "дээрээс", detail: "ойроос" },
  en: { front: "from the front", side: "from the side", back: "from the back", top: "from above", detail: "close up" },
}

/** A title within a sentence: names and abbreviations keep their capitals. */
const within = (title: string): string => (/^\p{Lu}\p{Ll}*(?=[\s,]|$)/u.test(title) ? title.slice(0, 1).toLowerCase() + title.slice(1) : title)

/** `colour` and `shot` are `null` where they are not known, or say nothing. */
export const pictureAlt = (locale: Locale, title: string, colour: string | null, shot: Shot | null): string =>
  [colour === null ? title : `${colour} ${within(title)}`, ...(shot === null ? [] : [views[locale][shot]])].join(", ")
