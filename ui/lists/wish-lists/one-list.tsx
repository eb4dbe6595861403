/** One wish list: its total, its link, its wishes, and the actions on the whole list. */
import { useSelector } from "@xstate/react"
import Heart from "lucide-react/icons/heart"
import Pencil from "lucide-react/icons/pencil"
import ShoppingBag from "lucide-react/icons/shopping-bag"
import Trash2 from "lucide-react/icons/trash-2"
import { useState } from "react"
import type { ActorRefFrom } from "xstate"
import type { WishList } from "#domain/entities/lists/wish-list.ts"
import { wishesTotal } from "#domain/rules/lists/wish-news.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { isGoingToCart, type ListChange } from "#machines/lists/list-changes.ts"
import type { wishListsMachine } from "#machines/lists/wish-lists.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { ListForm } from "./list-form.tsx"
import { ListShare } from "./list-share.tsx"
import { useWishesNow } from "#ui/lists/prices-now.ts"
import styles from "./one-list.module.css"
import { WishRow } from "./wish-row.tsx"

type Props = {
  readonly actor: ActorRefFrom<typeof wishListsMachine>
  readonly list: WishList
  /** Lists that a wish can be moved to. */
  readonly others: ReadonlyArray<WishList>
}

export const OneList = ({ actor, list, others }: Props) => {
  const text = useText()
  const [editing, setEditing] = useState(false)
  const isBusy = useSelector(actor, (now) => now.hasTag("busy"))
  const unsaved = useSelector(actor, ({ context }) => context.unsaved)
  const waiting = useSelector(actor, ({ context }) => context.waiting)
  const { hash, name, description, isPrivate } = list
  const wishes = useWishesNow(list.wishes)
  const unsavedEdit = unsaved?._tag === "Edit" && unsaved.hash === hash ? unsaved.to : null
  const closeUnsaved = () => actor.send({ type: "unsaved.close" })
  const change = (sent: ListChange) => actor.send({ type: "lists.change", change: sent })
  return (
    <section aria-labelledby={`list-${hash}`} aria-busy={isBusy}>
      <div className={styles.head}>
        <div>
          <h2 id={`list-${hash}`}>{name}</h2>
          <p>{text("lists.total", { count: wishes.length, total: formatTugrik(wishesTotal(wishes)) })}</p>
        </div>
        <div className={styles.actions}>
          {wishes.length > 0 && (
            <Button
              variant="secondary"
              busy={isGoingToCart(waiting, hash, null)}
              onClick={() => change({ _tag: "ToCart", hash, wish: null })}
            >
              <ShoppingBag />
              {text("lists.toCart.all")}
            </Button>
          )}
          <IconButton look="line" label={text("lists.edit")} icon={<Pencil />} onClick={() => setEditing(true)} />
          <IconButton look="line" label={text("lists.delete")} icon={<Trash2 />} onClick={() => change({ _tag: "Delete", hash })} />
        </div>
      </div>
      <ListShare list={list} onShare={(shared) => change({ _tag: "Edit", hash, to: { isPrivate: !shared } })} />
      {wishes.length === 0 ? (
        <EmptyState icon={<Heart />} title={text("lists.empty")} text={text("lists.empty.text")}>
          <ButtonLink href="/products">{text("lists.browse")}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <ul className={styles.wishes}>
            {wishes.map((wish) => (
              <WishRow
                key={wish.id}
                wish={wish}
                list={hash}
                others={others}
                isGoingToCart={isGoingToCart(waiting, hash, wish.id)}
                unsavedRemark={unsaved?._tag === "EditWish" && unsaved.wish === wish.id ? unsaved.to.remark : undefined}
                onChange={change}
                onCloseUnsaved={closeUnsaved}
              />
            ))}
          </ul>
          <Button variant="quiet" onClick={() => change({ _tag: "Empty", hash })}>
            {text("lists.emptyOut")}
          </Button>
        </>
      )}
      {(editing || unsavedEdit !== null) && (
        <ListForm
          title={text("lists.edit")}
          values={{ name, description, isPrivate, ...unsavedEdit }}
          onClose={() => {
            setEditing(false)
            closeUnsaved()
          }}
          onSave={(to) => change({ _tag: "Edit", hash, to })}
        />
      )}
    </section>
  )
}
