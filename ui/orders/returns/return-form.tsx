/** Form of a return: units of each line, a reason, a note and pictures. W8. */
import { useSelector } from "@xstate/react"
import TriangleAlert from "lucide-react/icons/triangle-alert"
import type { FormEvent } from "react"
import type { ReturnableLine, ReturnReason } from "#domain/entities/orders/return.ts"
import { formatEnd } from "#domain/rules/texts/moments.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { ReturnsActor } from "#machines/orders/returns.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { SelectField } from "#ui/parts/form/field-select.tsx"
import { TextAreaField } from "#ui/parts/form/field-text.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useNow } from "#ui/react/clock.ts"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { useLocale, useText, type MessageKey } from "#ui/messages/messages.tsx"
import { LateReturnPicturesField } from "./late-return-pictures.tsx"
import styles from "./returns-screen.module.css"

const reasonKeys = {
  size: "return.reason.size",
  damaged: "return.reason.damaged",
  different: "return.reason.different",
  mind: "return.reason.mind",
  other: "return.reason.other",
} as const satisfies Record<ReturnReason, MessageKey>

const reasons = Object.keys(reasonKeys) as ReadonlyArray<ReturnReason>

const chosenRefund = lazyPart(async () => (await import("./chosen-refund.tsx")).ChosenRefund)

export const ReturnForm = ({ actor, lines }: { readonly actor: ReturnsActor; readonly lines: ReadonlyArray<ReturnableLine> }) => {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  const state = useSelector(actor, ({ value }) => value)
  const { chosen, reason, note, problem } = useSelector(actor, ({ context }) => context)
  const { Part: ChosenRefund } = useLazyPart(chosenRefund, Object.keys(chosen).length > 0)
  const busy = state === "sending" || state === "shrinking"
  const isIncomplete = state === "refused" && problem === null
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) actor.send({ type: "return.send" })
  }
  return (
    <Panel title={text("return.choose")}>
      <form noValidate onSubmit={send} className={styles.list}>
        {lines.map(({ id, name, price, left, until }) => (
          <SelectField
            key={id}
            id={`return-${id}`}
            label={text("return.unitsOf", { name })}
            hint={`${formatTugrik(price)} · ${text("return.until", { until: formatEnd(until, now, locale) })}`}
            placeholder={text("return.keep")}
            options={Array.from({ length: left }, (_, at) => ({ value: String(at + 1), label: text("return.units", { count: at + 1 }) }))}
            value={String(chosen[id] ?? "")}
            disabled={busy}
            onChoose={(value) => actor.send({ type: "line.choose", id, quantity: Number(value) })}
          />
        ))}
        <SelectField
          id="return-reason"
          label={text("return.reason")}
          placeholder={text("return.reason.choose")}
          options={reasons.map((value) => ({ value, label: text(reasonKeys[value]) }))}
          value={reason ?? ""}
          disabled={busy}
          onChoose={(value) => actor.send({ type: "reason.choose", reason: reasons.find((one) => one === value) ?? null })}
        />
        <TextAreaField
          id="return-note"
          label={text("return.note")}
          optional
          maxLength={500}
          readOnly={busy}
          value={note}
          onType={(typed) => actor.send({ type: "note.type", note: typed })}
        />
        <LateReturnPicturesField actor={actor} />
        {(isIncomplete || problem !== null) && (
          <Note tone="bad" icon={<TriangleAlert />} role="alert">
            <p>{problem === null ? text("return.incomplete") : problemText(problem, text)}</p>
          </Note>
        )}
        {ChosenRefund !== null && <ChosenRefund actor={actor} />}
        <small>{text("return.terms")}</small>
        <Button type="submit" busy={state === "sending"} disabled={state === "shrinking"}>
          {text("return.send")}
        </Button>
      </form>
    </Panel>
  )
}
