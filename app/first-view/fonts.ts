/** Late font of phones: fetched when idle and shown from the next page, so that no text moves while it is read. */
import file from "#ui/theme/fonts/geologica.woff2?url"
import { fontCachedKey } from "./font-key.ts"

let font: FontFace | null = null

const isFontShown = (): boolean => "letters" in document.documentElement.dataset

/** Fetches the font unless the page shows it already; the fallback font stays if this fails. */
export const fetchFont = async (): Promise<void> => {
  if (isFontShown()) return
  // Not added to the document yet, because that lays the page out again.
  const face = new FontFace("Geologica", `url(${file})`, { weight: "400 750" })
  font = await face.load()
  window.localStorage.setItem(fontCachedKey, "")
}

/** Shows the fetched font. Call it when a new page is laid out anyway. */
export const showFont = (): void => {
  if (font === null || isFontShown()) return
  document.fonts.add(font)
  document.documentElement.dataset["letters"] = ""
}
