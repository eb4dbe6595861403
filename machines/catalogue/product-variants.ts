/** Variant and pictures of a product for the present choice. */
import type { Picture, Product } from "#domain/entities/catalogue/product.ts"
import { variantPictures } from "#domain/rules/catalogue/variant-pictures.ts"
import { chosenVariant, shownVariant, type Choice } from "#domain/rules/catalogue/variants.ts"

type Shown = { readonly page: { readonly product: Product } | null }
type Chosen = Shown & { readonly choice: Choice }

export const variantsOf = ({ page }: Shown) => page?.product.variants ?? []

/** The chosen variant, `null` while a choice is missing. */
export const variantOf = (context: Chosen) => chosenVariant(variantsOf(context), context.choice)

/** The variant whose price and picture are shown. */
export const shownOf = (context: Chosen) => shownVariant(variantsOf(context), context.choice)

/** Pictures of the product as the shown variant looks. */
export const picturesOf = (context: Chosen): ReadonlyArray<Picture> => (context.page === null ? [] : variantPictures(context.page.product, shownOf(context)))

/** Index of the picture that shows the variant. */
export const pictureOf = (context: Chosen): number => {
  const own = shownOf(context)?.image?.src
  return Math.max(0, picturesOf(context).findIndex(({ src }) => src === own))
}
