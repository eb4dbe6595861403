/** Personal info, to read. */
import { useSelector } from "@xstate/react"
import { PageTitle } from "../parts/page-title.tsx"
import { Panel } from "../parts/panel.tsx"
import { useShop } from "../shop-context.tsx"
import { useText } from "../words/words.tsx"
import { AccountFrame } from "./account-frame.tsx"
import { AccountSkeleton } from "./account-skeleton.tsx"
import { PersonFacts } from "./person-facts.tsx"
import { Shopper } from "./shopper.tsx"

export const ProfileScreen = () => {
  const text = useText()
  const { session } = useShop()
  const user = useSelector(session, ({ context }) => context.user)
  const state = useSelector(session, ({ value }) => value)
  return (
    <div data-state={state}>
      <AccountFrame here="profile">
        <PageTitle title={text("account.profile")} />
        {user === null ? (
          <AccountSkeleton />
        ) : (
          <Panel aria-label={text("account.profile")}>
            <Shopper user={user} />
            <PersonFacts user={user} />
          </Panel>
        )}
      </AccountFrame>
    </div>
  )
}
