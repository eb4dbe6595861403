/** Switch between grid and list, stored on this device. S30, B13. */
import { useSelector } from "@xstate/react"
import LayoutGrid from "lucide-react/icons/layout-grid"
import List from "lucide-react/icons/list"
import type { Layout } from "#domain/entities/catalogue/listing.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./layout-switch.module.css"

export const useLayout = (): Layout => useSelector(useActorRefs().persistence, ({ context }) => context.persisted.layout)

export const LayoutSwitch = () => {
  const text = useText()
  const { persistence } = useActorRefs()
  const layout = useLayout()
  return (
    <div className={styles.switch} role="group" aria-label={text("layout.label")}>
      <button
        type="button"
        aria-pressed={layout === "grid"}
        aria-label={text("layout.grid")}
        onClick={() => persistence.send({ type: "layout.chosen", layout: "grid" })}
      >
        <LayoutGrid />
      </button>
      <button
        type="button"
        aria-pressed={layout === "list"}
        aria-label={text("layout.list")}
        onClick={() => persistence.send({ type: "layout.chosen", layout: "list" })}
      >
        <List />
      </button>
    </div>
  )
}
