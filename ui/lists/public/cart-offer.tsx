/** Companions of the cart's lines; separate from the offer of a product's page, so that only the cart loads it. B15. */
import { useSelector } from "@xstate/react"
import type { PackageActor } from "#machines/lists/package.ts"
import { lazyPart, nothing, useLazyPart } from "#ui/react/lazy-part.ts"

type Props = { readonly actor: PackageActor }

const packagePanel = lazyPart<Props>(() => import("#ui/lists/package/package-panel.tsx").then(({ PackagePanel }) => PackagePanel, nothing))

/** Stays after the first offer, so that added products are announced to screen readers. */
export const CartOffer = ({ actor }: Props) => {
  const { Part: PackagePanel } = useLazyPart(
    packagePanel,
    useSelector(actor, ({ context }) => context.products.length > 0),
  )
  return PackagePanel !== null && <PackagePanel actor={actor} />
}
