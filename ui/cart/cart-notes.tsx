/** Notes above the cart's lines: what blocks the order or was refused, each with an action. */
import { useSelector } from "@xstate/react"
import CircleAlert from "lucide-react/icons/circle-alert"
import type { Order } from "#domain/entities/orders/order.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { linesShortOfStock } from "#domain/rules/cart/not-placed.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { isPlacingOrder } from "#machines/cart/cart-selectors.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { OrderPlacementState } from "./public/order-placement-state.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { useOnline } from "#ui/react/online.ts"
import styles from "./cart-notes.module.css"

/** A retry would be refused again. */
const isFinal = (problem: Problem) => problem._tag === "Refused"

export const CartNotes = ({ order }: { readonly order: Order }) => {
  const text = useText()
  const { cart } = useActorRefs()
  const refused = useSelector(cart, ({ context }) => context.refused)
  const isOnline = useOnline()
  const isPlacing = useSelector(cart, ({ value }) => isPlacingOrder(value.order))
  const short = linesShortOfStock(order)
  const gone = short.filter(isSoldOut)
  const kind = gone.length === short.length ? "soldOut" : "short"
  // The coupon field shows the refusal of a coupon itself.
  const isOfCoupon = refused?.sent?.change._tag === "ApplyCoupon"
  // The banner of the page says that there is no connection; the cart is refreshed with it.
  const isOfConnection = !isOnline && refused?.sent === null && refused.problem._tag === "Unreachable"
  return (
    <>
      {isPlacing && <OrderPlacementState />}
      {refused !== null && !isOfCoupon && !isOfConnection && !isPlacing && (
        <Note
          tone="bad"
          icon={<CircleAlert />}
          role="alert"
          title={text(refused.sent === null ? "cart.notRefreshed.title" : "cart.refused.title")}
        >
          <p>{problemText(refused.problem, text)}</p>
          <p>{text("cart.refused.kept")}</p>
          <div className={styles.actions}>
            {!isFinal(refused.problem) && (
              <Button size="small" variant="paper" onClick={() => cart.send({ type: "cart.retry" })}>
                {text("common.retry")}
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => cart.send({ type: "refusal.dismiss" })}>
              {text("cart.refused.dismiss")}
            </Button>
          </div>
        </Note>
      )}
      {short.length > 0 && (
        <Note tone="bad" icon={<CircleAlert />} role="status" title={text(`cart.${kind}.title`, { count: short.length })}>
          <p>{gone.length === order.lineItems.length ? text("cart.soldOut.all") : text(`cart.${kind}.text`, { count: short.length })}</p>
        </Note>
      )}
    </>
  )
}
