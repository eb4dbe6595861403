/** Returns of an order in every state. */
import type { OrderNumber } from "#domain/entities/ids.ts"
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { nothingReturnable, returnable, returned } from "#book/fixtures/orders/returns.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { returnsMachine, type ReturnsContext } from "#machines/orders/returns.ts"
import { ReturnsScreen } from "./returns-screen.tsx"

const number = "R100000004" as OrderNumber
const meta = preview.meta({ title: "Screens/Returns", component: ReturnsScreen, parameters: { path: `/account/orders/${number}/return` } })

const storyOf = (state: Rest<typeof returnsMachine>["state"], context: Partial<ReturnsContext> = {}) =>
  inState(returnsMachine, { state, input: { number, seed: "story" }, context }, (actor) => <ReturnsScreen actor={actor} />, loggedIn)

const filled: Partial<ReturnsContext> = { known: returnable, chosen: { 11: 1 }, reason: "size", note: "Том байна" }

/** Skeletons. */
export const Fetching = meta.story(storyOf("fetching"))
/** Lines that can be returned, a reason and a note. */
export const Ready = meta.story(storyOf("ready", { known: returnable }))
/** The request is being sent. */
export const Sending = meta.story(storyOf("sending", filled))
/** The request is listed with those before it. */
export const Sent = meta.story(storyOf("sent", { known: returned }))
/** Nothing is chosen yet. */
export const Refused = meta.story(storyOf("refused", { known: returnable }))
/** No such order. */
export const Missing = meta.story(storyOf("missing"))
/** The returns could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))

/** The shop refused the request. */
export const RefusedByShop = meta.story(storyOf("refused", { ...filled, problem: refused("Энэ барааг, эсвэл ийм тоогоор буцаах боломжгүй") }))
/** The time for returns is over. */
export const NothingReturnable = meta.story(storyOf("ready", { known: nothingReturnable }))
