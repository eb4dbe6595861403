/** Category menu: columns on desktops, a drill-down on phones. Loaded on first opening. */
import { useSelector } from "@xstate/react"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { CategoryColumns } from "./category-columns.tsx"
import { CategoryDrilldown } from "./category-drilldown.tsx"
import { useTaxonTree } from "#ui/shell/public/site-taxons.ts"

type Props = { readonly id: string; readonly onClose: () => void }

export const Categories = ({ id, onClose }: Props) => {
  const tree = useTaxonTree()
  const mobile = useSelector(useActorRefs().viewport, (state) => state.hasTag("mobile"))
  return mobile ? <CategoryDrilldown id={id} tree={tree} onClose={onClose} /> : <CategoryColumns id={id} tree={tree} onClose={onClose} />
}
