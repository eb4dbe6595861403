/** Slots of the compare bar, one for each product up to the limit, with a warning above once the limit is exceeded. */
import { useSelector } from "@xstate/react"
import CircleAlert from "lucide-react/icons/circle-alert"
import X from "lucide-react/icons/x"
import { useEffect, useState } from "react"
import { useLocation } from "wouter"
import { compareLimit } from "#domain/rules/lists/compare.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import styles from "./compare-slots.module.css"

/** How long the warning stays, in milliseconds. */
const warningFor = 8000

export const CompareSlots = () => {
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
      <div className={styles.row}>
        <p className={styles.slots} aria-hidden="true">
          {Array.from({ length: compareLimit }, (_, at) => (
            <span key={at} className={styles.slot} data-filled={at < compared.length ? "" : undefined}>
              {at + 1}
            </span>
          ))}
        </p>
        <Button variant="quiet" onClick={() => persistence.send({ type: "lists.put", lists: { compare: [] } })}>
          {text("compare.clear")}
        </Button>
        <ButtonLink href="/compare">{text("compare.open", { count: compared.length })}</ButtonLink>
      </div>
    </section>
  )
}
