/** Problem of a checkout step: what was refused, what stays unchanged, and the next action. */
import CircleAlert from "lucide-react/icons/circle-alert"
import type { Order } from "#domain/entities/orders/order.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { linesShortOfStock } from "#domain/rules/cart/not-placed.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { useText, type MessageKey } from "#ui/messages/messages.tsx"
import styles from "./checkout-screen.module.css"

type Props = { readonly title: MessageKey; readonly unchangedNote?: MessageKey; readonly problem: Problem; readonly order: Order }

export const CheckoutProblem = ({ title, unchangedNote, problem, order }: Props) => {
  const text = useText()
  return (
    <Note tone="bad" icon={<CircleAlert />} role="alert" title={text(title)}>
      <p>{problem._tag === "Missing" ? text("notice.cartChanged") : problemText(problem, text)}</p>
      {unchangedNote !== undefined && <p>{text(unchangedNote)}</p>}
      {problem._tag === "Refused" && (problem.fields["delivery_slot"] ?? problem.fields["pickup_store_id"]) !== undefined && (
        <div className={styles.actions}>
          <ButtonLink href="/checkout/address" size="small" variant="paper">
            {text(problem.fields["pickup_store_id"] === undefined ? "delivery.slot.another" : "pickup.another")}
          </ButtonLink>
        </div>
      )}
      {problem._tag === "Refused" && problem.code?.startsWith("coupon_code_") === true && <WithoutCoupon codes={order.couponCodes} />}
      {linesShortOfStock(order).length > 0 && <p>{text("checkout.stock.text")}</p>}
    </Note>
  )
}

/** Takes a refused coupon off, since the checkout has no field for it. */
const WithoutCoupon = ({ codes }: { readonly codes: ReadonlyArray<string> }) => {
  const text = useText()
  const { cart } = useActorRefs()
  return (
    <div className={styles.actions}>
      {codes.map((code) => (
        <Button key={code} size="small" variant="paper" onClick={() => cart.send({ type: "coupon.remove", code })}>
          {text("coupon.remove", { code })}
        </Button>
      ))}
    </div>
  )
}

/** Note about lines that ran out of stock during the checkout. */
export const StockNote = ({ order }: { readonly order: Order }) => {
  const text = useText()
  if (linesShortOfStock(order).length === 0) return null
  return (
    <Note tone="bad" icon={<CircleAlert />} role="status" title={text("checkout.stock.title")}>
      <p>{text("checkout.stock.text")}</p>
    </Note>
  )
}
