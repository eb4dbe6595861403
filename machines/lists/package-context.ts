/** Context, input and events of the package machine, and what screens read of them. */
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { Slug, VariantId } from "#domain/entities/ids.ts"
import type { PackageProduct } from "#domain/entities/lists/package-product.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { Intents } from "#machines/shared/idempotency-key.ts"

export type PackageEvent =
  /** `null` adds one; 0 takes the product out. */
  | { readonly type: "package.set"; readonly slug: Slug; readonly quantity: number | null }
  | { readonly type: "package.choose"; readonly slug: Slug; readonly variantId: VariantId }
  | { readonly type: "package.add" }
  | CartKnown
/** Products in the cart, and those whose companions are looked for (`subjects`), newest first. */
export type CartKnown = { readonly type: "cart.known"; readonly inCart: ReadonlyArray<Slug>; readonly subjects: ReadonlyArray<Slug> }
export type PackageContext = {
  /** Products whose companions are looked for one after another, until one has some. */
  readonly subjects: ReadonlyArray<Slug>
  /** Index of the subject whose companions are being fetched. */
  readonly at: number
  /** Contents of the cart, which are never offered; empty on the page of a product. */
  readonly inCart: ReadonlyArray<Slug>
  /** Companions that the shopper unticked when the others were added; they are not offered again. */
  readonly leftOut: ReadonlyArray<Slug>
  /** Title of the subject that has the offer; empty before it is known. */
  readonly title: string
  /** On the page of a product this product, then those that go with it; in the cart only those. */
  readonly products: ReadonlyArray<Product>
  readonly list: ReadonlyArray<PackageProduct>
  /** A package was added to the cart, and nothing was chosen or removed since. */
  readonly isAdded: boolean
  readonly problem: Problem | null
  readonly intents: Intents
}
/** `slug` of the product on its page; `null` in the cart, which sends `cart.known`. */
export type PackageInput = { readonly slug: Slug | null; readonly seed: string }
export type PackageEmitted = { readonly type: "cart.filled" }

/** Whether it is the cart's offer, and not that of a product's page. */
export const isOfCart = ({ inCart }: Pick<PackageContext, "inCart">): boolean => inCart.length > 0
