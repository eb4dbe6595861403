/** Summary of the logged-in shopper: picture or silhouette, title and name, contact, wallet. S25, E3. */
import type { User } from "#domain/entities/identity/user.ts"
import { formatPhone } from "#domain/rules/identity/phone-number.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { titleOf } from "#domain/rules/identity/title.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./account-summary.module.css"
import { Face } from "./face.tsx"

export const AccountSummary = ({ user }: { readonly user: User }) => {
  const text = useText()
  const { flags } = useSiteConfig()
  const title = titleOf(user.gender)
  const name = user.fullName || user.login
  return (
    <span className={styles.shopper}>
      <Face user={user} />
      <span>
        <b>{title === null ? name : text(`account.titled.${title}`, { name })}</b>
        <small>{user.email ?? (user.mobile === null ? user.login : formatPhone(user.mobile))}</small>
        {flags.wallet && <small className="num">{text("account.wallet", { balance: formatTugrik(user.wallet) })}</small>}
      </span>
    </span>
  )
}
