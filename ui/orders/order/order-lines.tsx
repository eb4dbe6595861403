/** Lines of an order, each linked to its product. */
import type { LineItem } from "#domain/entities/orders/order.ts"
import { isGiftCard, isStay, lineHref } from "#domain/rules/travel/stay-line.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { LineOptions } from "#ui/cart/public/line-options.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import styles from "./order-lines.module.css"

/** Leads to the product or hotel, if it has a page. */
const LineName = ({ line }: { readonly line: LineItem }) => {
  const href = lineHref(line, useSiteConfig().flags.travel)
  return href === null ? line.product.name : <Link href={href}>{line.product.name}</Link>
}

export const OrderLines = ({ lines, delivered }: { readonly lines: ReadonlyArray<LineItem>; readonly delivered: boolean }) => {
  const text = useText()
  return (
    <Panel flush aria-label={text("order.lines")}>
      <ul className={styles.lines}>
        {lines.map((line) => (
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
              {delivered && !isStay(line) && !isGiftCard(line) && (
                <p>
                  <Link href={`/account/reviews/${line.product.slug}`}>
                    {text("order.review")}
                    <span className="sr">: {line.product.name}</span>
                  </Link>
                </p>
              )}
            </div>
            <p className={styles.quantity}>{!isStay(line) && text("summary.line", { count: line.quantity })}</p>
            <p className={styles.price}>{formatTugrik(line.total)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
