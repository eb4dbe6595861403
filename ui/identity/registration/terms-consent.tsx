/** Consent to the terms and the privacy policy, which are named where they are agreed to. */
import { Link } from "#ui/parts/button/link.tsx"
import { FieldWrong } from "#ui/parts/form/field.tsx"
import { useRichText, useText } from "#ui/messages/messages.tsx"
import styles from "./registration.module.css"

type Props = {
  readonly agreed: boolean
  readonly wrong: string | undefined
  readonly disabled: boolean
  readonly onChoose: (agreed: boolean) => void
}

export const TermsConsent = ({ agreed, wrong, disabled, onChoose }: Props) => {
  const text = useText()
  const rich = useRichText()
  const terms = (
    <Link href="/page/terms" target="_blank">
      {text("registration.terms")}
    </Link>
  )
  const privacy = (
    <Link href="/page/privacy" target="_blank">
      {text("registration.privacy")}
    </Link>
  )
  return (
    <div className={styles.consent}>
      <input
        id="agreed"
        type="checkbox"
        checked={agreed}
        disabled={disabled}
        aria-invalid={wrong === undefined ? undefined : true}
        aria-describedby={wrong === undefined ? undefined : "agreed-wrong"}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <label htmlFor="agreed">{rich("registration.agree", { terms, privacy })}</label>
      {wrong !== undefined && <FieldWrong id="agreed-wrong">{wrong}</FieldWrong>}
    </div>
  )
}
