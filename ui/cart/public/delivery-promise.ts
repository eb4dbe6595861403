/** Delivery promise of the shop's rules for lines, address and moment. */
import type { Address } from "#domain/entities/account/address.ts"
import type { LineItem } from "#domain/entities/orders/order.ts"
import { arrival } from "#domain/rules/cart/delivery.ts"
import { deliveryTo, isNear } from "#domain/rules/cart/delivery-place.ts"
import { siteDeliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { isGoods } from "#domain/rules/travel/stay-line.ts"
import { formatDeliveryWindow } from "#domain/rules/texts/delivery-window.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { useLocale } from "#ui/messages/messages.tsx"
import { useNow } from "#ui/react/clock.ts"

type Promised = {
  readonly lines: ReadonlyArray<Pick<LineItem, "totalOnHand" | "madeToOrder" | "options">>
  /** `null` or without a city before it is known. */
  readonly address: Pick<Address, "city" | "district"> | null
}

/** When the goods among the lines would arrive if they were paid now; `null` where none of them is left, or the site delivers nothing there. */
export const useDeliveryPromise = ({ lines, address }: Promised): string | null => {
  const config = useSiteConfig()
  const locale = useLocale()
  const now = useNow()
  const available = lines.filter((line) => isGoods(line) && !isSoldOut(line))
  if (available.length === 0) return null
  const { city, district } = address ?? { city: "", district: "" }
  const delivery = deliveryTo(
    { isMadeToOrder: available.some((line) => line.madeToOrder), isToCapital: isNear({ city }), city, district },
    siteDeliveryTerms(config),
  )
  if (delivery === null) return null
  const { from, to } = arrival({ kind: delivery.kind, placedAt: now, paidAt: now }, delivery.terms)
  return formatDeliveryWindow(from, to, now, locale)
}
