/** Change of the e-mail or phone in two steps: the contact, then its code. S18, S29 f. */
import { useSelector } from "@xstate/react"
import { formatPhone } from "#domain/rules/identity/contact-formats.ts"
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

export const ContactChangeScreen = ({ actor }: { readonly actor: ContactActor }) => {
  const text = useText()
  const rich = useRichText()
  const { kind, current, isConfirming, sent } = useSelector(actor, ({ context }) => context)
  const isContactStep = useSelector(actor, (snapshot) => snapshot.matches("askingContact") || (snapshot.matches("sendingCode") && snapshot.context.sent === null))
  const isProofStep = useSelector(actor, (snapshot) => snapshot.matches("askingProof") || snapshot.matches("sendingProof") || snapshot.matches("proving"))
  const isDone = useSelector(actor, (snapshot) => snapshot.matches("done"))
  const { Part: ContactProof } = useLazyPart(contactProof, isProofStep)
  const shown = current === null ? null : kind === "mobile" ? formatPhone(current) : current
  const stateOf = (isHere: boolean, isBehind: boolean) => (isBehind ? "done" : isHere ? "now" : "ahead")
  return (
    <AccountFrame here="profile">
      <PageTitle title={text(isConfirming ? `contact.confirm.${kind}` : current === null ? `contact.add.${kind}` : `contact.change.${kind}`)} />
      <div className={styles.narrow}>
      <Panel aria-label={text(`account.${kind}`)}>
        <Steps
          label={text("contact.steps")}
          steps={[
            { key: "contact", label: text(`account.${kind}`), state: stateOf(isContactStep || isProofStep, !isContactStep && !isProofStep) },
            { key: "code", label: text("contact.step.code"), state: stateOf(!isContactStep && !isProofStep, isDone) },
          ]}
        />
        {isProofStep && (ContactProof === null ? <Skeleton height="11rem" /> : <ContactProof actor={actor} />)}
        {isContactStep && <ContactChangeForm actor={actor} />}
        {!isContactStep && !isProofStep && <ContactCode actor={actor} />}
        {shown !== null && !isConfirming && <p className={styles.quiet}>{rich(`contact.stays.${kind}`, { contact: shown })}</p>}
        {isDone && <p role="status">{text("profile.saved")}</p>}
        {!isDone && sent === null && kind === "mobile" && <p className={styles.quiet}>{text("contact.mobile.hint")}</p>}
      </Panel>
      </div>
    </AccountFrame>
  )
}
