/** Variant and pictures of a product for the present choice. */
import type { Picture, Product } from "#domain/entities/catalogue/product.ts"
import { chosenVariant, shownVariant, type Choice } from "#domain/rules/catalogue/variants.ts"

type Shown = { readonly page: { readonly product: Product } | null }
type Chosen = Shown & { readonly choice: Choice }

export const variantsOf = ({ page }: Shown) => page?.product.variants ?? []

/** The chosen variant, `null` while a choice is missing. */
export const variantOf = (context: Chosen) => chosenVariant(variantsOf(context), context.choice)

/** The variant whose price and picture are shown. */
export const shownOf = (context: Chosen) => shownVariant(variantsOf(context), context.choice)

/** Pictures of the product; the variant's own replaces the first where none of them shows it. */
export const picturesOf = (context: Chosen): ReadonlyArray<Picture> => {
  const images = context.page?.product.images ?? []
  const own = shownOf(context)?.image ?? context.page?.product.image ?? null
  return own === null || images.some(({ src }) => src === own.src) ? images : [own, ...images.slice(1)]
}

/** Index of the picture that shows the variant. */
export const pictureOf = (context: Chosen): number => {
  const own = shownOf(context)?.image?.src
  return Math.max(0, picturesOf(context).findIndex(({ src }) => src === own))
}
