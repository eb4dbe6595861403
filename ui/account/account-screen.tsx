/** First page of the account: orders under way, what the profile lacks, wallet and wishes. S4. */
import { useSelector } from "@xstate/react"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { User } from "#domain/entities/identity/user.ts"
import { formatPerMille, formatTugrik } from "#domain/rules/texts/money.ts"
import type { BoughtActor } from "#machines/account/bought.ts"
import type { OverviewActor } from "#machines/account/overview.ts"
import { OrderCardSkeleton } from "#ui/orders/public/order-card-skeleton.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { counted } from "#ui/messages/counted.ts"
import { useText } from "#ui/messages/messages.tsx"
import { latePart } from "#ui/react/lazy-part.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import { AccountFrame } from "./public/account-frame.tsx"
import { AccountSkeleton } from "./account-skeleton.tsx"
import { MissingParts } from "./missing-parts.tsx"
import { OrdersUnderWay } from "./orders-under-way.tsx"
import styles from "./account-screen.module.css"

const BoughtProducts = latePart(async () => (await import("./bought-products.tsx")).BoughtProducts)

type Props = { readonly actor: OverviewActor; readonly bought: BoughtActor }

export const AccountScreen = ({ actor, bought }: Props) => {
  const { session } = useActorRefs()
  const user = useSelector(session, ({ context }) => context.user)
  const state = useSelector(actor, ({ value }) => value)
  return (
    <div data-state={state}>
      <AccountFrame here="overview">
        {user === null ? <AccountSkeleton /> : <Overview user={user} actor={actor} bought={bought} />}
      </AccountFrame>
    </div>
  )
}

const Overview = ({ user, actor, bought }: Props & { readonly user: User }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { overview, problem } = useSelector(actor, ({ context }) => context)
  return (
    <>
      <PageTitle title={text("account.hello", { name: user.firstName || user.fullName || user.login })} />
      {state === "failed" && problem !== null && <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />}
      {state === "fetching" && <OrderCardSkeleton label={text("orders.loading")} />}
      {overview !== null && (
        <>
          <OrdersUnderWay orders={overview.orders} />
          <MissingParts profile={overview.profile} />
        </>
      )}
      <WalletAndWishes user={user} />
      <Bought actor={bought} />
    </>
  )
}

const noTiles: ReadonlyArray<Tile> = []

/** Products of earlier orders, to buy them again at today's price. It comes last, so that nothing moves when it arrives. */
const Bought = ({ actor }: { readonly actor: BoughtActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const tiles = useSelector(actor, ({ context }) => context.bought) ?? noTiles
  return <div data-state={state}>{tiles.length > 0 && <BoughtProducts title={text("overview.bought")} tiles={tiles} />}</div>
}

const WalletAndWishes = ({ user }: { readonly user: User }) => {
  const text = useText()
  const { flags, wallet, walletTitle } = useSiteConfig()
  const wishes = useSelector(useActorRefs().persistence, ({ context }) => context.persisted.wishedIds.length)
  return (
    <div className={styles.cards}>
      {flags.wallet && (
        <Panel title={walletTitle ?? text("account.wallet.title")}>
          <p className={styles.balance}>{formatTugrik(user.wallet)}</p>
          <p className={styles.quiet}>
            {text("account.wallet.text")}
            {wallet.cashbackPerMille > 0 && ` ${text("account.wallet.rate", { rate: formatPerMille(wallet.cashbackPerMille) })}`}
          </p>
          {walletTitle === null && (
            <div>
              <ButtonLink href="/account/wallet" variant="secondary">
                {text("overview.wallet.open")}
              </ButtonLink>
            </div>
          )}
        </Panel>
      )}
      <Panel title={text("account.menu.wishlists")}>
        <p>{text("overview.wishes", counted(wishes))}</p>
        <div>
          <ButtonLink href="/account/wishlists" variant="secondary">
            {text("overview.wishes.open")}
          </ButtonLink>
        </div>
      </Panel>
    </div>
  )
}
