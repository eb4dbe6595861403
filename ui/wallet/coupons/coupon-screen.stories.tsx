/** One coupon in every state. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { coupons, winterCoupon, wonCoupon } from "#book/fixtures/wallet/wallet.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { refusal } from "#domain/rules/forms/refusals.ts"
import { emailRefusal } from "#domain/rules/identity/email-address.ts"
import { couponMachine, type CouponContext } from "#machines/wallet/coupon.ts"
import { CouponScreen } from "./coupon-screen.tsx"

const meta = preview.meta({ title: "Screens/Coupon", component: CouponScreen, parameters: { path: "/account/coupons/WINTER10" } })

const storyOf = (state: Rest<typeof couponMachine>["state"], context: Partial<CouponContext> = {}) =>
  inState(
    couponMachine,
    { state, input: { number: "WINTER10", seed: "story" }, context },
    (actor) => <CouponScreen actor={actor} />,
    loggedIn,
  )

const known = { subject: winterCoupon, form: { email: "dulmaa@example.mn" } }

/** Skeleton of a coupon. */
export const Fetching = meta.story(storyOf("fetching"))
/** The coupon, and a field to send it. */
export const Writing = meta.story(storyOf("writing", { subject: winterCoupon }))
/** The letter is being sent. */
export const Sending = meta.story({
  ...storyOf("sending", known),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAttribute("readonly")
  },
})
/** The letter is on its way. */
export const Sent = meta.story(storyOf("sent", known))
/** The address is wrong. */
export const Refused = meta.story(
  storyOf("refused", { subject: winterCoupon, form: { email: "dulmaa" }, refusals: refusal("email", emailRefusal("dulmaa")) }),
)
/** There is no such coupon. */
export const Missing = meta.story(storyOf("missing"))
/** The coupon could not be fetched. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))

/** A used coupon is not sent. */
export const Used = meta.story(storyOf("writing", { subject: coupons[2] ?? winterCoupon }))

/** A won coupon is its winner's alone, and is not sent. */
export const Personal = meta.story(storyOf("writing", { subject: wonCoupon }))
