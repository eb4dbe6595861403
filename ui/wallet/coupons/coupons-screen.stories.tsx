/** Coupons of a shopper in every state. */
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { site } from "#book/fixtures/shell/site.ts"
import { coupons } from "#book/fixtures/wallet/wallet.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { couponsMachine, type CouponsContext, type CouponsInput } from "#machines/wallet/coupons.ts"
import { CouponsScreen } from "./coupons-screen.tsx"

const meta = preview.meta({ title: "Screens/Coupons", component: CouponsScreen, parameters: { path: "/account/coupons" } })

const storyOf = (state: Rest<typeof couponsMachine>["state"], input: CouponsInput, context: Partial<CouponsContext> = {}) =>
  inState(couponsMachine, { state, input, context }, (actor) => <CouponsScreen actor={actor} />, loggedIn)

/** Skeletons of coupons. */
export const Fetching = meta.story(storyOf("fetching", { coupons: null }))
/** Coupons that can be used, then the past ones. */
export const Ready = meta.story(storyOf("ready", { coupons }))
/** The coupons could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { coupons: null }, { problem: unreachable }))

export const NoCoupons = meta.story(storyOf("ready", { coupons: [] }))

/** A site that shows its wallet under a title of its own, with the coupons. */
export const TitledWallet = meta.story(
  inState(couponsMachine, { state: "ready", input: { coupons } }, (actor) => <CouponsScreen actor={actor} />, {
    ...loggedIn,
    site: { state: "ready", context: { site: { ...site, config: { ...site.config, walletTitle: "Миний оноо" } } } },
  }),
)
