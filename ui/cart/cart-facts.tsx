/** Facts beside the cart: wallet, lease, delivery and returns. */
import { useSelector } from "@xstate/react"
import RotateCcw from "lucide-react/icons/rotate-ccw"
import ShieldCheck from "lucide-react/icons/shield-check"
import Truck from "lucide-react/icons/truck"
import Wallet from "lucide-react/icons/wallet"
import type { Order } from "#domain/entities/orders/order.ts"
import { orderLeaseFrom } from "#domain/rules/lease/order-lease.ts"
import { returnPeriodsOf } from "#domain/rules/orders/returns.ts"
import { isGoods } from "#domain/rules/travel/stay-line.ts"
import { formatAlternatives } from "#domain/rules/texts/alternatives-text.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { useDeliveryPromise } from "./public/delivery-promise.ts"
import { Note } from "#ui/parts/feedback/note.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useLocale, useRichText, useText } from "#ui/messages/messages.tsx"
import styles from "./cart-screen.module.css"

export const CartFacts = ({ order }: { readonly order: Order }) => {
  const text = useText()
  const rich = useRichText()
  const { session } = useActorRefs()
  const { flags, lease } = useSiteConfig()
  const balance = useSelector(session, ({ context }) => context.user?.wallet ?? 0)
  const monthly = flags.showLease ? orderLeaseFrom(order, lease) : null
  const locale = useLocale()
  const goods = order.lineItems.filter(isGoods)
  const periods = returnPeriodsOf(goods)
  const promise = useDeliveryPromise({ lines: goods, address: order.address })
  return (
    <>
      {flags.wallet && balance > 0 && (
        <Note icon={<Wallet />}>
          <p>{rich("cart.wallet", { balance: formatTugrik(balance) })}</p>
        </Note>
      )}
      <Panel aria-label={text("cart.facts.label")}>
        {monthly !== null && (
          <p className={styles.quiet}>{rich("cart.lease", { amount: formatTugrik(monthly), months: Math.max(...lease.periods) })}</p>
        )}
        <ul className={styles.facts}>
          {goods.length > 0 && order.pickupStore == null && promise !== null && (
            <li>
              <Truck />
              <span>{rich("cart.facts.delivery", { window: promise })}</span>
            </li>
          )}
          {periods.length > 0 && (
            <li>
              <RotateCcw />
              <span>{rich("cart.facts.returns", { hours: formatAlternatives(periods, locale) })}</span>
            </li>
          )}
          <li>
            <ShieldCheck />
            <span>{text("cart.facts.safe")}</span>
          </li>
        </ul>
      </Panel>
    </>
  )
}
