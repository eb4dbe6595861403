/** Contacts and password of a profile, each with its state and a link to change it. B8. */
import type { Profile } from "#domain/entities/account/profile.ts"
import { formatPhone } from "#domain/rules/identity/phone-number.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useText } from "#ui/messages/messages.tsx"
import rowStyles from "#ui/account/rows.module.css"
import styles from "./profile.module.css"

type Contact = { readonly kind: "mobile" | "email"; readonly value: string | null; readonly isConfirmed: boolean }

export const ProfileContacts = ({ profile }: { readonly profile: Profile }) => {
  const text = useText()
  const contacts: ReadonlyArray<Contact> = [
    { kind: "mobile", value: profile.mobile === null ? null : formatPhone(profile.mobile), isConfirmed: profile.mobileConfirmed },
    { kind: "email", value: profile.email, isConfirmed: profile.emailConfirmed },
  ]
  return (
    <Panel title={text("profile.contacts")}>
      <ul className={rowStyles.rows}>
        {contacts.map(({ kind, value, isConfirmed }) => (
          <li key={kind}>
            <div>
              <small>{text(`account.${kind}`)}</small>
              <b className="num">{value ?? text("account.none")}</b>
              {value !== null && (
                <Tag tone={isConfirmed ? "good" : "warn"}>{text(isConfirmed ? "contact.confirmed" : "contact.not_confirmed")}</Tag>
              )}
            </div>
            <div className={styles.actions}>
              {value !== null && !isConfirmed && (
                <ButtonLink href={`/account/profile/${kind}?confirm=1`} size="small">
                  {text(`contact.confirm.${kind}`)}
                </ButtonLink>
              )}
              <ButtonLink href={`/account/profile/${kind}`} variant="secondary" size="small">
                {text(value === null ? `contact.add.${kind}` : `contact.change.${kind}`)}
              </ButtonLink>
            </div>
          </li>
        ))}
        <li>
          <div>
            <small>{text("password.label")}</small>
            <b>{text(profile.hasPassword ? "password.set" : "password.none")}</b>
          </div>
          <ButtonLink href="/account/profile/password" variant="secondary" size="small">
            {text(profile.hasPassword ? "password.change" : "password.add")}
          </ButtonLink>
        </li>
      </ul>
    </Panel>
  )
}
