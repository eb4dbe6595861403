/** While an order is being placed: what is happening, and that nothing happens twice. */
import { useSelector } from "@xstate/react"
import CloudAlert from "lucide-react/icons/cloud-alert"
import LoaderCircle from "lucide-react/icons/loader-circle"
import { Button } from "../parts/button.tsx"
import { Note } from "../parts/note.tsx"
import { useShop } from "../shop-context.tsx"
import { useText } from "../words/words.tsx"
import type { CheckoutActor } from "./checkout-screen.tsx"
import styles from "./checkout-screen.module.css"

export const PlacingNote = ({ actor }: { readonly actor: CheckoutActor }) => {
  const text = useText()
  const { cart } = useShop()
  const isPlacing = useSelector(actor, (snapshot) => snapshot.matches({ payment: "placing" }))
  const state = useSelector(cart, ({ value }) => value.order)
  if (!isPlacing) return null
  if (state === "outcomeUnknown")
    return (
      <Note tone="warn" icon={<CloudAlert />} role="alert">
        <p>
          <b>{text("checkout.unknown.title")}</b>
        </p>
        <p>{text("checkout.unknown.text")}</p>
        <div className={styles.ways}>
          <Button size="small" variant="paper" onClick={() => cart.send({ type: "cart.retry" })}>
            {text("checkout.unknown.ask")}
          </Button>
        </div>
      </Note>
    )
  return (
    <Note tone="sky" icon={<LoaderCircle />} role="status">
      <p>
        <b>{text(state === "askingOutcome" ? "checkout.asking.title" : "checkout.placing")}</b>
      </p>
      {state === "askingOutcome" && <p>{text("checkout.asking.text")}</p>}
    </Note>
  )
}
