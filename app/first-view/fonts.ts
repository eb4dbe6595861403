/**
 * Late font of phones: fetched when idle and shown from the next page, so that no text moves while it is read. A font that arrives
 * during the first view has the browser lay out the whole page again, twice.
 */
import file from "#ui/theme/fonts/geologica.woff2?url"
import { fontCachedKey } from "#adapters/persistence/storage-keys.ts"

let font: FontFace | null = null

const isFontShown = (): boolean => "font" in document.documentElement.dataset

/** Fetches the font, and notes that it is cached; the fallback font stays if this fails. */
export const fetchFont = async (): Promise<void> => {
  if (isFontShown()) {
    const faces = await document.fonts.load("1em Geologica")
    if (faces.length === 0) return
  } else {
    // Not added to the document yet, because that lays the page out again.
    font = await new FontFace("Geologica", `url(${file})`, { weight: "400 750" }).load()
  }
  window.localStorage.setItem(fontCachedKey, "")
}

/** Shows the fetched font. Call it when a new page is laid out anyway. */
export const showFont = (): void => {
  if (font === null || isFontShown()) return
  document.fonts.add(font)
  document.documentElement.dataset["font"] = ""
}
