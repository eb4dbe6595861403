/** Screen of a shared wish list, opened by its link. S11. */
import { useSelector } from "@xstate/react"
import HeartOff from "lucide-react/icons/heart-off"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import type { Wish, WishList } from "#domain/entities/lists/wish-list.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { SharedListActor } from "#machines/lists/shared-list.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { useText } from "#ui/messages/messages.tsx"
import { useWishesNow } from "#ui/lists/prices-now.ts"
import styles from "./shared-list-screen.module.css"

export const SharedListScreen = ({ actor }: { readonly actor: SharedListActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { list, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div className={`page ${styles.screen}`} data-state={state}>
      {state === "fetching" && (
        <LoadingPlaceholder label={text("lists.loading")} className={styles.loading ?? ""}>
          <Skeleton width="100%" height="12rem" />
          <Skeleton width="100%" height="20rem" />
        </LoadingPlaceholder>
      )}
      {state === "missing" && (
        <EmptyState heading="h1" icon={<HeartOff />} title={text("lists.missing")} text={text("lists.missing.text")}>
          <ButtonLink href="/products">{text("lists.browse")}</ButtonLink>
        </EmptyState>
      )}
      {state === "failed" && problem !== null && (
        <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
      )}
      {state === "ready" && list !== null && <ListContent list={list} />}
    </div>
  )
}

const ListContent = ({ list }: { readonly list: WishList }) => {
  const text = useText()
  const { name, description, ownerName } = list
  const wishes = useWishesNow(list.wishes)
  return (
    <>
      <header className={styles.head}>
        <p>{text("lists.of", { name: ownerName })}</p>
        <h1>{name}</h1>
        {description !== "" && <p className={styles.description}>{description}</p>}
      </header>
      <h2 className={styles.count}>{text("lists.count", { count: wishes.length })}</h2>
      {wishes.length === 0 ? (
        <p>{text("lists.empty")}</p>
      ) : (
        <ul className={styles.wishes}>
          {wishes.map((wish) => (
            <SharedWish key={wish.id} wish={wish} />
          ))}
        </ul>
      )}
      <aside className={styles.own}>
        <div>
          <h2>{text("lists.own")}</h2>
          <p>{text("lists.own.text")}</p>
        </div>
        <ButtonLink variant="secondary" href="/account/wishlists">
          {text("lists.create")}
        </ButtonLink>
      </aside>
    </>
  )
}

const add = lazyPart(async () => (await import("./shared-wish-add.tsx")).SharedWishAdd)

const SharedWish = ({ wish }: { readonly wish: Wish }) => {
  const text = useText()
  const { Part: Add } = useLazyPart(add, true)
  const { variantId, slug, name, optionsText, image, price, sellingPrice, quantity, remark } = wish
  const soldOut = isSoldOut(wish)
  return (
    <li className={styles.wish} data-sold-out={soldOut ? "" : undefined}>
      <span className={styles.picture}>
        <ProductPicture picture={image} alt="" sizes="(min-width: 993px) 240px, 45vw" />
      </span>
      <h3>
        <Link href={`/products/${slug}?variant=${variantId}`}>{name}</Link>
      </h3>
      {optionsText !== "" && <p className={styles.options}>{optionsText}</p>}
      {sellingPrice !== null && (
        <p className={styles.price} data-sale={price !== null && price > sellingPrice ? "" : undefined}>
          <strong>{formatTugrik(sellingPrice)}</strong>{" "}
          {price !== null && price > sellingPrice && (
            <s>
              <span className="sr">{`${text("lists.price.before")} `}</span>
              {formatTugrik(price)}
            </s>
          )}
        </p>
      )}
      <p className={styles.options}>{text("wish.wanted.count", { count: quantity })}</p>
      {remark !== "" && <p className={styles.remark}>{remark}</p>}
      {soldOut ? (
        <p className={styles.options}>{text("wish.news.soldOut")}</p>
      ) : (
        <div className={styles.add}>{Add !== null && <Add variantId={variantId} name={name} />}</div>
      )}
    </li>
  )
}
