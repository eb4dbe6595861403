/** Which piece of a product is meant, and which is shown, by what has been chosen so far. */
import { chosenVariant, shownVariant } from "#domain/rules/variants.ts"
import type { ProductContext } from "./product.ts"

type Chosen = Pick<ProductContext, "page" | "choice">

export const piecesOf = ({ page }: Pick<ProductContext, "page">) => page?.product.variants ?? []

/** The piece that is chosen, `null` while a choice is missing. */
export const pieceOf = (context: Chosen) => chosenVariant(piecesOf(context), context.choice)

/** The piece whose price and picture are shown. */
export const shownOf = (context: Chosen) => shownVariant(piecesOf(context), context.choice)
