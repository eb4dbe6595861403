/** Result of the look-up of a registry number, below its field. E4. */
import { useSelector } from "@xstate/react"
import Check from "lucide-react/icons/check"
import type { OrganizationLookupActor } from "#machines/identity/organization-lookup.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./organization-found.module.css"

export const OrganizationFound = ({ actor }: { readonly actor: OrganizationLookupActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { name, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div className={styles.found} role="status" data-state={state}>
      {state === "fetching" && <p>{text("organization.fetching")}</p>}
      {state === "found" && (
        <p className={styles.name}>
          <Check />
          {name}
        </p>
      )}
      {state === "unknown" && <p>{text("organization.unknown")}</p>}
      {state === "failed" && problem !== null && (
        <>
          <p>{problemText(problem, text)}</p>
          <Button variant="quiet" size="small" onClick={() => actor.send({ type: "lookup.retry" })}>
            {text("organization.retry")}
          </Button>
        </>
      )}
    </div>
  )
}
