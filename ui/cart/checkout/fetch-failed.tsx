/** Failed request of a checkout step, with a retry button. */
import { useSelector } from "@xstate/react"
import CircleAlert from "lucide-react/icons/circle-alert"
import { Button } from "#ui/parts/button/button.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import type { CheckoutActor } from "#machines/cart/checkout.ts"
import styles from "./checkout-screen.module.css"

export const FetchFailed = ({ actor, title }: { readonly actor: CheckoutActor; readonly title: string }) => {
  const text = useText()
  const problem = useSelector(actor, ({ context }) => context.problem)
  return (
    <Note tone="bad" icon={<CircleAlert />} role="alert" title={title}>
      {problem !== null && <p>{problemText(problem, text)}</p>}
      <div className={styles.actions}>
        <Button size="small" variant="paper" onClick={() => actor.send({ type: "page.retry" })}>
          {text("common.retry")}
        </Button>
      </div>
    </Note>
  )
}
