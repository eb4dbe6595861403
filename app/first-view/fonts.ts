/** Brings the shop's letters without moving what is being read: they are shown with the next page, once they have come. */
import file from "#ui/theme/fonts/geologica.woff2?url"
import { fontCachedKey } from "./font-key.ts"

let font: FontFace | null = null

const isFontShown = (): boolean => "letters" in document.documentElement.dataset

/** Fetches what is not here yet; without letters the shop reads on in their stand-in. */
export const fetchFont = async (): Promise<void> => {
  if (isFontShown()) return
  // Kept out of the page until they are shown: a browser lays a page out anew when letters are added to it.
  const face = new FontFace("Geologica", `url(${file})`, { weight: "400 750" })
  font = await face.load()
  window.localStorage.setItem(fontCachedKey, "")
}

/** For the moment when a page is laid out anew. */
export const showFont = (): void => {
  if (font === null || isFontShown()) return
  document.fonts.add(font)
  document.documentElement.dataset["letters"] = ""
}
