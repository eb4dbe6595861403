/** Lines of an order, each linked to its product. */
import type { LineItem, Order } from "#domain/entities/orders/order.ts"
import { lineReviewHref } from "#domain/rules/orders/line-review.ts"
import { isStay, lineHref } from "#domain/rules/travel/stay-line.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { LineOptions } from "#ui/cart/public/line-options.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { useNow } from "#ui/react/clock.ts"
import { useText } from "#ui/messages/messages.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import styles from "./order-lines.module.css"

/** Name of a line, as a link to its product or hotel where that has a page. */
const LineName = ({ line }: { readonly line: LineItem }) => {
  const href = lineHref(line, useSiteConfig().flags.travel)
  return href === null ? line.product.name : <Link href={href}>{line.product.name}</Link>
}

/** Link to the review of a line, once it is delivered or its stay is over. */
const LineReview = ({ line, order }: { readonly line: LineItem; readonly order: Order }) => {
  const text = useText()
  const href = lineReviewHref(line, order, useSiteConfig().flags.travel, useNow())
  if (href === null) return null
  return (
    <p>
      <Link href={href}>
        {text("order.review")}
        <span className="sr">: {line.product.name}</span>
      </Link>
    </p>
  )
}

export const OrderLines = ({ order }: { readonly order: Order }) => {
  const text = useText()
  return (
    <Panel flush aria-label={text("order.lines")}>
      <ul className={styles.lines}>
        {order.lineItems.map((line) => (
          <li key={line.id}>
            <span className={styles.picture}>
              <ProductPicture picture={line.image} alt="" sizes="88px" />
            </span>
            <div className={styles.what}>
              <p>{line.product.brand}</p>
              <h3>
                <LineName line={line} />
              </h3>
              <LineOptions line={line} />
              <LineReview line={line} order={order} />
            </div>
            <p className={styles.quantity}>{!isStay(line) && text("summary.line", { count: line.quantity })}</p>
            <p className={styles.price}>{formatTugrik(line.total)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
