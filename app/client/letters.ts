/** Brings the shop's letters without moving what is being read: they are shown with the next page, once they have come. */
import file from "#ui/theme/fonts/geologica.woff2?url"
import { lettersKey } from "../letters.ts"

let here: FontFace | null = null

const areShown = (): boolean => "letters" in document.documentElement.dataset

/** Fetches what is not here yet; without letters the shop reads on in their stand-in. */
export const fetchLetters = async (): Promise<void> => {
  if (areShown()) return
  // Kept out of the page until they are shown: a browser lays a page out anew when letters are added to it.
  const face = new FontFace("Geologica", `url(${file})`, { weight: "400 750" })
  here = await face.load()
  window.localStorage.setItem(lettersKey, "")
}

/** For the moment when a page is laid out anew. */
export const showLetters = (): void => {
  if (here === null || areShown()) return
  document.fonts.add(here)
  document.documentElement.dataset["letters"] = ""
}
