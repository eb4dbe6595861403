/** Companions on a product's page; code and messages load once there is an offer. B15. */
import { useSelector } from "@xstate/react"
import type { PackageActor } from "#machines/lists/package.ts"
import { lazyPart, nothing, useLazyPart } from "#ui/react/lazy-part.ts"

type Props = { readonly actor: PackageActor }

const packagePanel = lazyPart<Props>(() => import("#ui/lists/package/package-panel.tsx").then(({ PackagePanel }) => PackagePanel, nothing))

export const PackageOffer = ({ actor }: Props) => {
  const { Part: PackagePanel } = useLazyPart(
    packagePanel,
    useSelector(actor, ({ value }) => value !== "fetching" && value !== "absent"),
  )
  return PackagePanel !== null && <PackagePanel actor={actor} />
}
