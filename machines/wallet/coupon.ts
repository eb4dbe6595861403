/** Coupon machine: one coupon, sent to an e-mail address. S22, C8. */
import type { ActorRefFrom, ContextFrom } from "xstate"
import { refusal } from "#domain/rules/forms/refusals.ts"
import { emailRefusal } from "#domain/rules/identity/email-address.ts"
import { port } from "#machines/ports.ts"
import { submitForm } from "#machines/shared/submit-form.ts"

export type CouponInput = { readonly number: string; readonly seed: string }
type Form = { readonly email: string }

export const couponMachine = submitForm({
  id: "coupon",
  subject: { actors: { fetchCoupon: port("fetchCoupon") }, request: ({ number }: CouponInput) => ({ number }) },
  form: (): Form => ({ email: "" }),
  edits: { "email.type": (_: Form, { email }: Form) => ({ email }) },
  check: ({ form }) => refusal("email", emailRefusal(form.email)),
  submit: "coupon.send",
  actors: { sendCoupon: port("sendCoupon") },
  request: ({ number, form }, key) => ({ number, email: form.email.trim(), key }),
  again: { edits: true, submits: true },
  descriptions: {
    machine: "Shows one coupon, and sends it by e-mail.",
    fetching: "The coupon is loading.",
    missing: "The coupon does not exist or belongs to someone else.",
    failed: "Loading the coupon failed; the shopper can try again.",
    writing: "The coupon is shown with its conditions and a field for an e-mail address.",
    sending: "The letter is being sent.",
    sent: "The letter is on its way; the shopper can send another.",
    refused: "The address is invalid, or the shop refused to send the letter.",
  },
})

export type CouponContext = ContextFrom<typeof couponMachine>
export type CouponActor = ActorRefFrom<typeof couponMachine>
