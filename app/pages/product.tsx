/** One product; the piece that is meant stands in the address. S6. */
import type { ActorRefFrom } from "xstate"
import { answers, type ProductPage } from "#machines/ports.ts"
import { productMachine } from "#machines/product.ts"
import { ProductScreen } from "#ui/product/product-screen.tsx"
import type { Place } from "../address.ts"
import { definePage, opened } from "../page.ts"

const variantAt = ({ question }: Place): number | null => {
  const variant = question.get("variant")
  return variant !== null && /^\d{1,9}$/.test(variant) ? Number(variant) : null
}

export const page = definePage<ProductPage, ActorRefFrom<typeof productMachine>>({
  fetch: (ports, { params }, signal) => ports.fetchProduct({ slug: params["slug"] ?? "" }, signal),
  open: (given) =>
    opened(
      productMachine.provide({ actors: answers(given.ports) }),
      { slug: given.place.params["slug"] ?? "", variantId: variantAt(given.place), page: given.data },
      given,
    ),
  title: (text, { context: { page: shown } }, { brand }) => `${shown?.product.title ?? text("missing.title")} · ${brand}`,
  Screen: ProductScreen,
  hear: (said, { shop, go, place }) => {
    if (said.type === "item.add") shop.cart.send(said)
    else go(said.variantId === null ? place.path : `${place.path}?variant=${said.variantId}`, { replace: true })
  },
  follow: (actor, place) => actor.send({ type: "address.changed", variantId: variantAt(place) }),
})
