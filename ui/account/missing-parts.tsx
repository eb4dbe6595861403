/** What a profile lacks, each part with the page that adds it. */
import type { Profile } from "#domain/entities/account/profile.ts"
import { missingParts, type MissingPart } from "#domain/rules/account/profile-form.ts"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./account-screen.module.css"

/** Parts that are named at once. */
const shown = 3

const pageOf = (part: MissingPart, profile: Profile): string => {
  if (part === "password") return "/account/profile/password"
  if (part === "email" || part === "mobile") return `/account/profile/${part}${profile[part] === null ? "" : "?confirm=1"}`
  return "/account/profile"
}

export const MissingParts = ({ profile }: { readonly profile: Profile }) => {
  const text = useText()
  const parts = missingParts(profile).slice(0, shown)
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
