/** Ordering again: puts all lines into the cart. */
import { useSelector } from "@xstate/react"
import RotateCw from "lucide-react/icons/rotate-cw"
import type { OrderActor } from "#machines/orders/order.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import styles from "./order-screen.module.css"

const note = lazyPart(async () => (await import("./reordered-note.tsx")).ReorderedNote)

export const OrderAgain = ({ actor }: { readonly actor: OrderActor }) => {
  const text = useText()
  const busy = useSelector(actor, ({ value }) => value.page === "reordering")
  const { order, reordered } = useSelector(actor, ({ context }) => context)
  const { Part: ReorderedNote } = useLazyPart(note, busy || reordered !== null)
  return (
    <div className={styles.again}>
      <Button variant="secondary" wide busy={busy} onClick={() => actor.send({ type: "order.repeat" })}>
        <RotateCw />
        {text("order.again")}
      </Button>
      {ReorderedNote !== null && order !== null && reordered !== null && !busy && <ReorderedNote order={order} reordered={reordered} />}
    </div>
  )
}
