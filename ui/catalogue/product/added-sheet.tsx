/** Sheet on phones and drawer on desktops after a product was added: what it is, what the cart holds, and the ways on. Loaded on first use. */
import { useSelector } from "@xstate/react"
import { shownOrder } from "#machines/cart/cart-context.ts"
import type { VariantId } from "#domain/entities/ids.ts"
import { isGoods } from "#domain/rules/travel/stay-line.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { optionTexts } from "#ui/cart/public/line-options.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { Dialog } from "#ui/parts/overlay/dialog.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./added-sheet.module.css"

type Props = {
  readonly open: boolean
  readonly variantId: VariantId | null
  readonly onClose: () => void
}

export const AddedSheet = ({ open, variantId, onClose }: Props) => {
  const text = useText()
  const order = useSelector(useActorRefs().cart, ({ context }) => shownOrder(context))
  const goods = (order?.lineItems ?? []).filter(isGoods)
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
    </Dialog>
  )
}
