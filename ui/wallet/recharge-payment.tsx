/** Payment of a recharge while it is awaited. B9. */
import { useSelector } from "@xstate/react"
import CircleAlert from "lucide-react/icons/circle-alert"
import RefreshCw from "lucide-react/icons/refresh-cw"
import { formatMoment } from "#domain/rules/texts/moments.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { RechargeActor } from "#machines/wallet/recharge.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { useNow } from "#ui/react/clock.ts"
import styles from "./recharge.module.css"

/** Only a recharge that has begun needs it. */
const rechargeInstructions = lazyPart(async () => (await import("#ui/cart/public/recharge-instructions.tsx")).RechargeInstructions)

export const RechargePayment = ({ actor }: { readonly actor: RechargeActor }) => {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  const state = useSelector(actor, ({ value }) => value)
  const { recharge, problem } = useSelector(actor, ({ context }) => context)
  const { Part: RechargeInstructions } = useLazyPart(rechargeInstructions, true)
  if (recharge === null) return null
  const { payment, number } = recharge
  const isProcessing = payment.status === "processing"
  return (
    <>
      <PageTitle title={text("recharge.title")}>{number}</PageTitle>
      {state === "unreachable" && problem !== null && (
        <Note tone="bad" icon={<CircleAlert />} role="alert">
          <p>{problemText(problem, text)}</p>
        </Note>
      )}
      <Panel aria-label={text("recharge.payment")}>
        <div className={styles.payment}>
          <p className={styles.sum}>{formatTugrik(payment.amount)}</p>
          {payment.expiresAt !== null && (
            <p className={styles.quiet}>{text("recharge.until", { time: formatMoment(payment.expiresAt, now, locale) })}</p>
          )}
          {!isProcessing && RechargeInstructions !== null && (
            <RechargeInstructions payment={payment} onVisit={() => actor.send({ type: "recharge.check" })} />
          )}
          <p role="status">{text(isProcessing ? "recharge.processing" : "recharge.waiting")}</p>
          <Button variant="secondary" busy={state === "asking"} onClick={() => actor.send({ type: "recharge.check" })}>
            <RefreshCw />
            {text("recharge.check")}
          </Button>
        </div>
      </Panel>
    </>
  )
}
