/** Delivery promise for an order that is paid now. */
import { arrival, deliveryTerms, type DeliveryKind } from "#domain/rules/cart/delivery.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { useLocale } from "#ui/messages/messages.tsx"
import { deliveryWindow } from "./delivery-window.ts"
import { useNow } from "#ui/react/clock.ts"

export const useDeliveryPromise = (kind: DeliveryKind = "city"): string => {
  const { workFrom, workTo, deliveryHours } = useSiteConfig()
  const locale = useLocale()
  const now = useNow()
  const { from, to } = arrival({ kind, placedAt: now, paidAt: now }, { ...deliveryTerms, workFrom, workTo, deliveryHours })
  return deliveryWindow(from, to, now, locale)
}
