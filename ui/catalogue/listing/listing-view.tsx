/** View of a listing: breadcrumb, heading, facets and products. S5, S9. */
import { memo } from "react"
import type { StateValueFrom } from "xstate"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { listingMachine, ListingContext } from "#machines/catalogue/listing.ts"
import { chips, isOfBrandPage, withChange, listingAddress } from "#domain/rules/catalogue/listing-query.ts"
import { Breadcrumb } from "#ui/parts/display/breadcrumb.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { SentHere, sentLater } from "#ui/first-view/deferred-markup.tsx"
import { useText } from "#ui/messages/messages.tsx"
import type { QueryProps } from "./query-props.ts"
import { ActiveFilters } from "#ui/catalogue/facets/active-filters.tsx"
import { Facets } from "#ui/catalogue/facets/facets.tsx"
import { FiltersButton, filtersId } from "#ui/catalogue/facets/filters-button.tsx"
import { LayoutSwitch, useLayout } from "./layout-switch.tsx"
import { ListingEmpty } from "./listing-empty.tsx"
import { ListingMissing } from "./listing-missing.tsx"
import { ListingHead } from "./listing-head.tsx"
import { FacetsSkeleton, TilesSkeleton } from "./listing-skeleton.tsx"
import { LoadMore, type LoadMoreProps } from "./load-more.tsx"
import { PopularCategories } from "./popular-categories.tsx"
import { SortChoice } from "./sort-choice.tsx"
import { Subcategories } from "./subcategories.tsx"
import { Tiles } from "./tiles.tsx"
import { useBreadcrumb } from "./breadcrumb.ts"
import styles from "./listing-screen.module.css"

type State = StateValueFrom<typeof listingMachine>

/** State of the end of the list, in the machine states that show products. */
const endStates: Partial<Record<State, LoadMoreProps["state"]>> = {
  ready: "resting",
  fetchingMore: "fetching",
  moreFailed: "failed",
  refining: "fetching",
}

const nothingLeftOut: ReadonlyArray<string> = []
const nothingInstead: ReadonlyArray<Tile> = []

type Props = QueryProps &
  Pick<ListingContext, "page" | "problem"> & {
    readonly state: State
    readonly tiles: ReadonlyArray<Tile>
    /** Number of the last page that is shown. */
    readonly reached: number
    readonly stillFetch: boolean
    readonly onMore: () => void
    readonly onRetry: () => void
  }

/** Memoized, so that back navigation shows the listing without rendering it again. */
export const ListingView = memo(({ state, query, page, tiles, reached, stillFetch, problem, onQuery, onMore, onRetry }: Props) => {
  const text = useText()
  const layout = useLayout(query)
  const refining = state === "refining"
  const loaded = state === "fetching" || state === "failed" ? null : page
  const breadcrumb = useBreadcrumb(query, page)
  const endState = endStates[state]
  const about = query.collection === "sale" ? text("listing.sale.text") : page?.text
  /** There are no products to filter or to sort, and no filter to remove. */
  const isBare = state === "empty" && chips(query).length === 0
  const category = breadcrumb.at(-1)?.name ?? null
  const listName = category ?? text(query.collection === null ? "listing.all" : `listing.${query.collection}`)
  if (state === "missing") return <ListingMissing />
  const categoryHref = (permalink: string) => listingAddress(withChange({ ...query, brands: [], colours: [], sizes: [] }, { permalink }))
  return (
    <div className={styles.screen} data-state={state}>
      {!isOfBrandPage(query) && (
        <Breadcrumb
          steps={breadcrumb.slice(0, -1).map(({ name, permalink }) => ({ name, href: categoryHref(permalink) }))}
          here={query.text === null ? listName : text("listing.search")}
        />
      )}
      <ListingHead
        query={query}
        category={category}
        total={loaded?.total ?? null}
        corrected={loaded?.corrected ?? null}
        leftOut={loaded?.leftOut ?? nothingLeftOut}
      />
      {page !== null && state !== "failed" && <Subcategories query={query} taxons={page.facets.taxons} />}
      <div className={`page ${styles.body}`} data-bare={isBare || undefined}>
        {!isBare && (
          <aside className={styles.facets} id={filtersId} aria-labelledby="filters-title" {...sentLater}>
            <h2 className="sr" id="filters-title">
              {text("facet.title")}
            </h2>
            {state === "fetching" && page === null && <FacetsSkeleton />}
            {page !== null && <Facets query={query} onQuery={onQuery} facets={page.facets} breadcrumb={breadcrumb} />}
          </aside>
        )}
        <section className={styles.results} aria-label={text("listing.results")}>
          {!isBare && (
            <div className={styles.toolbar}>
              <ActiveFilters query={query} facets={page?.facets ?? null} />
              <div className={styles.tools}>
                {page !== null && (
                  <FiltersButton
                    query={query}
                    onQuery={onQuery}
                    facets={page.facets}
                    breadcrumb={breadcrumb}
                    total={page.total}
                    busy={refining}
                  />
                )}
                <SortChoice query={query} onQuery={onQuery} />
                <LayoutSwitch query={query} onQuery={onQuery} />
              </div>
            </div>
          )}
          {state === "fetching" && <TilesSkeleton layout={layout} />}
          {state === "failed" && problem !== null && <ProblemState problem={problem} onRetry={onRetry} />}
          {state === "failed" && problem?._tag === "SearchDown" && <PopularCategories />}
          {state === "empty" && (
            <ListingEmpty query={query} facets={page?.facets ?? null} instead={page?.instead ?? nothingInstead} part={page?.part ?? null} />
          )}
          {endState !== undefined && (
            <>
              <Tiles tiles={tiles} layout={layout} refining={refining} />
              <LoadMore
                query={query}
                shown={tiles.length}
                total={page?.total ?? tiles.length}
                page={reached}
                stillFetch={stillFetch}
                state={endState}
                problem={problem}
                onMore={onMore}
              />
            </>
          )}
          {loaded !== null && about !== undefined && <p className={styles.about}>{about}</p>}
        </section>
        <SentHere />
      </div>
    </div>
  )
})
