/** Companions on a product's page; code and messages load once there is an offer. B15. */
import { useSelector } from "@xstate/react"
import type { PackageActor } from "#machines/lists/package.ts"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"

type Props = { readonly actor: PackageActor }

const part = lazyPart<Props>(() =>
  import("#ui/lists/package/package-panel.tsx").then(
    ({ PackagePanel }) => PackagePanel,
    () => () => null,
  ),
)

export const PackageOffer = ({ actor }: Props) => {
  const { Part } = useLazyPart(
    part,
    useSelector(actor, ({ value }) => value !== "fetching" && value !== "absent"),
  )
  return Part !== null && <Part actor={actor} />
}
