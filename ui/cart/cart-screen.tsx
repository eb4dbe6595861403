/** Cart screen: lines, totals and the checkout button. */
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { isEmpty } from "#domain/rules/cart/cart.ts"
import { shownOrder } from "#machines/cart/cart-context.ts"
import { waitingItems } from "#machines/cart/cart-selectors.ts"
import { useFocusFallback } from "#ui/react/focus-fallback.ts"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { CartEmpty } from "./cart-empty.tsx"
import { CartPage } from "./cart-page.tsx"
import { CartSkeleton } from "./cart-skeleton.tsx"
import { CartUnconnected } from "./cart-unconnected.tsx"
import { CartWaiting } from "./cart-waiting.tsx"
import styles from "./cart-screen.module.css"

/** `offer`: what goes with the lines. */
export const CartScreen = ({ offer }: { readonly offer?: ReactNode }) => {
  const { cart } = useActorRefs()
  const { order: state, feedback } = useSelector(cart, ({ value }) => value)
  const box = useFocusFallback<HTMLDivElement>()
  return (
    <div ref={box} className={`page ${styles.screen}`} data-state={state} data-feedback={feedback}>
      <CartUnconnected />
      <CartContent state={state} offer={offer} />
    </div>
  )
}

const CartContent = ({ state, offer }: { readonly state: string; readonly offer: ReactNode }) => {
  const { cart } = useActorRefs()
  const context = useSelector(cart, (snapshot) => snapshot.context)
  const order = shownOrder(context)
  if (order !== null && !isEmpty(order)) return <CartPage order={order} offer={offer} />
  if (waitingItems(context).length > 0) return <CartWaiting />
  if (context.refused?.sent === null)
    return <ProblemState heading="h1" problem={context.refused.problem} onRetry={() => cart.send({ type: "cart.retry" })} />
  // While the first line is being added, the cart has none to show.
  const isLoading = state === "fetching" || (state === "settling" && order === null)
  return isLoading ? <CartSkeleton /> : <CartEmpty />
}
