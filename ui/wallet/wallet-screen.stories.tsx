/** Wallet of a shopper in every state. */
import preview from "#book/preview.tsx"
import { atRest, type Rest } from "#book/fixed-state-actor.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { overview, statement } from "#book/fixtures/wallet/wallet.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { tugrik, zero } from "#domain/rules/money.ts"
import { loyaltyOf, loyaltyTerms } from "#domain/rules/wallet/loyalty.ts"
import { statementMachine } from "#machines/wallet/statement.ts"
import { statementFileMachine } from "#machines/wallet/statement-file.ts"
import { walletMachine, type WalletContext, type WalletInput } from "#machines/wallet/wallet.ts"
import { WalletScreen } from "./wallet-screen.tsx"

const meta = preview.meta({ title: "Screens/Wallet", component: WalletScreen, parameters: { path: "/account/wallet" } })

const listed = atRest(statementMachine, {
  state: "ready",
  input: { query: { part: null, days: null }, page: { items: statement, page: 1, pages: 1, total: statement.length } },
})
const file = atRest(statementFileMachine, { state: "idle" })

const storyOf = (
  state: Rest<typeof walletMachine>["state"],
  input: WalletInput,
  context: Partial<WalletContext> = {},
  params: Readonly<Record<string, string>> = {},
) =>
  inState(
    walletMachine,
    { state, input, context },
    (actor) => <WalletScreen actor={actor} statement={listed} file={file} location={{ params }} />,
    loggedIn,
  )

/** Skeleton of the balance while it is being fetched. */
export const Fetching = meta.story(storyOf("fetching", { overview: null }))
/** The balance by part, each with what it may pay for, and the loyalty level. */
export const Ready = meta.story(storyOf("ready", { overview }))
/** The wallet could not be fetched; a button retries, and the statement stays. */
export const Failed = meta.story(storyOf("failed", { overview: null }, { problem: unreachable }))

/** A shop without loyalty levels. */
export const WithoutLevels = meta.story(storyOf("ready", { overview: { ...overview, loyalty: loyaltyOf(tugrik(500_000), {}) } }))
/** Nothing in the wallet yet, and the first level. */
export const NothingYet = meta.story(
  storyOf("ready", { overview: { wallet: { balance: zero, parts: [] }, loyalty: loyaltyOf(zero, loyaltyTerms) } }),
)
/** One part alone, at its own address. */
export const OnePart = meta.story(storyOf("ready", { overview }, {}, { slug: "bonus" }))
/** An address of no part; the wallet itself stays. */
export const UnknownPart = meta.story(storyOf("ready", { overview }, {}, { slug: "gold" }))
