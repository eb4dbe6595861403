/** Note on where saved products and searches are stored: on this device alone, or in the account too. E3. */
import { useSelector } from "@xstate/react"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./saved-screen.module.css"

/** Message keys by the state of the synced lists. */
const keys = {
  same: "saved.sync.saved",
  settling: "saved.sync.saving",
  telling: "saved.sync.saving",
  untold: "saved.sync.failed",
} as const

export const SyncNote = () => {
  const text = useText()
  const state = useSelector(useActorRefs().syncedLists, ({ value }) => value)
  return (
    <p className={styles.sync} role="status" data-state={state}>
      {state === "visitor" ? (
        <>
          {text("saved.sync.here")} <Link href="/login?from=/saved">{text("saved.sync.login")}</Link>
        </>
      ) : (
        text(keys[state])
      )}
    </p>
  )
}
