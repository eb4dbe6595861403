/** Pictures of a product as one of its variants looks. */
import type { Picture, Product, Variant } from "#domain/entities/catalogue/product.ts"

/**
 * The variant's picture with those that follow it up to another variant's picture, then those that show no variant. A variant without a
 * picture shows all of them.
 */
export const variantPictures = ({ image, images, variants }: Pick<Product, "image" | "images" | "variants">, variant: Pick<Variant, "image"> | null): ReadonlyArray<Picture> => {
  const own = variant?.image ?? null
  const all = images.length > 0 ? images : image === null ? [] : [image]
  if (own === null) return all
  const isFace = ({ src }: Picture): boolean => variants.some((other) => other.image?.src === src)
  const faces = all.flatMap((picture, at) => (isFace(picture) ? [at] : []))
  const start = all.findIndex(({ src }) => src === own.src)
  const end = faces.find((at) => at > start) ?? all.length
  return [...(start < 0 ? [own] : all.slice(start, end)), ...all.slice(0, faces[0] ?? all.length)]
}
