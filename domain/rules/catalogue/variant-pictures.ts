/** Pictures of a product for one of its variants. */
import type { Picture, Product, Variant } from "#domain/entities/catalogue/product.ts"

type PicturedProduct = Pick<Product, "image" | "images" | "variants">

const allPictures = ({ image, images }: PicturedProduct): ReadonlyArray<Picture> => {
  if (images.length > 0) return images
  return image === null ? [] : [image]
}

/**
 * The variant's own picture, those that follow it up to another variant's own picture, then those before that of the first variant. Of
 * `shop, red, red-back, blue` the red variant shows `red, red-back, shop`. A variant without a picture shows all of them.
 */
export const variantPictures = (product: PicturedProduct, variant: Pick<Variant, "image"> | null): ReadonlyArray<Picture> => {
  const own = variant?.image ?? null
  const all = allPictures(product)
  if (own === null) return all
  const isOfVariant = ({ src }: Picture): boolean => product.variants.some(({ image }) => image?.src === src)
  const variantIndices = all.flatMap((picture, index) => (isOfVariant(picture) ? [index] : []))
  const start = all.findIndex(({ src }) => src === own.src)
  const end = variantIndices.find((index) => index > start) ?? all.length
  const ofVariant = start < 0 ? [own] : all.slice(start, end)
  return [...ofVariant, ...all.slice(0, variantIndices[0] ?? all.length)]
}
