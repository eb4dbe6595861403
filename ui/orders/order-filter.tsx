/** Filter of the orders by group; each choice is an address. */
import { orderGroups, type OrderGroup } from "#domain/rules/orders/order-groups.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./order-filter.module.css"

export const OrderFilter = ({ group }: { readonly group: OrderGroup | null }) => {
  const text = useText()
  return (
    <nav className={styles.filter} aria-label={text("orders.filter")}>
      {[null, ...orderGroups].map((one) => (
        <Link
          key={one ?? "all"}
          href={one === null ? "/account/orders" : `/account/orders?group=${one}`}
          replace
          aria-current={one === group ? "true" : undefined}
        >
          {text(`orders.group.${one ?? "all"}`)}
        </Link>
      ))}
    </nav>
  )
}
