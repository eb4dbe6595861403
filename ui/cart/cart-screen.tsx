/** Cart screen: lines, totals and the checkout button. */
import { useSelector } from "@xstate/react"
import { isEmpty } from "#domain/rules/cart/cart.ts"
import { shownOrder } from "#machines/cart/cart-context.ts"
import { useFocusFallback } from "#ui/react/focus-fallback.ts"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { CartEmpty } from "./cart-empty.tsx"
import { CartPage } from "./cart-page.tsx"
import { CartSkeleton } from "./cart-skeleton.tsx"
import { CartUnconnected } from "./cart-unconnected.tsx"
import styles from "./cart-screen.module.css"

export const CartScreen = () => {
  const { cart } = useActorRefs()
  const { order: state, feedback } = useSelector(cart, ({ value }) => value)
  const box = useFocusFallback<HTMLDivElement>()
  return (
    <div ref={box} className={`page ${styles.screen}`} data-state={state} data-feedback={feedback}>
      <CartContent state={state} />
    </div>
  )
}

const CartContent = ({ state }: { readonly state: string }) => {
  const text = useText()
  const { cart } = useActorRefs()
  const context = useSelector(cart, (snapshot) => snapshot.context)
  const order = shownOrder(context)
  if (order !== null && !isEmpty(order)) return <CartPage order={order} />
  // What was added to an empty cart has no line before the shop has it.
  if (context.isUnconnected)
    return (
      <>
        <PageTitle title={text("cart.title")} />
        <CartUnconnected />
      </>
    )
  if (context.refused?.sent === null)
    return <ProblemState heading="h1" problem={context.refused.problem} onRetry={() => cart.send({ type: "cart.retry" })} />
  // While the first line is being added, the cart has none to show.
  const isComing = state === "fetching" || (state === "settling" && order === null)
  return isComing ? <CartSkeleton /> : <CartEmpty />
}
