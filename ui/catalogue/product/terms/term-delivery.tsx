/** Delivery term. The server renders what always holds; the browser's clock makes it exact. */
import Truck from "lucide-react/icons/truck"
import type { Product } from "#domain/entities/catalogue/product.ts"
import { arrival, deliveryKind, isMadeToOrder, shippingHours, shippingSpeed, type DeliveryKind } from "#domain/rules/cart/delivery.ts"
import { siteDeliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
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
  readonly product: Pick<Product, "badges">
  /** Variant that is chosen, which may lie in a store; `null` before. */
  readonly variantId: number | null
}

export const TermDelivery = ({ product, variantId }: Props) => {
  const text = useText()
  const config = useSiteConfig()
  const { shippingFee } = config
  const hydrated = useHydrated()
  const { countryHours, deliveryHours, madeToOrderDays } = siteDeliveryTerms(config)
  const kind = deliveryKind(isMadeToOrder(product), true)
  const always =
    kind === "madeToOrder"
      ? text("term.delivery.madeToOrder", { from: madeToOrderDays.from, to: madeToOrderDays.to })
      : text("term.delivery.hours", { hours: deliveryHours })
  return (
    <Term
      icon={<Truck />}
      title={hydrated ? <ExactPromise kind={kind} /> : always}
      text={
        <>
          {kind === "madeToOrder" ? always : <Ships kind={kind} hydrated={hydrated} />}{" "}
          {kind === "madeToOrder"
            ? text("term.delivery.fee", { fee: formatTugrik(shippingFee) })
            : text("term.delivery.more", { fee: formatTugrik(shippingFee), from: countryHours.from, to: countryHours.to })}
        </>
      }
    >
      {kind !== "madeToOrder" && variantId !== null && <TextLink href={`/stores?variant=${variantId}`}>{text("term.stores")}</TextLink>}
    </Term>
  )
}

const ExactPromise = ({ kind }: { readonly kind: DeliveryKind }) => {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  const config = useSiteConfig()
  const window = arrival({ kind, placedAt: now, paidAt: now }, siteDeliveryTerms(config))
  return text("term.delivery.promise", { when: formatDeliveryWindow(window.from, window.to, now, locale) })
}

/** When it leaves the warehouse, where that is before it arrives. Before the browser's clock is there, an invisible text of its length, so that nothing moves. */
const Ships = ({ kind, hydrated }: { readonly kind: DeliveryKind; readonly hydrated: boolean }) => {
  const text = useText()
  const now = useNow()
  const config = useSiteConfig()
  const speed = shippingSpeed({ kind, placedAt: now, paidAt: now }, siteDeliveryTerms(config))
  if (speed === null) return null
  const { from, to } = shippingHours[speed]
  const ships = text("term.delivery.ships", { hours: from === 0 ? String(to) : `${from}–${to}` })
  return hydrated ? ships : <span className={styles.reserved}>{ships}</span>
}
