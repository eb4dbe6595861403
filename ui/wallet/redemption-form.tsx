/** Field for the code of a voucher or the number of a gift card. V5, X7. */
import { useSelector } from "@xstate/react"
import Check from "lucide-react/icons/check"
import type { FormEvent } from "react"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { RedemptionActor } from "#machines/wallet/redemption.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { refusedText } from "#ui/parts/feedback/refused-text.ts"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./redemption.module.css"

export const RedemptionForm = ({ actor }: { readonly actor: RedemptionActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const {
    kind,
    form: { code },
    problem,
    refusals,
    result: redeemed,
  } = useSelector(actor, ({ context }) => context)
  const wrong = state === "refused" ? refusedText(problem, refusals, text) : undefined
  const redeem = (event: FormEvent) => {
    event.preventDefault()
    if (state !== "sending") actor.send({ type: "code.redeem" })
  }
  return (
    <Panel title={text(`redeem.${kind}.title`)} lead={text(`redeem.${kind}.lead`)}>
      <form noValidate onSubmit={redeem} className={styles.form}>
        <TextField
          id="redeem-code"
          label={text(`redeem.${kind}.label`)}
          wrong={wrong}
          readOut
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck="false"
          maxLength={40}
          readOnly={state === "sending"}
          value={code}
          onType={(typed) => actor.send({ type: "code.type", code: typed })}
        />
        <Button type="submit" busy={state === "sending"}>
          {text("redeem.use")}
        </Button>
      </form>
      {state === "sent" && redeemed !== null && (
        <Note tone="good" icon={<Check />} role="status">
          <p>{text(`redeem.${kind}.done`, { amount: formatTugrik("value" in redeemed ? redeemed.value : redeemed.balance) })}</p>
        </Note>
      )}
    </Panel>
  )
}
