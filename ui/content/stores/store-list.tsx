/** Stores as cards; the one chosen on the map is brought into view. S29i. */
import { useSelector } from "@xstate/react"
import { useEffect, useRef } from "react"
import type { Store } from "#domain/entities/content/store.ts"
import type { StoreChoiceActor } from "#machines/content/store-choice.ts"
import { StoreCard } from "./store-card.tsx"
import styles from "./stores-screen.module.css"

export const StoreList = ({ actor, stores }: { readonly actor: StoreChoiceActor; readonly stores: ReadonlyArray<Store> }) => {
  const { chosen, from } = useSelector(actor, ({ context }) => context)
  const shown = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (chosen !== null && from === "map") shown.current?.scrollIntoView({ block: "nearest", behavior: "smooth" })
  }, [chosen, from])
  return (
    <ul className={styles.stores}>
      {stores.map((store) => (
        <li key={store.id} ref={store.id === chosen ? shown : null} aria-current={store.id === chosen || undefined}>
          <StoreCard store={store} onShow={() => actor.send({ type: "store.choose", id: store.id, from: "list" })} />
        </li>
      ))}
    </ul>
  )
}
