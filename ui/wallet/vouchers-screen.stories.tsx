/** Vouchers of a shopper in every state. */
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { usedVoucher, vouchers } from "#book/fixtures/wallet/wallet.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { redemptionMachine, type RedemptionContext } from "#machines/wallet/redemption.ts"
import { VouchersScreen } from "./vouchers-screen.tsx"

const meta = preview.meta({ title: "Screens/Vouchers", component: VouchersScreen, parameters: { path: "/account/vouchers" } })

const storyOf = (state: Rest<typeof redemptionMachine>["state"], context: Partial<RedemptionContext> = {}) =>
  inState(redemptionMachine, { state, input: { kind: "voucher" }, context }, (actor) => <VouchersScreen actor={actor} />, loggedIn)

/** Skeletons of vouchers. */
export const Fetching = meta.story(storyOf("fetching"))
/** A field for a code, and the shopper's vouchers. */
export const Ready = meta.story(storyOf("ready", { vouchers }))
/** The code is being credited. */
export const Redeeming = meta.story(storyOf("redeeming", { vouchers, code: "BIRTHDAY30" }))
/** The value is in the wallet. */
export const Redeemed = meta.story(storyOf("redeemed", { vouchers: [usedVoucher], redeemed: usedVoucher }))
/** The code is blank. */
export const Refused = meta.story(storyOf("refused", { vouchers }))
/** The vouchers could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))

/** The code is wrong. */
export const WrongCode = meta.story(storyOf("refused", { vouchers, code: "BIRTHDAY", problem: refused("Ваучерын код буруу байна") }))
/** There is no such voucher. */
export const UnknownCode = meta.story(storyOf("refused", { vouchers, code: "BIRTHDAY31", problem: refused("Ийм ваучер олдсонгүй") }))
/** No vouchers. */
export const NoVouchers = meta.story(storyOf("ready"))
