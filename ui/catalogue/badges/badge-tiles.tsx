/** Products of a badge, in every state of their machine. E17. */
import { useSelector } from "@xstate/react"
import PackageOpen from "lucide-react/icons/package-open"
import { formatNumber } from "#domain/rules/texts/money.ts"
import type { BadgeTilesActor } from "#machines/catalogue/badge-tiles.ts"
import { ProductTile } from "#ui/catalogue/public/tile.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import styles from "./badge-screen.module.css"

const skeletons = [1, 2, 3, 4]
/** Number of tiles that fill a phone's first screen. */
const onFirstScreen = 4

export const BadgeTiles = ({ actor }: { readonly actor: BadgeTilesActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { tiles, total, problem } = useSelector(actor, ({ context }) => context)
  if (state === "fetching") {
    return (
      <LoadingPlaceholder label={text("badges.loading")} className={styles.grid ?? ""}>
        {skeletons.map((skeleton) => (
          <Skeleton key={skeleton} width="100%" height="16rem" />
        ))}
      </LoadingPlaceholder>
    )
  }
  if (state === "failed") return problem !== null && <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
  if (tiles.items.length === 0) {
    return (
      <EmptyState icon={<PackageOpen />} title={text("badges.none")} text={text("badges.none.text")}>
        <ButtonLink href="/products">{text("listing.all")}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <div className={styles.grid}>
        {tiles.items.map((tile, at) => (
          <ProductTile key={tile.id} tile={tile} heading="h2" first={at === 0} early={at < onFirstScreen} />
        ))}
      </div>
      {tiles.stillFetch && (
        <div className={styles.more}>
          <p role="status">{text("listing.seen", { shown: formatNumber(tiles.items.length), total: formatNumber(total) })}</p>
          {state === "moreFailed" && <p role="alert">{text("listing.more_failed")}</p>}
          <Button variant="secondary" busy={state === "fetchingMore"} onClick={() => actor.send({ type: "more.fetch" })}>
            {text(state === "moreFailed" ? "common.retry" : "common.more")}
          </Button>
        </div>
      )}
    </>
  )
}
