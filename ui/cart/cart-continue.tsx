/** Main button of the cart: starts the checkout, or first removes what is sold out. */
import { useLocation } from "wouter"
import type { Order } from "#domain/entities/orders/order.ts"
import { linesShortOfStock } from "#domain/rules/cart/not-placed.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"

const checkout = "/checkout/address"

export const CartContinue = ({ order }: { readonly order: Order }) => {
  const text = useText()
  const { cart } = useActorRefs()
  const [, navigate] = useLocation()
  const short = linesShortOfStock(order)
  if (short.length === 0)
    return (
      <ButtonLink href={checkout} size="large" wide>
        {text("cart.checkout")}
      </ButtonLink>
    )
  const areAllSoldOut = short.every(isSoldOut)
  const isNothingLeft = areAllSoldOut && short.length === order.lineItems.length
  const fitToStock = () => {
    for (const line of short) cart.send({ type: "line.change", lineId: line.id, quantity: Math.max(0, line.totalOnHand) })
    if (!isNothingLeft) navigate(checkout)
  }
  const continueText = areAllSoldOut ? text("cart.soldOut.goOn", { count: short.length }) : text("cart.short.goOn")
  return (
    <Button size="large" wide onClick={fitToStock}>
      {isNothingLeft ? text("cart.soldOut.takeOut", { count: short.length }) : continueText}
    </Button>
  )
}
