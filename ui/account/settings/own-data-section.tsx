/** Download of the account's data, and deletion of the account. S29 k. */
import { useSelector } from "@xstate/react"
import CircleAlert from "lucide-react/icons/circle-alert"
import type { FormEvent, ReactNode } from "react"
import type { Leaving } from "#domain/entities/account/leaving.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { OwnDataActor } from "#machines/account/own-data.ts"
import { PasswordField } from "#ui/identity/public/password-field.tsx"
import { wrongOf } from "#ui/account/profile/field-problems.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { CodeInput } from "#ui/parts/form/code-input.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { refusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useText } from "#ui/messages/messages.tsx"
import formStyles from "#ui/account/public/form.module.css"
import styles from "./settings.module.css"

export const OwnDataSection = ({ actor }: { readonly actor: OwnDataActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { leaving, problem } = useSelector(actor, ({ context }) => context)
  // The losses stay in the context after the shopper has kept the account.
  const isOpen = leaving !== null && (state === "asking" || state === "sendingCode" || state === "deleting" || state === "gone")
  return (
    <>
      <Panel id="data" title={text("settings.data")} lead={text("settings.data.lead")} data-state={state}>
        {problem !== null && !isOpen && <ProblemNote text={problemText(problem, text)} />}
        <div className={styles.actions}>
          <Button variant="secondary" busy={state === "downloading"} onClick={() => actor.send({ type: "data.download" })}>
            {text("settings.data.download")}
          </Button>
        </div>
      </Panel>
      <Panel id="leaving" title={text("settings.leaving")} lead={text("settings.leaving.lead")} data-state={state}>
        {isOpen ? (
          <Deletion actor={actor} leaving={leaving} />
        ) : (
          <div className={styles.actions}>
            <Button variant="secondary" busy={state === "looking"} onClick={() => actor.send({ type: "leaving.ask" })}>
              {text("settings.leaving.ask")}
            </Button>
          </div>
        )}
      </Panel>
    </>
  )
}

const ProblemNote = ({ text }: { readonly text: string }) => (
  <Note tone="bad" icon={<CircleAlert />} role="alert">
    <p>{text}</p>
  </Note>
)

/** Open orders that prevent the deletion, or the losses and the form that confirms. */
const Deletion = ({ actor, leaving }: { readonly actor: OwnDataActor; readonly leaving: Leaving }) => {
  const text = useText()
  const { openOrders, balance, cards, addresses } = leaving
  const keepButton = (
    <Button variant="secondary" onClick={() => actor.send({ type: "leaving.withdraw" })}>
      {text("settings.leaving.stay")}
    </Button>
  )
  if (openOrders.length > 0)
    return (
      <>
        <p>{text("settings.leaving.orders")}</p>
        <ul className={styles.losses}>
          {openOrders.map((number) => (
            <li key={number}>
              <Link href={`/account/orders/${number}`}>{number}</Link>
            </li>
          ))}
        </ul>
        <p>{text("settings.leaving.balance", { balance: formatTugrik(balance) })}</p>
        <div className={styles.actions}>{keepButton}</div>
      </>
    )
  return (
    <>
      <p>{text("settings.leaving.lost")}</p>
      <ul className={styles.losses}>
        <li>{text("settings.leaving.balance", { balance: formatTugrik(balance) })}</li>
        <li>{text("settings.leaving.owned", { cards, addresses })}</li>
        <li>{text("settings.leaving.orders.kept")}</li>
      </ul>
      <ProofForm actor={actor}>{keepButton}</ProofForm>
    </>
  )
}

/** Password, or a code on request; with money in the wallet a TAN code. */
const ProofForm = ({ actor, children }: { readonly actor: OwnDataActor; readonly children: ReactNode }) => {
  const text = useText()
  const { form, sent, leaving, refusals, problem } = useSelector(actor, ({ context }) => context)
  const needsTan = leaving?.needsTan === true
  const state = useSelector(actor, ({ value }) => value)
  const wrong = { ...wrongOf(problem, { password: "password", code: "code" }), ...refusalMessages(refusals, text) }
  const isBusy = state === "deleting" || state === "gone"
  const firstCodeKey = needsTan ? "settings.leaving.tan.send" : "settings.leaving.byCode"
  const fieldMessage = sent === null ? wrong.password : wrong.code
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: "leaving.confirm" })
  }
  return (
    <form noValidate className={formStyles.form} onSubmit={submit}>
      {problem !== null && fieldMessage === undefined && <ProblemNote text={problemText(problem, text)} />}
      {sent === null && needsTan && <p>{text("settings.leaving.tan.why")}</p>}
      {sent === null && !needsTan && (
        <PasswordField
          id="leaving-password"
          label={text("password.label")}
          wrong={wrong.password}
          readOut
          readOnly={isBusy}
          value={form.password}
          onType={(value) => actor.send({ type: "field.type", field: "password", value })}
        />
      )}
      {sent !== null && (
        <CodeInput
          id="leaving-code"
          label={text(needsTan ? "settings.leaving.tan" : "contact.code")}
          hint={text("settings.leaving.sent", { contact: sent.sentTo })}
          wrong={wrong.code}
          readOut
          value={form.code}
          disabled={isBusy}
          onType={(value) => actor.send({ type: "field.type", field: "code", value })}
        />
      )}
      <div className={styles.actions}>
        <Button
          variant={sent === null && needsTan ? "primary" : "quiet"}
          size="small"
          busy={state === "sendingCode"}
          onClick={() => actor.send({ type: "code.send" })}
        >
          {text(sent === null ? firstCodeKey : "contact.resend")}
        </Button>
      </div>
      <div className={styles.actions}>
        {(sent !== null || !needsTan) && (
          <Button type="submit" variant="danger" busy={isBusy}>
            {text("settings.leaving.confirm")}
          </Button>
        )}
        {children}
      </div>
    </form>
  )
}
