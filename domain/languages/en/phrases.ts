/** Texts in English that browsers load after the first view, or never. */
import type { Phrases } from "#domain/languages/language.ts"

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`

export const phrases: Phrases = {
  views: { front: "from the front", side: "from the side", back: "from the back", top: "from above", detail: "close up" },
  stay: ({ nights, guests, rooms }) => [counted(nights, "night"), counted(guests, "guest"), counted(rooms, "room")],
  refusals: {
    wrongLogin: "The username or password is incorrect",
    noShippingRates: "Please choose the delivery location again",
    silent: "The shop did not accept this request",
    failure: (phone) => `The fault is on our side. Please try again in a moment${phone === null ? "" : `, or call ${phone}`}.`,
  },
  noScripts: "The cart, orders and the login need JavaScript. Please switch it on in your browser. Support phone:",
  english: "English",
  openGraph: "en_US",
}
