/** Product screen in every state of its machine. S6. */
import { useSelector } from "@xstate/react"
import PackageX from "lucide-react/icons/package-x"
import type { ActorRefFrom } from "xstate"
import type { productMachine } from "#machines/catalogue/product.ts"
import type { PackageActor } from "#machines/lists/package.ts"
import type { ReviewVotesActor } from "#machines/catalogue/review-votes.ts"
import type { StockItemsActor } from "#machines/catalogue/stock-items.ts"
import type { recentMachine } from "#machines/lists/recently-viewed.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { PackageOffer } from "#ui/lists/public/package-offer.tsx"
import { RecentRow } from "#ui/lists/public/recent-row.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { ProductDetails } from "./product-details.tsx"
import styles from "./product-screen.module.css"
import { ProductSkeleton } from "./product-skeleton.tsx"

type Props = {
  readonly actor: ActorRefFrom<typeof productMachine>
  /** Recently viewed products. */
  readonly recent: ActorRefFrom<typeof recentMachine>
  /** Package with the companions of the product. */
  readonly packageActor: PackageActor
  /** Stock of the chosen variant by place. */
  readonly stock: StockItemsActor
  /** The reader's helpful votes on the reviews. */
  readonly votes: ReviewVotesActor
}

export const ProductScreen = ({ actor, recent, packageActor, stock, votes }: Props) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => (typeof value.page === "string" ? value.page : "ready"))
  const problem = useSelector(actor, ({ context }) => context.problem)
  const glimpse = useSelector(actor, ({ context }) => context.glimpse)
  return (
    <div className={styles.screen} data-state={state}>
      {state === "fetching" && <ProductSkeleton glimpse={glimpse} />}
      {state === "missing" && (
        <div className="page">
          <EmptyState heading="h1" icon={<PackageX />} title={text("product.missing")} text={text("product.missing.text")}>
            <ButtonLink href="/products">{text("listing.all")}</ButtonLink>
          </EmptyState>
        </div>
      )}
      {state === "failed" && problem !== null && (
        <div className="page">
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        </div>
      )}
      {state === "ready" && <ProductDetails actor={actor} stock={stock} votes={votes} after={<PackageOffer actor={packageActor} />} />}
      <div className="page">
        <RecentRow actor={recent} />
      </div>
    </div>
  )
}
