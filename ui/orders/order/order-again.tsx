/** Ordering again: puts all lines into the cart, and says what the stock left out. */
import { useSelector } from "@xstate/react"
import RotateCw from "lucide-react/icons/rotate-cw"
import ShoppingBag from "lucide-react/icons/shopping-bag"
import type { OrderActor } from "#machines/orders/order.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./order-screen.module.css"

export const OrderAgain = ({ actor }: { readonly actor: OrderActor }) => {
  const text = useText()
  const busy = useSelector(actor, ({ value }) => value.page === "reordering")
  const { order, reordered } = useSelector(actor, ({ context }) => context)
  const left = reordered?.leftOut ?? []
  const units = left.reduce((all, { quantity }) => all + quantity, 0)
  const isNothing = units >= (order?.totalQuantity ?? 0)
  return (
    <div className={styles.again}>
      <Button variant="secondary" wide busy={busy} onClick={() => actor.send({ type: "order.repeat" })}>
        <RotateCw />
        {text("order.again")}
      </Button>
      {reordered !== null && !busy && (
        <Note tone={isNothing ? "warn" : "good"} role="status" icon={<ShoppingBag />} title={text(isNothing ? "order.again.nothing" : "order.again.done")}>
          {left.map(({ name, quantity, isSoldOut }) => (
            <p key={name}>{text(isSoldOut ? "order.again.soldOut" : "order.again.left", { name, count: quantity })}</p>
          ))}
          {!isNothing && <TextLink href="/cart">{text("order.again.cart")}</TextLink>}
        </Note>
      )}
    </div>
  )
}
