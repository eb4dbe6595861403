/** Form of a recharge: amount, by figure or by choice, and the method. V5. */
import { useSelector } from "@xstate/react"
import CircleAlert from "lucide-react/icons/circle-alert"
import type { FormEvent } from "react"
import { formatNumber, formatTugrik } from "#domain/rules/texts/money.ts"
import { checkRecharge, rechargeAmount, rechargeAmounts, rechargeBounds } from "#domain/rules/wallet/recharge.ts"
import type { RechargeActor } from "#machines/wallet/recharge.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { SegmentButton, SegmentedControl } from "#ui/parts/choice/segmented-control.tsx"
import { ChoiceTiles } from "#ui/parts/choice/choice-tiles.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./recharge.module.css"

export const RechargeForm = ({ actor }: { readonly actor: RechargeActor }) => {
  const text = useText()
  const busy = useSelector(actor, ({ value }) => value === "starting")
  const { form, methods, isTried, problem } = useSelector(actor, ({ context }) => context)
  const refusals = checkRecharge(form)
  const wrong = isTried ? refusalMessages(refusals, text) : {}
  const start = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) actor.send({ type: "recharge.start" })
  }
  return (
    <>
      <PageTitle title={text("recharge.title")} />
      {problem !== null && (
        <Note tone="bad" icon={<CircleAlert />} role="alert">
          <p>{problemText(problem, text)}</p>
        </Note>
      )}
      <form noValidate onSubmit={start} className={styles.form}>
        <Panel title={text("recharge.howMuch")}>
          <SegmentedControl label={text("recharge.offered")}>
            {rechargeAmounts.map((amount) => (
              <SegmentButton
                key={amount}
                pressed={rechargeAmount(form) === amount}
                disabled={busy}
                onPress={() => actor.send({ type: "form.change", form: { amount: formatNumber(amount) } })}
              >
                {formatTugrik(amount)}
              </SegmentButton>
            ))}
          </SegmentedControl>
          <TextField
            id="recharge-amount"
            label={text("recharge.amount")}
            hint={text("recharge.bounds", { min: formatTugrik(rechargeBounds.min), max: formatTugrik(rechargeBounds.max) })}
            wrong={wrong.amount}
            readOut
            inputMode="numeric"
            autoComplete="off"
            maxLength={15}
            readOnly={busy}
            value={form.amount}
            onType={(amount) => actor.send({ type: "form.change", form: { amount } })}
          />
        </Panel>
        <Panel title={text("method.title")}>
          <ChoiceTiles
            name="recharge-method"
            label={text("method.title")}
            choices={methods.map(({ id, name, note, methodType }) => ({
              key: id,
              title: name,
              disabled: busy,
              note: methodType === "bank_transfer" ? text("recharge.transfer") : note,
            }))}
            chosen={form.methodId}
            wrong={wrong.method}
            onChoose={(methodId) => actor.send({ type: "form.change", form: { methodId } })}
          />
        </Panel>
        <Button type="submit" size="large" busy={busy}>
          {refusals.length === 0 ? text("recharge.startWith", { amount: formatTugrik(rechargeAmount(form)) }) : text("recharge.start")}
        </Button>
        <p className={styles.quiet}>{text("recharge.terms")}</p>
      </form>
    </>
  )
}
