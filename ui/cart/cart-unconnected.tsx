/** Note on changes of the cart that wait for a connection. */
import { useSelector } from "@xstate/react"
import WifiOff from "lucide-react/icons/wifi-off"
import { changesOf } from "#machines/cart/cart-context.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./cart-notes.module.css"

export const CartUnconnected = () => {
  const text = useText()
  const { cart } = useActorRefs()
  const count = useSelector(cart, ({ context }) => (context.isUnconnected ? changesOf(context).length : 0))
  if (count === 0) return null
  return (
    <Note tone="warn" icon={<WifiOff />} role="status" title={text("cart.unconnected.title")}>
      <p>{text("cart.unconnected.text", { count })}</p>
      <div className={styles.actions}>
        <Button size="small" variant="paper" onClick={() => cart.send({ type: "cart.retry" })}>
          {text("cart.unconnected.retry")}
        </Button>
      </div>
    </Note>
  )
}
