/** Compared products at the foot of every page; the fifth product is refused above it. B16, V4. */
import { useSelector } from "@xstate/react"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useSiteConfig } from "#ui/site-config.ts"

const chip = lazyPart(async () => (await import("./compare-chip.tsx")).CompareChip)

/** Loads its chip only where something is compared. */
export const CompareBar = () => {
  const { persistence } = useActorRefs()
  const { flags } = useSiteConfig()
  const compares = useSelector(persistence, ({ context }) => context.persisted.compare.length > 0)
  const { Part: CompareChip } = useLazyPart(chip, flags.showCompare && compares)
  return CompareChip !== null && compares && <CompareChip />
}
