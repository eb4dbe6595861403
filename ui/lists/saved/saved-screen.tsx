/** Saved products, recently viewed ones and recent searches of this device; each list can be cleared and restored. S29o, S29l, B14. */
import { useSelector } from "@xstate/react"
import Bookmark from "lucide-react/icons/bookmark"
import { useState, type ReactNode } from "react"
import type { ActorRefFrom } from "xstate"
import { productTile } from "#domain/rules/catalogue/product-tile.ts"
import type { deviceProductsMachine } from "#machines/lists/device-products.ts"
import type { recentMachine } from "#machines/lists/recently-viewed.ts"
import type { DeviceLists } from "#machines/shell/persisted-changes.ts"
import { RecentRow } from "#ui/lists/public/recent-row.tsx"
import { ProductTile } from "#ui/catalogue/public/tile.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { SyncNote } from "./sync-note.tsx"
import { SearchList } from "#ui/search/public/search-list.tsx"
import styles from "./saved-screen.module.css"

type Props = { readonly actor: ActorRefFrom<typeof deviceProductsMachine>; readonly recent: ActorRefFrom<typeof recentMachine> }

export const SavedScreen = ({ actor, recent }: Props) => {
  const text = useText()
  const { persistence } = useActorRefs()
  const state = useSelector(actor, ({ value }) => value)
  const { products, problem } = useSelector(actor, ({ context }) => context)
  const persisted = useSelector(persistence, ({ context }) => context.persisted)
  const [cleared, setCleared] = useState<Partial<DeviceLists> | null>(null)
  const clear = (lists: Partial<DeviceLists>) => {
    setCleared(lists)
    persistence.send({ type: "lists.put", lists: Object.fromEntries(Object.keys(lists).map((name) => [name, []])) })
  }
  const undo = () => {
    if (cleared !== null) persistence.send({ type: "lists.put", lists: cleared })
    setCleared(null)
  }
  return (
    <div className={`page ${styles.screen}`} data-state={state}>
      <PageTitle title={text("saved.title")}>{products.length > 0 && text("lists.count", { count: products.length })}</PageTitle>
      <SyncNote />
      <div role="status">
        {cleared !== null && (
          <Note
            icon={<Bookmark />}
            action={
              <Button variant="quiet" onClick={undo}>
                {text("lists.undo")}
              </Button>
            }
          >
            <p>{text("saved.cleared")}</p>
          </Note>
        )}
      </div>
      <SavedSection
        title={text("saved.products")}
        {...(products.length > 0 && { onClear: () => clear({ bookmarks: persisted.bookmarks }) })}
      >
        {state === "fetching" && products.length === 0 && (
          <LoadingPlaceholder label={text("saved.loading")} className={styles.loading ?? ""}>
            <Skeleton width="100%" height="18rem" />
          </LoadingPlaceholder>
        )}
        {state === "failed" && problem !== null && <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />}
        {state === "empty" && (
          <EmptyState icon={<Bookmark />} title={text("saved.empty")} text={text("saved.empty.text")}>
            <ButtonLink href="/products">{text("lists.browse")}</ButtonLink>
          </EmptyState>
        )}
        {products.length > 0 && (
          <ul className={styles.products}>
            {products.map((product) => (
              <li key={product.id}>
                <ProductTile tile={productTile(product)} />
                <Button variant="quiet" size="small" onClick={() => persistence.send({ type: "bookmark.toggle", id: product.id })}>
                  {text("saved.remove")}
                  <span className="sr">{`: ${product.title}`}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </SavedSection>
      {persisted.recentlyViewed.length > 0 && (
        <div>
          <RecentRow actor={recent} />
          <ClearButton of={text("saved.recent")} onPress={() => clear({ recentlyViewed: persisted.recentlyViewed })} />
        </div>
      )}
      {persisted.searchHistory.length > 0 && (
        <SavedSection title={text("search.recent")} onClear={() => clear({ searchHistory: persisted.searchHistory })}>
          <SearchList
            texts={persisted.searchHistory}
            onForget={(forgotten) => persistence.send({ type: "search.forgotten", text: forgotten })}
          />
        </SavedSection>
      )}
    </div>
  )
}

const ClearButton = ({ of, onPress }: { readonly of: string; readonly onPress: () => void }) => {
  const text = useText()
  return (
    <Button variant="quiet" size="small" onClick={onPress}>
      {text("saved.clear")}
      <span className="sr">{`: ${of}`}</span>
    </Button>
  )
}

const SavedSection = ({
  title,
  onClear,
  children,
}: {
  readonly title: string
  readonly onClear?: () => void
  readonly children: ReactNode
}) => (
  <section aria-label={title}>
    <header className={styles.head}>
      <h2>{title}</h2>
      {onClear !== undefined && <ClearButton of={title} onPress={onClear} />}
    </header>
    {children}
  </section>
)
