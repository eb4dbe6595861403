/** Progress of placing an order: running, asking for the outcome, or outcome unknown. */
import { useSelector } from "@xstate/react"
import CloudAlert from "lucide-react/icons/cloud-alert"
import LoaderCircle from "lucide-react/icons/loader-circle"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import styles from "./order-placement-state.module.css"

export const OrderPlacementState = () => {
  const text = useText()
  const { cart } = useActorRefs()
  const state = useSelector(cart, ({ value }) => value.order)
  if (state === "outcomeUnknown")
    return (
      <Note tone="warn" icon={<CloudAlert />} role="alert" title={text("checkout.unknown.title")}>
        <p>{text("checkout.unknown.text")}</p>
        <div className={styles.actions}>
          <Button size="small" variant="paper" onClick={() => cart.send({ type: "cart.retry" })}>
            {text("checkout.unknown.ask")}
          </Button>
        </div>
      </Note>
    )
  return (
    <Note
      tone="sky"
      icon={<LoaderCircle />}
      role="status"
      title={text(state === "askingOutcome" ? "checkout.asking.title" : "checkout.placing")}
    >
      {state === "askingOutcome" && <p>{text("checkout.asking.text")}</p>}
    </Note>
  )
}
