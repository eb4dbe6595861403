/** Change of the e-mail or phone in two steps: the contact, then its code. S18, S29 f. */
import { useSelector } from "@xstate/react"
import type { SnapshotFrom } from "xstate"
import { formatPhone } from "#domain/rules/identity/phone-number.ts"
import type { ContactActor } from "#machines/account/contact-change.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { Steps } from "#ui/parts/display/steps.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useRichText, useText } from "#ui/messages/messages.tsx"
import { ContactCode } from "./contact-code.tsx"
import { ContactChangeForm } from "./contact-change-form.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import styles from "./profile.module.css"

const contactProof = lazyPart(async () => (await import("./contact-proof.tsx")).ContactProof)

type Step = "contact" | "proof" | "code"

/** Step shown in a state; while another code is being sent, that of the code stays. */
const stepOf = ({ value, context }: SnapshotFrom<ContactActor>): Step => {
  if (typeof value === "object") return "code"
  switch (value) {
    case "askingContact":
      return "contact"
    case "sendingCode":
      return context.sent === null ? "contact" : "code"
    case "askingProof":
    case "sendingProof":
    case "proving":
      return "proof"
    case "saving":
    case "done":
      return "code"
    default:
      return value satisfies never
  }
}

export const ContactChangeScreen = ({ actor }: { readonly actor: ContactActor }) => {
  const text = useText()
  const rich = useRichText()
  const { kind, current, isConfirming, sent } = useSelector(actor, ({ context }) => context)
  const state = useSelector(actor, ({ value }) => (typeof value === "string" ? value : "askingCode"))
  const step = useSelector(actor, stepOf)
  const isDone = useSelector(actor, (snapshot) => snapshot.matches("done"))
  const { Part: ContactProof } = useLazyPart(contactProof, step === "proof")
  const reachedCode = step === "code" ? "now" : "ahead"
  const codeState = isDone ? "done" : reachedCode
  const changeTitle = current === null ? text(`contact.add.${kind}`) : text(`contact.change.${kind}`)
  const title = isConfirming ? text(`contact.confirm.${kind}`) : changeTitle
  return (
    <AccountFrame here="profile">
      <PageTitle title={title} />
      <div className={styles.narrow}>
        <Panel aria-label={text(`account.${kind}`)} data-state={state}>
          <Steps
            label={text("contact.steps")}
            steps={[
              { key: "contact", label: text(`account.${kind}`), state: step === "code" ? "done" : "now" },
              { key: "code", label: text("contact.step.code"), state: codeState },
            ]}
          />
          {step === "proof" && (ContactProof === null ? <Skeleton height="11rem" /> : <ContactProof actor={actor} />)}
          {step === "contact" && <ContactChangeForm actor={actor} />}
          {step === "code" && <ContactCode actor={actor} />}
          {current !== null && !isConfirming && (
            <p className={styles.quiet}>{rich(`contact.stays.${kind}`, { contact: kind === "mobile" ? formatPhone(current) : current })}</p>
          )}
          {isDone && <p role="status">{text("profile.saved")}</p>}
          {!isDone && sent === null && kind === "mobile" && <p className={styles.quiet}>{text("contact.mobile.hint")}</p>}
        </Panel>
      </div>
    </AccountFrame>
  )
}
