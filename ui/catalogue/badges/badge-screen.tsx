/** Page of a badge: its description and its products, newest first. E17. */
import { useSelector } from "@xstate/react"
import PackageX from "lucide-react/icons/package-x"
import type { BadgeActor } from "#machines/catalogue/badge.ts"
import type { BadgeTilesActor } from "#machines/catalogue/badge-tiles.ts"
import type { BadgePage } from "#machines/catalogue/ports.ts"
import { counted } from "#ui/messages/counted.ts"
import { useText } from "#ui/messages/messages.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Breadcrumb } from "#ui/parts/display/breadcrumb.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { BadgeTiles } from "./badge-tiles.tsx"
import styles from "./badge-screen.module.css"

const skeletons = [1, 2, 3, 4, 5, 6, 7, 8]

export const BadgeScreen = ({ actor, tiles }: { readonly actor: BadgeActor; readonly tiles: BadgeTilesActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { page, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div data-state={state}>
      <Breadcrumb steps={[]} {...(page === null ? {} : { here: page.badge.name })} />
      <div className={`page ${styles.screen}`}>
        {state === "fetching" && (
          <LoadingPlaceholder label={text("badges.loading")} className={styles.grid ?? ""}>
            {skeletons.map((skeleton) => (
              <Skeleton key={skeleton} width="100%" height="16rem" />
            ))}
          </LoadingPlaceholder>
        )}
        {state === "missing" && (
          <EmptyState heading="h1" icon={<PackageX />} title={text("badges.missing")} text={text("badges.missing.text")}>
            <ButtonLink href="/products">{text("listing.all")}</ButtonLink>
          </EmptyState>
        )}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {page !== null && <BadgeContent page={page} tiles={tiles} />}
      </div>
    </div>
  )
}

type ContentProps = { readonly page: BadgePage; readonly tiles: BadgeTilesActor }

const BadgeContent = ({ page: { badge, tiles: firstPage }, tiles }: ContentProps) => {
  const text = useText()
  return (
    <>
      <PageTitle title={badge.name}>{firstPage.total > 0 && text("listing.count", counted(firstPage.total))}</PageTitle>
      {badge.description !== "" && <p className={styles.about}>{badge.description}</p>}
      <BadgeTiles actor={tiles} />
    </>
  )
}
