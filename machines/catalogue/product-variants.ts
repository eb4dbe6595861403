/** Variant and pictures of a product for the present choice. */
import type { Picture, Product } from "#domain/entities/catalogue/product.ts"
import { variantPictures } from "#domain/rules/catalogue/variant-pictures.ts"
import { chosenVariant, shownVariant, type Choice } from "#domain/rules/catalogue/variants.ts"

type WithProduct = { readonly page: { readonly product: Product } | null }
type WithChoice = WithProduct & { readonly choice: Choice }

/** Variants of the product, none until it has loaded. */
export const variantsOf = ({ page }: WithProduct) => page?.product.variants ?? []

/** The chosen variant, `null` while a choice is missing. */
export const variantOf = (context: WithChoice) => chosenVariant(variantsOf(context), context.choice)

/** The variant whose price and picture are shown. */
export const shownOf = (context: WithChoice) => shownVariant(variantsOf(context), context.choice)

/** Pictures of the product for the shown variant. */
export const picturesOf = (context: WithChoice): ReadonlyArray<Picture> =>
  context.page === null ? [] : variantPictures(context.page.product, shownOf(context))

/** Index of the picture of the shown variant; 0 if it has none. */
export const pictureOf = (context: WithChoice): number => {
  const variantSrc = shownOf(context)?.image?.src
  return Math.max(
    0,
    picturesOf(context).findIndex(({ src }) => src === variantSrc),
  )
}
