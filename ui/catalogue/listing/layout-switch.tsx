/** Switch between grid and list: in the address, and persisted on this device. S30, B13. */
import { useSelector } from "@xstate/react"
import LayoutGrid from "lucide-react/icons/layout-grid"
import List from "lucide-react/icons/list"
import type { Layout, ListingQuery } from "#domain/entities/catalogue/listing.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import type { QueryProps } from "./query-props.ts"
import styles from "./layout-switch.module.css"

/** The layout of the address, or the persisted one. */
export const useLayout = ({ layout }: ListingQuery): Layout => {
  const persisted = useSelector(useActorRefs().persistence, ({ context }) => context.persisted.layout)
  return layout ?? persisted
}

export const LayoutSwitch = ({ query, onQuery }: QueryProps) => {
  const text = useText()
  const { persistence } = useActorRefs()
  const layout = useLayout(query)
  const choose = (chosen: Layout) => {
    persistence.send({ type: "layout.chosen", layout: chosen })
    onQuery({ ...query, layout: chosen === "list" ? chosen : null })
  }
  return (
    <div className={styles.switch} role="group" aria-label={text("layout.label")}>
      <button type="button" aria-pressed={layout === "grid"} aria-label={text("layout.grid")} onClick={() => choose("grid")}>
        <LayoutGrid />
      </button>
      <button type="button" aria-pressed={layout === "list"} aria-label={text("layout.list")} onClick={() => choose("list")}>
        <List />
      </button>
    </div>
  )
}
