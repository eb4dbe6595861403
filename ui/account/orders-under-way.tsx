/** Orders that are neither delivered nor ended, at the top of the account's first page. */
import PackageOpen from "lucide-react/icons/package-open"
import type { Order } from "#domain/entities/orders/order.ts"
import { isUnderWay } from "#domain/rules/orders/under-way.ts"
import { OrderCard } from "#ui/orders/public/order-card.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { useNow } from "#ui/react/clock.ts"
import styles from "./account-screen.module.css"

export const OrdersUnderWay = ({ orders }: { readonly orders: ReadonlyArray<Order> }) => {
  const text = useText()
  const now = useNow()
  const shown = orders.filter((order) => isUnderWay(order, now))
  return (
    <section className={styles.underWay} aria-labelledby="under-way">
      <header>
        <h2 id="under-way">{text("overview.underWay")}</h2>
        {orders.length > 0 && <TextLink href="/account/orders">{text("account.latest.all")}</TextLink>}
      </header>
      {shown.length === 0 ? (
        <Note
          icon={<PackageOpen />}
          action={
            <ButtonLink href="/products" variant="quiet" size="small">
              {text("buy.continue")}
            </ButtonLink>
          }
        >
          <p>{text("overview.underWay.none")}</p>
        </Note>
      ) : (
        shown.map((order) => <OrderCard key={order.number} order={order} />)
      )}
    </section>
  )
}
