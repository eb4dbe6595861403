/** Sheet on phones and drawer on desktops after a product was added: what it is, what the cart holds, and the ways on. Loaded on first use. */
import { useSelector } from "@xstate/react"
import { shownOrder } from "#machines/cart/cart-context.ts"
import type { VariantId } from "#domain/entities/ids.ts"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import { soldAt } from "#domain/rules/catalogue/sale.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { isGoods } from "#domain/rules/travel/stay-line.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useAllNow } from "#ui/catalogue/public/sold-now.ts"
import { optionTexts } from "#ui/cart/public/line-options.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { Dialog } from "#ui/parts/overlay/dialog.tsx"
import { useText } from "#ui/messages/messages.tsx"
import row from "#ui/catalogue/pictured-row.module.css"
import styles from "./added-sheet.module.css"

/** Maximum of other products; more would cover a phone. */
const maxFitting = 2

type Props = {
  readonly open: boolean
  readonly variantId: VariantId | null
  /** Products of its category, of which the first in stock are shown. */
  readonly related: ReadonlyArray<Tile>
  readonly onClose: () => void
}

export const AddedSheet = ({ open, variantId, related, onClose }: Props) => {
  const text = useText()
  const order = useSelector(useActorRefs().cart, ({ context }) => shownOrder(context))
  const goods = (order?.lineItems ?? []).filter(isGoods)
  const fitting = useAllNow(related.filter((tile) => !isSoldOut(tile)).slice(0, maxFitting), soldAt)
  const line = goods.find((each) => each.variantId === variantId)
  const sum = goods.reduce((total, each) => total + each.total, 0)
  const count = goods.reduce((units, each) => units + each.quantity, 0)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text("tile.added")}
      shape="sheet"
      footer={
        <>
          <ButtonLink href="/cart" variant="secondary" onClick={onClose}>
            {text("product.go_to_cart")}
          </ButtonLink>
          <ButtonLink href="/checkout/address" onClick={onClose}>
            {text("product.order")}
          </ButtonLink>
        </>
      }
    >
      {line !== undefined && (
        <div className={styles.line}>
          <span className={styles.picture}>
            <ProductPicture picture={line.image} alt="" sizes="96px" />
          </span>
          <p>
            <b>{line.product.name}</b>
            <small>{[...optionTexts(line), text("product.inCart", { count: line.quantity })].join(" · ")}</small>
          </p>
          <b>{formatTugrik(line.total)}</b>
        </div>
      )}
      {count > 0 && (
        <p className={styles.sum}>
          <span>{text("product.cartHolds", { count })}</span>
          <b>{formatTugrik(sum)}</b>
        </p>
      )}
      {fitting.length > 0 && (
        <section className={styles.fitting} aria-labelledby="fitting">
          <h3 id="fitting">{text("product.related")}</h3>
          <ul>
            {fitting.map((tile) => (
              <li key={tile.id} className={row.row}>
                <span className={row.picture}>
                  <ProductPicture picture={tile.image} alt="" sizes="56px" />
                </span>
                <Link className={row.name} href={`/products/${tile.slug}`} glimpse={tile} onClick={onClose}>
                  {tile.title}
                </Link>
                <span>{formatTugrik(tile.sellingPrice)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
