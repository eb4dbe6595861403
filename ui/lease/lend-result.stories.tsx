/** Lend check beside the lease of a checkout, in every state. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { lendAnswers } from "#book/fixtures/lease/lenders.ts"
import { placedOrder } from "#book/fixtures/orders/orders.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import type { LendAnswer } from "#domain/entities/lease/lend-answer.ts"
import { lendCheckMachine, type LendCheckContext } from "#machines/lease/lend-check.ts"
import { LendResult } from "./lend-result.tsx"

const meta = preview.meta({ title: "Lease/Lend result", component: LendResult })

const subject = { number: placedOrder.number, payment: 6, lender: "Storepay", total: 405_000 }

const storyOf = (
  state: Rest<typeof lendCheckMachine>["state"],
  answer: LendAnswer | null = null,
  context: Partial<LendCheckContext> = {},
) =>
  inState(lendCheckMachine, { state, input: { subject: state === "idle" ? null : subject }, context: { answer, ...context } }, (actor) => (
    <LendResult actor={actor} />
  ))

/** Another payment method is chosen: nothing is shown. */
export const Idle = meta.story(storyOf("idle"))
/** The lend check is running. */
export const Asking = meta.story(storyOf("asking"))
/** The lender lends the sum. */
export const May = meta.story(storyOf("may", lendAnswers.may))
/** The sum is above what the lender gives this shopper. */
export const MayNot = meta.story({
  ...storyOf("mayNot", lendAnswers.limit),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/250,000₮/)).toBeVisible()
  },
})
/** The lender does not respond; the shopper can retry. */
export const Unknown = meta.story(storyOf("unknown", lendAnswers.silent))

/** The lender does not know the shopper's phone. */
export const MayNotAStranger = meta.story(storyOf("mayNot", lendAnswers.stranger))
/** The account has no confirmed phone, and a link leads to it. */
export const MayNotWithoutPhone = meta.story({
  ...storyOf("mayNot", lendAnswers.phone),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", expect.stringMatching("/account/profile/mobile$"))
  },
})
/** The lender decides only after the order is placed. */
export const UnknownUntilPlaced = meta.story(storyOf("unknown", lendAnswers.later))
/** The shop cannot be reached. */
export const UnknownUnreachable = meta.story(storyOf("unknown", null, { problem: unreachable }))
/** English on the smallest phone. */
export const MayNotEnglish = meta.story({
  ...storyOf("mayNot", lendAnswers.limit),
  globals: { locale: "en", viewport: { value: "narrow", isRotated: false } },
})
