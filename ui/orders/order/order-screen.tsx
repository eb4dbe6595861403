/** Order screen: tracking, lines, receipt and cancelling. */
import { useSelector } from "@xstate/react"
import PackageX from "lucide-react/icons/package-x"
import type { OrderActor } from "#machines/orders/order.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { OrderPage } from "./order-page.tsx"
import { OrderSkeleton } from "./order-skeleton.tsx"

const cancelDialog = lazyPart(async () => (await import("./order-cancel-dialog.tsx")).OrderCancelDialog)

export const OrderScreen = ({ actor }: { readonly actor: OrderActor }) => {
  const text = useText()
  const page = useSelector(actor, ({ value }) => value.page)
  const { number, order, problem } = useSelector(actor, ({ context }) => context)
  const isCancelOpen = page === "confirmingCancel" || page === "cancelling" || page === "askingOutcome"
  const { Part: CancelDialog } = useLazyPart(cancelDialog, isCancelOpen)
  return (
    <div data-state={page}>
      <AccountFrame here="orders">
        {page === "missing" && (
          <EmptyState heading="h1" icon={<PackageX />} title={text("order.missing.title")} text={text("order.missing.text", { number })}>
            <ButtonLink href="/account/orders">{text("order.all")}</ButtonLink>
          </EmptyState>
        )}
        {page === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {page !== "missing" &&
          page !== "failed" &&
          (order === null ? <OrderSkeleton number={number} /> : <OrderPage actor={actor} order={order} />)}
      </AccountFrame>
      {CancelDialog !== null && order !== null && <CancelDialog actor={actor} order={order} open={isCancelOpen} />}
    </div>
  )
}
