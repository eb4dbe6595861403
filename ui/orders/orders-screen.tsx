/** Orders of a shopper, newest first. */
import { useSelector } from "@xstate/react"
import PackageOpen from "lucide-react/icons/package-open"
import type { OrdersActor } from "#machines/orders/orders.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import { OrderFilter } from "./order-filter.tsx"
import { OrderCard } from "./public/order-card.tsx"
import { OrderCardSkeleton } from "./public/order-card-skeleton.tsx"
import styles from "./orders-screen.module.css"

export const OrdersScreen = ({ actor }: { readonly actor: OrdersActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { orders, total, problem, query } = useSelector(actor, ({ context }) => context)
  const listed = state === "ready" || state === "fetchingMore" || state === "moreFailed" || state === "refining"
  const isFiltered = query.group !== null
  return (
    <div data-state={state}>
      <AccountFrame here="orders">
        {state !== "failed" && <PageTitle title={text("orders.title")}>{listed && text("orders.count", { count: total })}</PageTitle>}
        {(isFiltered || listed) && <OrderFilter group={query.group} />}
        {state === "fetching" && <OrderCardSkeleton label={text("orders.loading")} />}
        {state === "empty" && isFiltered && (
          <EmptyState icon={<PackageOpen />} title={text("orders.none.title")} text={text("orders.none.text")}>
            <ButtonLink href="/account/orders" replace>
              {text("orders.none.all")}
            </ButtonLink>
          </EmptyState>
        )}
        {state === "empty" && !isFiltered && (
          <EmptyState icon={<PackageOpen />} title={text("orders.empty.title")} text={text("orders.empty.text")}>
            <ButtonLink href="/products">{text("buy.continue")}</ButtonLink>
          </EmptyState>
        )}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {listed && (
          <ul className={styles.orders} aria-busy={state === "refining"}>
            {orders.items.map((order) => (
              <li key={order.number}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
        )}
        {state === "moreFailed" && problem !== null && (
          <div role="alert" className={styles.wrong}>
            <p>{text("orders.moreFailed")}</p>
            <p>{problemText(problem, text)}</p>
          </div>
        )}
        {listed && orders.stillFetch && (
          <Button variant="secondary" wide busy={state === "fetchingMore"} onClick={() => actor.send({ type: "more.fetch" })}>
            {text(state === "moreFailed" ? "common.retry" : "common.more")}
          </Button>
        )}
      </AccountFrame>
    </div>
  )
}
