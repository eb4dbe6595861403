/** Recharge of the wallet in every state. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { methods, transferPayment } from "#book/fixtures/cart/payments.ts"
import { notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { rechargeAs, rechargeInFlight } from "#book/fixtures/wallet/wallet.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { rechargeMachine } from "#machines/wallet/recharge.ts"
import type { RechargeContext } from "#machines/wallet/recharge-setup.ts"
import { RechargeScreen } from "./recharge-screen.tsx"

const meta = preview.meta({ title: "Screens/Recharge", component: RechargeScreen, parameters: { path: "/account/wallet/recharge" } })

const storyOf = (state: Rest<typeof rechargeMachine>["state"], context: Partial<RechargeContext> = {}) =>
  inState(
    rechargeMachine,
    { state, input: { number: null, seed: "story" }, context },
    (actor) => <RechargeScreen actor={actor} />,
    loggedIn,
  )

const form = {
  methods: methods.filter(({ active, methodType }) => active && methodType !== "lease"),
  form: { amount: "50,000", methodId: 1 },
}
const followed = { number: rechargeInFlight.number, recharge: rechargeInFlight }

/** Skeleton of the form. */
export const FetchingMethods = meta.story(storyOf("fetchingMethods"))
/** The amount and the method. */
export const Filling = meta.story(storyOf("filling", form))
/** The recharge is being begun. */
export const Starting = meta.story({
  ...storyOf("starting", form),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAttribute("readonly")
  },
})
/** Skeleton of a recharge that is followed by its address. */
export const Fetching = meta.story(storyOf("fetching", { number: rechargeInFlight.number }))
/** The code to pay by. */
export const Waiting = meta.story(storyOf("waiting", followed))
/** The payment is being checked. */
export const Asking = meta.story(storyOf("asking", followed))
/** The shop cannot be reached; the code stays. */
export const Unreachable = meta.story(storyOf("unreachable", { ...followed, problem: unreachable }))
/** The money is in the wallet. */
export const Paid = meta.story(storyOf("paid", { ...followed, recharge: rechargeAs("paid") }))
/** The bank refused. */
export const Declined = meta.story(storyOf("declined", { ...followed, recharge: rechargeAs("failed") }))
/** The time to pay is over. */
export const Ended = meta.story(storyOf("ended", { ...followed, recharge: rechargeAs("overdue") }))
/** There is no such recharge. */
export const Missing = meta.story(storyOf("missing", { number: rechargeInFlight.number }))
/** Loading the form failed. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))

/** An amount below the smallest. */
export const TooSmall = meta.story(storyOf("filling", { ...form, form: { amount: "100", methodId: null }, isTried: true }))
/** The shop would not begin it. */
export const Refused = meta.story(storyOf("filling", { ...form, problem: notPossible }))
/** A bank transfer. */
export const Transfer = meta.story(storyOf("waiting", { ...followed, recharge: { ...rechargeInFlight, payment: transferPayment } }))
/** The bank has not answered yet. */
export const Processing = meta.story(storyOf("waiting", { ...followed, recharge: rechargeAs("processing") }))
