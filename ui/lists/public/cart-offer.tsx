/** What goes with the lines of the cart; apart from the offer of a product's page, so that no other page loads it. B15. */
import { useSelector } from "@xstate/react"
import type { PackageActor } from "#machines/lists/package.ts"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"

type Props = { readonly actor: PackageActor }

const part = lazyPart<Props>(() => import("#ui/lists/package/package-panel.tsx").then(({ PackagePanel }) => PackagePanel, () => () => null))

/** Stays once there was an offer, so that the added products are announced. */
export const CartOffer = ({ actor }: Props) => {
  const { Part } = useLazyPart(part, useSelector(actor, ({ context }) => context.products.length > 0))
  return Part !== null && <Part actor={actor} />
}
