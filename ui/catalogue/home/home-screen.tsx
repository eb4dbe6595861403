/** Home page in every state of its machine: hero, notifications, categories and rows of products. S16, S31. */
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { homeMachine } from "#machines/catalogue/home.ts"
import type { recentMachine } from "#machines/lists/recently-viewed.ts"
import { DeferredSection } from "#ui/first-view/deferred-section.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { RecentRow } from "#ui/lists/public/recent-row.tsx"
import { TileRow } from "#ui/catalogue/public/tile-row.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { CategoryTiles } from "./category-tiles.tsx"
import { Deals } from "./deals.tsx"
import { HomeArticles } from "./home-articles.tsx"
import { HomeBrands } from "./home-brands.tsx"
import { Hero } from "./hero.tsx"
import { HeroSkeleton, RowsSkeleton } from "./home-skeleton.tsx"
import { Promises } from "./promises.tsx"
import { SaleBlock } from "./sale-block.tsx"
import { HomeNotifications } from "./home-notifications.tsx"

/** Maximum number of products in a row; the row's link shows all. */
const maxInRow = 12

/** Tiles without those that another section shows. */
const without = (tiles: ReadonlyArray<Tile>, others: ReadonlyArray<Tile>): ReadonlyArray<Tile> => {
  const shown = new Set(others.map(({ id }) => id))
  return tiles.filter(({ id }) => !shown.has(id))
}

type Props = {
  readonly actor: ActorRefFrom<typeof homeMachine>
  readonly recent: ActorRefFrom<typeof recentMachine>
}

export const HomeScreen = ({ actor, recent }: Props) => {
  const text = useText()
  const page = useSelector(actor, ({ context }) => context.page)
  const problem = useSelector(actor, ({ context }) => context.problem)
  const state = useSelector(actor, ({ value }) => value)
  const fetching = page === null && problem === null
  const deals = page?.deals.slice(0, maxInRow) ?? []
  return (
    <div data-state={state}>
      {page === null && problem !== null && (
        <div className="page">
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} busy={state === "fetching"} />
        </div>
      )}
      {fetching && <HeroSkeleton />}
      {page !== null && <Hero tiles={page.hero.length > 0 ? page.hero : page.newArrivals} />}
      <HomeNotifications />
      <CategoryTiles />
      {fetching && <RowsSkeleton />}
      {page !== null && (
        <DeferredSection>
          <Deals tiles={deals} />
          <div className="page">
            <TileRow title={text("home.new")} tiles={page.newArrivals.slice(0, maxInRow)} href="/new" />
          </div>
          <div className="page">
            <TileRow title={text("home.lifestyle")} tiles={page.lifestyle.slice(0, maxInRow)} />
          </div>
          <SaleBlock tiles={without(page.sale, deals)} />
          <HomeBrands brands={page.brands} />
          <HomeArticles articles={page.articles} />
          <div className="page">
            <RecentRow actor={recent} />
          </div>
        </DeferredSection>
      )}
      <DeferredSection>
        <Promises />
      </DeferredSection>
    </div>
  )
}
