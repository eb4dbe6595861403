/** Statement of the wallet in every state. */
import preview from "#book/preview.tsx"
import { atRest, type Rest } from "#book/fixed-state-actor.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { statement } from "#book/fixtures/wallet/wallet.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { statementMachine, type StatementContext, type StatementInput } from "#machines/wallet/statement.ts"
import { statementFileMachine } from "#machines/wallet/statement-file.ts"
import { WalletStatement } from "./wallet-statement.tsx"

const meta = preview.meta({ title: "Parts/Wallet/Statement", component: WalletStatement, parameters: { path: "/account/wallet" } })

const file = atRest(statementFileMachine, { state: "idle" })
const query = { part: null, days: null }
const page = { items: statement, page: 1, pages: 2, total: 12 }

const storyOf = (state: Rest<typeof statementMachine>["state"], input: StatementInput, context: Partial<StatementContext> = {}) =>
  inState(statementMachine, { state, input, context }, (actor) => <WalletStatement actor={actor} file={file} />, loggedIn)

/** Skeletons of entries while the first page is being fetched. */
export const Fetching = meta.story(storyOf("fetching", { query, page: null }))
/** Entries, newest first, with the balance after each. */
export const Ready = meta.story(storyOf("ready", { query, page }))
/** Another part was chosen: the older entries stay until the new ones come. */
export const Refining = meta.story(storyOf("refining", { query: { part: "bonus", days: 30 }, page }))
/** The next page is being fetched. */
export const FetchingMore = meta.story(storyOf("fetchingMore", { query, page }))
/** The next page could not be fetched; a button retries. */
export const MoreFailed = meta.story(storyOf("moreFailed", { query, page }, { problem: unreachable }))
/** Nothing happened in this part and time. */
export const Empty = meta.story(
  storyOf("empty", { query: { part: "discount", days: 30 }, page: { items: [], page: 1, pages: 0, total: 0 } }),
)
/** The statement could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { query, page: null }, { problem: unreachable }))
