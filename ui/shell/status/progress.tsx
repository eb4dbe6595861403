/** Progress line at the top while the next page loads. */
import { useSelector } from "@xstate/react"
import { memo } from "react"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./progress.module.css"

export const Progress = memo(() => {
  const text = useText()
  const leaving = useSelector(useActorRefs().navigation, (state) => state.matches({ page: "leaving" }))
  return (
    <div className={styles.line} data-state={leaving ? "leaving" : "resting"} role="status">
      {leaving && <span className="sr">{text("nav.progress")}</span>}
    </div>
  )
})
