/** Stores on a map and in a list: all of them, or those that have a product. S29i, C24. */
import { useSelector } from "@xstate/react"
import MapPin from "lucide-react/icons/map-pin"
import Store from "lucide-react/icons/store"
import { openingAt } from "#domain/rules/content/store-hours.ts"
import type { StoresPage } from "#machines/content/ports.ts"
import type { StoreChoiceActor } from "#machines/content/store-choice.ts"
import type { StoresActor } from "#machines/content/stores.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import { Breadcrumb } from "#ui/parts/display/breadcrumb.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useNow } from "#ui/react/clock.ts"
import { useHydrated } from "#ui/react/hydrated.ts"
import { useText } from "#ui/messages/messages.tsx"
import { StoreList } from "./store-list.tsx"
import { StoresMap } from "./stores-map.tsx"
import styles from "./stores-screen.module.css"

const skeletons = [1, 2, 3, 4, 5, 6]

export const StoresScreen = ({ actor, choice }: { readonly actor: StoresActor; readonly choice: StoreChoiceActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { page, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div data-state={state}>
      <Breadcrumb steps={[]} here={text("stores.title")} />
      <div className={`page ${styles.screen}`}>
        {(state === "fetching" || state === "opening") && (
          <LoadingPlaceholder label={text("common.loading")} className={styles.stores}>
            {skeletons.map((skeleton) => (
              <Skeleton key={skeleton} height="13rem" />
            ))}
          </LoadingPlaceholder>
        )}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {state === "missing" && (
          <EmptyState heading="h1" icon={<Store />} title={text("stores.missing")}>
            <ButtonLink href="/stores">{text("stores.all")}</ButtonLink>
          </EmptyState>
        )}
        {state === "ready" && page !== null && <StoresContent {...page} choice={choice} />}
      </div>
    </div>
  )
}

const StoresContent = ({ stores, product, choice }: StoresPage & { readonly choice: StoreChoiceActor }) => {
  const text = useText()
  const productLead = ({ title, options }: NonNullable<typeof product>) => {
    const name = [title, options].filter(Boolean).join(", ")
    return stores.length === 0 ? name : text("stores.of", { name, count: stores.length })
  }
  return (
    <>
      <PageTitle title={text(product === null ? "stores.title" : "stores.where")}>
        {product === null ? <StoreCount stores={stores} /> : productLead(product)}
      </PageTitle>
      {product !== null && (
        <p className={styles.ways}>
          <TextLink href={`/products/${product.slug}`}>{text("stores.product")}</TextLink>
          <TextLink href="/stores">{text("stores.all")}</TextLink>
        </p>
      )}
      {stores.length === 0 ? (
        <EmptyState icon={<MapPin />} title={text("stores.nowhere")} text={text("stores.nowhere.text")}>
          {product !== null && <ButtonLink href={`/products/${product.slug}`}>{text("stores.product")}</ButtonLink>}
        </EmptyState>
      ) : (
        <div className={styles.both}>
          <StoresMap actor={choice} stores={stores} />
          <StoreList actor={choice} stores={stores} />
        </div>
      )}
    </>
  )
}

/** Number of open stores; the server, which does not know the shopper's time, renders the number of all. */
const StoreCount = ({ stores }: Pick<StoresPage, "stores">) => {
  const text = useText()
  const now = useNow()
  const open = stores.filter(({ hours }) => openingAt(hours, now)._tag === "open").length
  const hydrated = useHydrated()
  const count = stores.length
  return <span className={styles.counted}>{hydrated ? text("stores.open_of", { open, count }) : text("stores.count", { count })}</span>
}
