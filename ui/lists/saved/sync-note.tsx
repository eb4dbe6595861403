/** Note on where saved products and searches are stored: on this device, or with the account too. E3. */
import { useSelector } from "@xstate/react"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./saved-screen.module.css"

const keys = {
  same: "saved.sync.told",
  settling: "saved.sync.telling",
  telling: "saved.sync.telling",
  untold: "saved.sync.untold",
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
