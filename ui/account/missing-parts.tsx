/** Panel of the parts that a profile lacks, each with a link to the page that adds it. */
import type { Profile } from "#domain/entities/account/profile.ts"
import { missingParts, type MissingPart } from "#domain/rules/account/profile-form.ts"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./account-screen.module.css"

/** Maximum number of parts shown at once. */
const maxParts = 3

/** A contact that is there but not confirmed leads to its confirmation. */
const contactPage = (kind: "email" | "mobile", contact: string | null): string =>
  `/account/profile/${kind}${contact === null ? "" : "?confirm=1"}`

const pageOf = (part: MissingPart, { email, mobile }: Profile): string => {
  switch (part) {
    case "password":
      return "/account/profile/password"
    case "email":
      return contactPage("email", email)
    case "mobile":
      return contactPage("mobile", mobile)
    case "name":
    case "birthday":
    case "gender":
    case "registrationNumber":
      return "/account/profile"
    default:
      return part satisfies never
  }
}

export const MissingParts = ({ profile }: { readonly profile: Profile }) => {
  const text = useText()
  const parts = missingParts(profile).slice(0, maxParts)
  if (parts.length === 0) return null
  return (
    <Panel title={text("overview.missing")} lead={text("overview.missing.lead")}>
      <ul className={styles.missing}>
        {parts.map((part) => (
          <li key={part}>
            <TextLink href={pageOf(part, profile)}>{text(`overview.missing.${part}`)}</TextLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
