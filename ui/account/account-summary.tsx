/** Summary of the logged-in shopper: picture or initials, name, contact, wallet. */
import type { User } from "#domain/entities/identity/user.ts"
import { formatPhone } from "#domain/rules/identity/contact.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./account-summary.module.css"

const initials = ({ lastName, firstName, login }: User) => [lastName, firstName].map((name) => name.charAt(0)).join("") || login.charAt(0).toUpperCase()

export const AccountSummary = ({ user }: { readonly user: User }) => {
  const text = useText()
  const { flags } = useSiteConfig()
  return (
    <span className={styles.shopper}>
      <span className={styles.face} aria-hidden="true">
        {user.profile === null ? initials(user) : <img src={user.profile} alt="" width={52} height={52} />}
      </span>
      <span>
        <b>{user.fullName || user.login}</b>
        <small>{user.email ?? (user.mobile === null ? user.login : formatPhone(user.mobile))}</small>
        {flags.wallet && <small className="num">{text("account.wallet", { balance: formatTugrik(user.wallet) })}</small>}
      </span>
    </span>
  )
}
