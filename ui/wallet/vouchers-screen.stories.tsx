/** Vouchers of a shopper in every state. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { usedVoucher, vouchers } from "#book/fixtures/wallet/wallet.ts"
import { inState } from "#book/in-state.tsx"
import { loggedIn } from "#book/storefront-at-rest.ts"
import { checkVoucher } from "#domain/rules/wallet/code-forms.ts"
import { redemptionMachine, type RedemptionContext } from "#machines/wallet/redemption.ts"
import { VouchersScreen } from "./vouchers-screen.tsx"

const meta = preview.meta({ title: "Screens/Vouchers", component: VouchersScreen, parameters: { path: "/account/vouchers" } })

const storyOf = (state: Rest<typeof redemptionMachine>["state"], context: Partial<RedemptionContext> = {}) =>
  inState(
    redemptionMachine,
    { state, input: { kind: "voucher", seed: "story" }, context },
    (actor) => <VouchersScreen actor={actor} />,
    loggedIn,
  )

/** Skeletons of vouchers. */
export const Fetching = meta.story(storyOf("fetching"))
/** A field for a code, and the shopper's vouchers. */
export const Writing = meta.story(storyOf("writing", { subject: vouchers }))
/** The code is being credited. */
export const Sending = meta.story({
  ...storyOf("sending", { subject: vouchers, form: { code: "BIRTHDAY30" } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAttribute("readonly")
    await expect(canvas.getByRole("button", { name: /^(BIRTHDAY30 ваучерыг ашиглах|Use voucher BIRTHDAY30)$/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    )
  },
})
/** The value is in the wallet. */
export const Sent = meta.story(storyOf("sent", { subject: [usedVoucher], result: usedVoucher }))
/** The code is blank. */
export const Refused = meta.story(storyOf("refused", { subject: vouchers, refusals: checkVoucher({ code: "" }) }))
/** The vouchers could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))

export const WrongCode = meta.story(
  storyOf("refused", { subject: vouchers, form: { code: "BIRTHDAY" }, problem: refused("Ваучерын код буруу байна") }),
)
/** There is no such voucher. */
export const UnknownCode = meta.story(
  storyOf("refused", { subject: vouchers, form: { code: "BIRTHDAY31" }, problem: refused("Ийм ваучер олдсонгүй") }),
)
export const NoVouchers = meta.story(storyOf("writing"))
