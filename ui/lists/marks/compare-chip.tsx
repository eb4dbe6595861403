/** Number of compared products with the way to the comparison, and a warning above once the limit is exceeded. */
import { useSelector } from "@xstate/react"
import CircleAlert from "lucide-react/icons/circle-alert"
import Scale from "lucide-react/icons/scale"
import X from "lucide-react/icons/x"
import { useEffect, useState } from "react"
import { useLocation } from "wouter"
import { compareLimit } from "#domain/rules/lists/compare.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import styles from "./compare-chip.module.css"

/** How long the warning stays, in milliseconds. */
const warningFor = 8000

export const CompareChip = () => {
  const text = useText()
  const { persistence } = useActorRefs()
  const [path] = useLocation()
  const compared = useSelector(persistence, ({ context }) => context.persisted.compare)
  const refusalCount = useSelector(persistence, ({ context }) => context.compareRefusals)
  const [dismissedCount, setDismissedCount] = useState(refusalCount)
  const isWarned = dismissedCount !== refusalCount
  useEffect(() => {
    if (!isWarned) return undefined
    const timer = setTimeout(() => setDismissedCount(refusalCount), warningFor)
    return () => clearTimeout(timer)
  }, [isWarned, refusalCount])
  if (path === "/compare") return null
  return (
    <section className={styles.bar} data-above-bar="" aria-label={text("compare.title")}>
      <div className={styles.warning} role="alert">
        {isWarned && (
          <p>
            <CircleAlert />
            <span>
              <b>{text("compare.limit", { limit: compareLimit })}</b> {text("compare.limit.hint")}
            </span>
            <IconButton label={text("common.close")} icon={<X />} onClick={() => setDismissedCount(refusalCount)} />
          </p>
        )}
      </div>
      <div className={styles.chip}>
        <Link href="/compare">
          <Scale />
          {text("compare.open", { count: compared.length })}
        </Link>
        <IconButton
          label={text("compare.clear")}
          icon={<X />}
          onClick={() => persistence.send({ type: "lists.put", lists: { compare: [] } })}
        />
      </div>
    </section>
  )
}
