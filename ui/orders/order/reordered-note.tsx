/** What ordering again put into the cart, and what the stock left out. */
import ShoppingBag from "lucide-react/icons/shopping-bag"
import type { Order } from "#domain/entities/orders/order.ts"
import type { Reordered } from "#machines/orders/ports.ts"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { useText } from "#ui/messages/messages.tsx"

export const ReorderedNote = ({ order, reordered: { leftOut } }: { readonly order: Order; readonly reordered: Reordered }) => {
  const text = useText()
  const units = leftOut.reduce((all, { quantity }) => all + quantity, 0)
  const isNothing = units >= order.totalQuantity
  return (
    <Note
      tone={isNothing ? "warn" : "good"}
      role="status"
      icon={<ShoppingBag />}
      title={text(isNothing ? "order.again.nothing" : "order.again.done")}
    >
      {leftOut.map(({ name, quantity, isSoldOut }) => (
        <p key={name}>{text(isSoldOut ? "order.again.soldOut" : "order.again.left", { name, count: quantity })}</p>
      ))}
      {!isNothing && <TextLink href="/cart">{text("order.again.cart")}</TextLink>}
    </Note>
  )
}
