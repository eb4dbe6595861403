/** Screen of the compared products, side by side. S14, B16. */
import { useSelector } from "@xstate/react"
import Scale from "lucide-react/icons/scale"
import Trash2 from "lucide-react/icons/trash-2"
import { useState } from "react"
import { useRouter } from "wouter"
import type { ActorRefFrom } from "xstate"
import { compareLimit } from "#domain/rules/lists/compare.ts"
import { compareRows, onlyDifferences } from "#domain/rules/lists/compare-table.ts"
import type { deviceProductsMachine } from "#machines/lists/device-products.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { CopyLink } from "#ui/lists/copy-link.tsx"
import { useProductsNow } from "#ui/lists/prices-now.ts"
import styles from "./compare-screen.module.css"
import { CompareTable } from "./compare-table.tsx"

export const CompareScreen = ({ actor }: { readonly actor: ActorRefFrom<typeof deviceProductsMachine> }) => {
  const text = useText()
  const { base } = useRouter()
  const { persistence } = useActorRefs()
  const state = useSelector(actor, ({ value }) => value)
  const { problem, ...context } = useSelector(actor, (now) => now.context)
  const products = useProductsNow(context.products)
  const [onlyDiffering, setOnlyDiffering] = useState(true)
  const rows = compareRows(products)
  const differing = onlyDifferences(rows)
  return (
    <div className={`page ${styles.screen}`} data-state={state}>
      {state !== "failed" && state !== "empty" && (
        <div className={styles.head}>
          <PageTitle title={text("compare.title")}>
            {products.length > 1 && text("compare.rows", { all: rows.length, differing: differing.length })}
          </PageTitle>
          {products.length > 0 && (
            <div className={styles.tools}>
              <label className={styles.switch}>
                <input type="checkbox" checked={onlyDiffering} onChange={(event) => setOnlyDiffering(event.currentTarget.checked)} />
                {text("compare.differences")}
              </label>
              <CopyLink path={`${base}/compare?ids=${products.map(({ id }) => id).join(",")}`} variant="quiet" />
              <Button variant="quiet" onClick={() => persistence.send({ type: "lists.put", lists: { compare: [] } })}>
                <Trash2 />
                {text("compare.clear")}
              </Button>
            </div>
          )}
        </div>
      )}
      {state === "fetching" && products.length === 0 && (
        <LoadingPlaceholder label={text("compare.loading")} className={styles.loading ?? ""}>
          <Skeleton width="100%" height="30rem" />
        </LoadingPlaceholder>
      )}
      {state === "failed" && problem !== null && (
        <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
      )}
      {state === "empty" && (
        <EmptyState heading="h1" icon={<Scale />} title={text("compare.empty")} text={text("compare.empty.text", { limit: compareLimit })}>
          <ButtonLink href="/products">{text("lists.browse")}</ButtonLink>
        </EmptyState>
      )}
      {state !== "failed" && products.length > 0 && (
        <CompareTable
          products={products}
          rows={onlyDiffering && products.length > 1 ? differing : rows}
          onRemove={(slug) => persistence.send({ type: "compare.toggle", slug })}
        />
      )}
    </div>
  )
}
