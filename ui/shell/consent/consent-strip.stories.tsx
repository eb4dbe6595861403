/** Consent to outside services. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import { services } from "#book/fixtures/shell/services.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { inState } from "#book/in-state.tsx"
import { consentMachine, type ConsentContext } from "#machines/shell/consent.ts"
import { ConsentStrip } from "./consent-strip.tsx"

const meta = preview.meta({ title: "Shell/Consent", component: ConsentStrip })

const answer = { asked: ["statistics", "marketing", "chat"], allowed: ["chat"] } as const
const storyOf = (state: Rest<typeof consentMachine>["state"], context: Partial<ConsentContext> = {}) =>
  inState(consentMachine, { state, input: { services }, context }, (actor) => <ConsentStrip actor={actor} />)

/** The answer of this device is being read. */
export const Reading = meta.story(storyOf("reading"))
/** The strip asks for consent; the Tab key reaches its buttons, the main one first. */
export const Asking = meta.story({
  ...storyOf("asking"),
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole("button")
    for (const button of buttons) {
      await userEvent.tab()
      await expect(button).toHaveFocus()
    }
    await expect(buttons).toHaveLength(3)
  },
})
/** Nothing is ticked for the shopper. */
export const Choosing = meta.story({
  ...storyOf("choosing"),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole("checkbox")
    await expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, false, false])
    await expect(boxes[0]).toBeDisabled()
  },
})
/** The last choice is changed. */
export const ChoosingAgain = meta.story(storyOf("choosing", { answer, chosen: ["chat"] }))
/** The choice on the smallest phone. */
export const ChoosingOnPhone = meta.story({ ...storyOf("choosing"), globals: { viewport: { value: "narrow", isRotated: false } } })
/** The answer is being stored. */
export const Saving = meta.story(storyOf("saving", { answer }))
/** The page reloads without the withdrawn services. */
export const Withdrawing = meta.story(storyOf("withdrawing", { answer }))
/** The shopper has answered, and can change the answer at the foot of the page. */
export const Settled = meta.story({
  ...storyOf("settled", { answer }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("button")).toHaveFocus()
  },
})
/** A company could not be reached: the shop works without it. */
export const Incomplete = meta.story(storyOf("incomplete", { answer }))
