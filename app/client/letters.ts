/** Brings the shop's letters without moving what is being read: they are shown with the next page, once they have come. */
import { lettersKey } from "../letters.ts"

let here = false

/** Fetches what is not here yet; without letters the shop reads on in their stand-in. */
export const fetchLetters = async (): Promise<void> => {
  await document.fonts.load("1em Geologica")
  here = true
  window.localStorage.setItem(lettersKey, "")
}

/** For the moment when a page is laid out anew. */
export const showLetters = (): void => {
  if (here) document.documentElement.dataset["letters"] = ""
}
