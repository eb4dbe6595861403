/** First page of the account: greeting, profile, wallet and links. */
import { useSelector } from "@xstate/react"
import type { User } from "#domain/entities/identity/user.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useSiteConfig } from "../site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import { AccountFrame } from "./public/account-frame.tsx"
import { AccountSkeleton } from "./account-skeleton.tsx"
import styles from "./account-screen.module.css"
import { ProfileDetails } from "./profile-details.tsx"

export const AccountScreen = () => {
  const { session } = useActorRefs()
  const user = useSelector(session, ({ context }) => context.user)
  const state = useSelector(session, ({ value }) => value)
  return (
    <div data-state={state}>
      <AccountFrame here="overview">{user === null ? <AccountSkeleton /> : <Overview user={user} />}</AccountFrame>
    </div>
  )
}

const Overview = ({ user }: { readonly user: User }) => {
  const text = useText()
  const { flags } = useSiteConfig()
  return (
    <>
      <PageTitle title={text("account.hello", { name: user.firstName || user.fullName || user.login })} />
      <div className={styles.cards}>
        <Panel title={text("account.profile")}>
          <ProfileDetails user={user} />
        </Panel>
        {flags.wallet && (
          <Panel title={text("account.wallet.title")}>
            <p className={styles.balance}>{formatTugrik(user.wallet)}</p>
            <p className={styles.quiet}>{text("account.wallet.text")}</p>
          </Panel>
        )}
        <Panel
          title={text("account.orders")}
          lead={text("orders.count", { count: user.orderCount })}
          aside={
            <ButtonLink href="/account/orders" variant="secondary">
              {text("account.latest.all")}
            </ButtonLink>
          }
        />
      </div>
    </>
  )
}
