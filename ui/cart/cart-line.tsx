/** Line of the cart: product, options, quantity, price and stock; compact beside the checkout. */
import { useSelector } from "@xstate/react"
import Check from "lucide-react/icons/check"
import CircleAlert from "lucide-react/icons/circle-alert"
import Trash2 from "lucide-react/icons/trash-2"
import type { LineItem } from "#domain/entities/orders/order.ts"
import { siteDeliveryTerms } from "#domain/rules/cart/delivery-terms.ts"
import { isStay, lineHref } from "#domain/rules/travel/stay-line.ts"
import { times } from "#domain/rules/money.ts"
import { exceedsStock, isSoldOut, stockLabel } from "#domain/rules/catalogue/stock.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { isSettling } from "#machines/cart/cart-selectors.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { LineOptions } from "./public/line-options.tsx"
import { Quantity } from "#ui/parts/form/quantity.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./cart-line.module.css"

type Props = {
  readonly line: LineItem
  /** Small, and without links that lead out of the checkout. */
  readonly compact?: boolean
}

export const CartLine = ({ line, compact = false }: Props) => {
  const text = useText()
  const { cart } = useActorRefs()
  const settling = useSelector(cart, ({ context }) => isSettling(context, line.id))
  const justAdded = useSelector(cart, ({ value, context }) => value.feedback === "justChanged" && context.justAdded === line.variantId)
  const { name, brand } = line.product
  const config = useSiteConfig()
  const href = lineHref(line, config.flags.travel)
  const isGone = isSoldOut(line)
  const listTotal = times(line.listPrice, line.quantity)
  const addedState = justAdded ? "added" : "there"
  return (
    <li className={styles.line} data-compact={compact ? "" : undefined} data-state={isGone ? "gone" : addedState} aria-busy={settling}>
      <span className={styles.picture}>
        <ProductPicture picture={line.image} alt="" sizes={compact ? "56px" : "128px"} />
      </span>
      <div className={styles.what}>
        {!compact && <p>{brand}</p>}
        {compact ? <h3>{name}</h3> : <h2>{href === null ? name : <Link href={href}>{name}</Link>}</h2>}
        <LineOptions line={line} />
        {line.madeToOrder && !isGone && <p>{text("cart.line.madeToOrder", siteDeliveryTerms(config).madeToOrderDays)}</p>}
        <LineState line={line} justAdded={justAdded} />
      </div>
      <div className={styles.quantity}>
        {!isGone && !isStay(line) && (
          <Quantity
            name={name}
            value={line.quantity}
            max={line.totalOnHand}
            onChange={(quantity) => cart.send({ type: "line.change", lineId: line.id, quantity })}
          />
        )}
        {line.quantity > 1 && <p className={styles.each}>{text("cart.line.each", { price: formatTugrik(line.price) })}</p>}
      </div>
      <p className={styles.price}>
        <b>{formatTugrik(line.total)}</b>
        {listTotal > line.total && (
          <s>
            <span className="sr">{text("cart.line.listPrice")} </span>
            {formatTugrik(listTotal)}
          </s>
        )}
      </p>
      <div className={styles.acts}>
        <button
          type="button"
          aria-label={text("cart.line.removeNamed", { name })}
          onClick={() => cart.send({ type: "line.remove", lineId: line.id })}
        >
          <Trash2 />
          {text("cart.line.remove")}
        </button>
      </div>
    </li>
  )
}

const LineState = ({ line, justAdded }: { readonly line: LineItem; readonly justAdded: boolean }) => {
  const text = useText()
  const { cart } = useActorRefs()
  const restored = useSelector(cart, ({ context }) => context.justRestored)
  const { lowStock, flags } = useSiteConfig()
  const stock = stockLabel(line.totalOnHand, line.totalOnHand, lowStock)
  if (stock === "soldOut" || stock === "outOfStock")
    return (
      <p className={styles.state}>
        <Tag tone="bad" icon={<CircleAlert />}>
          {text("cart.line.soldOut")}
        </Tag>
      </p>
    )
  if (exceedsStock(line))
    return (
      <p className={styles.state}>
        <Tag tone="bad" icon={<CircleAlert />}>
          {text("cart.line.short", { count: line.totalOnHand })}
        </Tag>
        <Button
          variant="secondary"
          size="small"
          onClick={() => cart.send({ type: "line.change", lineId: line.id, quantity: line.totalOnHand })}
        >
          {text("cart.line.takeRest", { count: line.totalOnHand })}
        </Button>
      </p>
    )
  if (justAdded)
    return (
      <p className={styles.state}>
        <Tag tone="sky" role="status" icon={<Check />}>
          {text(restored ? "cart.line.restored" : "cart.line.added")}
        </Tag>
      </p>
    )
  return stock === "low" && flags.showStock && !isStay(line) ? (
    <p className={styles.state}>
      <Tag tone="warn">{text("cart.line.low", { count: line.totalOnHand })}</Tag>
    </p>
  ) : null
}
