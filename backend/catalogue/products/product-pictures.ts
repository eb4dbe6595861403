/** Pictures of the shop in their wire form: address, alternative text and mean colour. */
import { defaultLocale, inLocale, type Locale } from "#domain/entities/locale.ts"
import type { Shot } from "#domain/languages/language.ts"
import { pictureAddress } from "#domain/rules/catalogue/picture-address.ts"
import { pictureAlt } from "#domain/rules/catalogue/picture-alt.ts"
import { demoPictures } from "#backend/pictures/demo-pictures.ts"
import { namedColour } from "#backend/pictures/imported-picture.ts"
import type { StoredOptionValue } from "./option-values.ts"
import type { StoredProduct } from "./stored-products.ts"

/** Picture of a name; `colour` is its mean colour, blank where it is not known. */
export const picture = (name: string, alt: string) => ({
  src: pictureAddress(name),
  alt,
  colour: demoPictures.get(name)?.mean ?? namedColour(name) ?? "",
})

/** Colour that a picture shows: of its demo picture, else of the variant whose picture it is. */
const pictureColour = ({ variants }: StoredProduct, name: string): StoredOptionValue | undefined => {
  const demoColour = demoPictures.get(name)?.colour
  const colours = variants.flatMap(({ options }) => options).filter(({ hex }) => hex !== null)
  return (
    colours.find((choice) => choice[defaultLocale] === demoColour) ??
    variants.find((variant) => variant.picture === name)?.options.find(({ hex }) => hex !== null)
  )
}

/** View that a demo picture shows, named only where the product has several pictures in that colour. */
const pictureShot = ({ pictures }: StoredProduct, name: string): Shot | null => {
  const demo = demoPictures.get(name)
  if (demo === undefined || demo.shot === "scene") return null
  const sameColour = pictures.filter((other) => demoPictures.get(other)?.colour === demo.colour)
  return sameColour.length < 2 ? null : demo.shot
}

/** Picture of a product with an alternative text: title, colour and view. */
export const productPicture = (product: StoredProduct, locale: Locale) => (name: string) => {
  const colour = pictureColour(product, name)
  const colourName = colour === undefined ? null : inLocale(colour, locale)
  return picture(name, pictureAlt(locale, inLocale(product.title, locale), colourName, pictureShot(product, name)))
}
