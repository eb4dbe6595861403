/** Delivery term. The server renders what always holds; the browser's clock makes it exact. */
import Truck from "lucide-react/icons/truck"
import { arrival, deliveryTerms } from "#domain/rules/cart/delivery.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { deliveryWindow } from "#ui/cart/public/delivery-window.ts"
import { useHydrated } from "#ui/react/hydrated.ts"
import { useNow } from "#ui/react/clock.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { Term } from "./term.tsx"

export const TermDelivery = () => {
  const text = useText()
  const { deliveryHours, shippingFee } = useSiteConfig()
  const hydrated = useHydrated()
  const { from, to } = deliveryTerms.countryHours
  return (
    <Term
      icon={<Truck />}
      title={hydrated ? <ExactPromise /> : text("term.delivery.hours", { hours: deliveryHours })}
      text={text("term.delivery.more", { fee: formatTugrik(shippingFee), from, to })}
    />
  )
}

const ExactPromise = () => {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  const { workFrom, workTo, deliveryHours } = useSiteConfig()
  const window = arrival({ kind: "city", placedAt: now, paidAt: now }, { ...deliveryTerms, workFrom, workTo, deliveryHours })
  return text("term.delivery.promise", { when: deliveryWindow(window.from, window.to, now, locale) })
}
