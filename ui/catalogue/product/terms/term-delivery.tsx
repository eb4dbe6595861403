/** Delivery term of a product: the usual hours in the server's markup, the exact window by the browser's clock. */
import Truck from "lucide-react/icons/truck"
import type { Product } from "#domain/entities/catalogue/product.ts"
import { arrival, deliveryKind, isMadeToOrder, type DeliveryKind } from "#domain/rules/cart/delivery.ts"
import { countryRange } from "#domain/rules/cart/delivery-zones.ts"
import { shippingHours, shippingSpeed } from "#domain/rules/cart/shipping-speed.ts"
import { deliveryFees } from "#domain/rules/cart/delivery-fee.ts"
import { deliveryDaysLater, siteDeliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { zero } from "#domain/rules/money.ts"
import { formatDeliveryWindow } from "#domain/rules/texts/delivery-window.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import { useHydrated } from "#ui/react/hydrated.ts"
import { useNow } from "#ui/react/clock.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { Term } from "./term.tsx"
import styles from "./terms.module.css"

type Props = {
  readonly product: Pick<Product, "badges" | "weight">
  /** The chosen variant; `null` before one is chosen. */
  readonly variantId: number | null
}

export const TermDelivery = ({ product, variantId }: Props) => {
  const text = useText()
  const config = useSiteConfig()
  const hydrated = useHydrated()
  const terms = siteDeliveryTerms(config)
  const { deliveryHours, madeToOrderDays, sameDay } = terms
  const outside = countryRange(terms)
  const kind = deliveryKind({ isMadeToOrder: isMadeToOrder(product), isToCapital: true })
  const isFromStock = kind !== "madeToOrder"
  const fees = deliveryFees({ goods: zero, grams: product.weight ?? 0 }, config)
  const fee = fees.from < fees.to ? text("term.delivery.from", { fee: formatTugrik(fees.from) }) : formatTugrik(fees.to)
  const { freeFrom } = config.delivery
  const cityTime =
    sameDay === null
      ? text("term.delivery.days", { days: deliveryDaysLater(terms) })
      : text("term.delivery.hours", { hours: deliveryHours })
  const usualTime = isFromStock ? cityTime : text("term.delivery.madeToOrder", { from: madeToOrderDays.from, to: madeToOrderDays.to })
  return (
    <Term
      icon={<Truck />}
      title={hydrated ? <DeliveryPromise kind={kind} /> : usualTime}
      text={
        <>
          {isFromStock ? <ShippingTime kind={kind} hydrated={hydrated} /> : usualTime}{" "}
          {isFromStock && outside !== null ? text("term.delivery.more", { fee, ...outside }) : text("term.delivery.fee", { fee })}
          {freeFrom !== null && ` ${text("term.delivery.free", { sum: formatTugrik(freeFrom) })}`}
        </>
      }
    >
      {isFromStock && variantId !== null && <TextLink href={`/stores?variant=${variantId}`}>{text("term.stores")}</TextLink>}
    </Term>
  )
}

/** Window in which the product arrives if it is ordered now. */
const DeliveryPromise = ({ kind }: { readonly kind: DeliveryKind }) => {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  const config = useSiteConfig()
  const window = arrival({ kind, placedAt: now, paidAt: now }, siteDeliveryTerms(config))
  return text("term.delivery.promise", { when: formatDeliveryWindow(window.from, window.to, now, locale) })
}

/** Hours until the product is shipped. Before hydration the text is invisible and only reserves its space, since the time is not known. */
const ShippingTime = ({ kind, hydrated }: { readonly kind: DeliveryKind; readonly hydrated: boolean }) => {
  const text = useText()
  const now = useNow()
  const config = useSiteConfig()
  const speed = shippingSpeed({ kind, placedAt: now, paidAt: now }, siteDeliveryTerms(config))
  if (speed === null) return null
  const { from, to } = shippingHours[speed]
  const sentence = text("term.delivery.ships", { hours: from === 0 ? String(to) : `${from}–${to}` })
  return hydrated ? sentence : <span className={styles.reserved}>{sentence}</span>
}
