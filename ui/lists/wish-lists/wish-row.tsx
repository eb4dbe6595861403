/** One wish: product, news since it was wished, note, wanted quantity, and its actions. */
import ArrowLeftRight from "lucide-react/icons/arrow-left-right"
import Pencil from "lucide-react/icons/pencil"
import ShoppingBag from "lucide-react/icons/shopping-bag"
import Trash2 from "lucide-react/icons/trash-2"
import { useId, useState } from "react"
import { maxPerLine } from "#domain/rules/cart/cart.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import type { Wish, WishList, WishListHash } from "#domain/entities/lists/wish-list.ts"
import { maxRemark } from "#domain/rules/lists/wish-lists.ts"
import type { ListChange } from "#machines/lists/list-changes.ts"
import { Price } from "#ui/catalogue/public/price.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { SelectField } from "#ui/parts/form/field-select.tsx"
import { TextAreaField } from "#ui/parts/form/field-text.tsx"
import { Quantity } from "#ui/parts/form/quantity.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { WishNewsTags } from "#ui/lists/wish-news-tags.tsx"
import styles from "./wish-row.module.css"

type Props = {
  readonly wish: Wish
  readonly list: WishListHash
  readonly others: ReadonlyArray<WishList>
  readonly isGoingToCart: boolean
  /** Note that could not be stored: its form is open with it. */
  readonly unsavedRemark: string | undefined
  readonly onChange: (change: ListChange) => void
  readonly onCloseUnsaved: () => void
}

export const WishRow = ({ wish, list, others, isGoingToCart, unsavedRemark, onChange, onCloseUnsaved }: Props) => {
  const text = useText()
  const [opened, setOpened] = useState<"note" | "move" | null>(null)
  // A note that could not be stored stays open beside the other form.
  const isNoteOpen = opened === "note" || unsavedRemark !== undefined
  const closeNote = () => {
    setOpened(null)
    onCloseUnsaved()
  }
  const { id, name, slug, variantId, optionsText, image, price, sellingPrice, saleExpireAt, quantity, remark } = wish
  const soldOut = isSoldOut(wish)
  return (
    <li className={styles.wish} data-sold-out={soldOut ? "" : undefined}>
      <span className={styles.picture}>
        <ProductPicture picture={image} alt="" sizes="96px" />
      </span>
      <div className={styles.text}>
        <h3>
          <Link href={`/products/${slug}?variant=${variantId}`}>{name}</Link>
        </h3>
        {optionsText !== "" && <p className={styles.options}>{optionsText}</p>}
        <WishNewsTags wish={wish} />
        {remark !== "" && !isNoteOpen && <p className={styles.remark}>{remark}</p>}
        <p className={styles.actions}>
          <button type="button" aria-expanded={isNoteOpen} onClick={() => (isNoteOpen ? closeNote() : setOpened("note"))}>
            <Pencil />
            {text("wish.note")}
          </button>
          {others.length > 0 && (
            <button type="button" aria-expanded={opened === "move"} onClick={() => setOpened(opened === "move" ? null : "move")}>
              <ArrowLeftRight />
              {text("wish.move")}
            </button>
          )}
          <button type="button" onClick={() => onChange({ _tag: "RemoveWish", wish: id })}>
            <Trash2 />
            {text("wish.remove.here")}
            <span className="sr">{`: ${name}`}</span>
          </button>
        </p>
        {isNoteOpen && (
          <RemarkForm
            remark={unsavedRemark ?? remark}
            onClose={closeNote}
            onSave={(to) => onChange({ _tag: "EditWish", wish: id, to: { remark: to } })}
          />
        )}
        {opened === "move" && <MoveForm others={others} onMove={(to) => onChange({ _tag: "Move", wish: id, to })} />}
      </div>
      <div className={styles.buy}>
        {price !== null && sellingPrice !== null && (
          <Price price={price} sellingPrice={sellingPrice} salePercent={0} saleExpireAt={saleExpireAt} size="line" />
        )}
        <div className={styles.quantity}>
          <span>{text("wish.wanted")}</span>
          <Quantity
            name={name}
            value={quantity}
            max={maxPerLine}
            onChange={(to) => onChange({ _tag: "EditWish", wish: id, to: { quantity: to } })}
          />
        </div>
        {!soldOut && (
          <Button variant="secondary" wide busy={isGoingToCart} onClick={() => onChange({ _tag: "ToCart", hash: list, wish: id })}>
            <ShoppingBag />
            {text("wish.toCart")}
            <span className="sr">{`: ${name}`}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

type RemarkProps = { readonly remark: string; readonly onSave: (remark: string) => void; readonly onClose: () => void }

const RemarkForm = ({ remark, onSave, onClose }: RemarkProps) => {
  const text = useText()
  const id = useId()
  const [typed, setTyped] = useState(remark)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSave(typed.trim())
        onClose()
      }}
    >
      <TextAreaField id={id} label={text("wish.note")} optional value={typed} maxLength={maxRemark} onType={setTyped} />
      <Button type="submit" size="small">
        {text("lists.save")}
      </Button>
    </form>
  )
}

const MoveForm = ({ others, onMove }: { readonly others: ReadonlyArray<WishList>; readonly onMove: (to: WishListHash) => void }) => {
  const text = useText()
  const id = useId()
  return (
    <SelectField
      id={id}
      label={text("wish.move.to")}
      placeholder={text("wish.move.choose")}
      options={others.map(({ hash, name }) => ({ value: hash, label: name }))}
      value=""
      onChoose={(hash) => {
        const to = others.find((list) => list.hash === hash)
        if (to !== undefined) onMove(to.hash)
      }}
    />
  )
}
