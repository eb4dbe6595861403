/** Push prompt in every state. */
import { expect, userEvent } from "storybook/test"
import preview from "#book/preview.tsx"
import { inState } from "#book/in-state.tsx"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { pushPromptMachine, type PushPromptContext } from "#machines/shell/push-prompt.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { PushPrompt } from "./push-prompt.tsx"

const meta = preview.meta({ title: "Shell/Push prompt", component: PushPrompt })

const prompt = (state: Rest<typeof pushPromptMachine>["state"], context: Partial<PushPromptContext> = {}) =>
  inState(pushPromptMachine, { state, context: { choice: null, mayAsk: true, ...context } }, (actor) => <PushPrompt actor={actor} />)

/** Nothing is shown in the first ten seconds. */
export const Waiting = meta.story(prompt("waiting"))
/** Nothing is shown over a checkout. */
export const Postponed = meta.story(prompt("postponed", { mayAsk: false }))
/** Nothing is shown while the browser is being checked. */
export const Checking = meta.story(prompt("checking"))
/** The prompt asks; the Tab key reaches its first button. */
export const Asking = meta.story({
  ...prompt("asking"),
  play: async ({ canvas }) => {
    const [accept] = await canvas.findAllByRole("button")
    await userEvent.tab()
    await expect(accept).toHaveFocus()
  },
})
/** A logged-in shopper is offered news of orders and wishes. */
export const AskingShopper = meta.story(prompt("asking", { userId: 7 }))
/** The browser asks for its own permission. */
export const Subscribing = meta.story(prompt("subscribing"))
/** Notifications are on. */
export const Thanking = meta.story(prompt("thanking", { choice: "subscribed" }))
/** The browser blocks notifications. */
export const Blocked = meta.story(prompt("blocked", { choice: "declined" }))
/** An iPhone needs the site to be installed first. */
export const NeedsInstall = meta.story(prompt("needsInstall", { choice: "declined" }))
/** The shop or the push service could not be reached. */
export const Failed = meta.story(prompt("failed", { problem: unreachable }))
/** The outcome is not shown over a checkout. */
export const BlockedAtCheckout = meta.story(prompt("blocked", { choice: "declined", mayAsk: false }))
/** Nothing is shown where the browser has no notifications. */
export const Unasked = meta.story(prompt("unasked"))
/** Nothing is shown after a refusal. */
export const Declined = meta.story(prompt("declined", { choice: "declined" }))
/** Nothing is shown on a subscribed device. */
export const Subscribed = meta.story(prompt("subscribed", { choice: "subscribed" }))
/** Nothing is shown while the device is linked. */
export const Linking = meta.story(prompt("linking", { choice: "subscribed", userId: 7 }))

/** The prompt on the smallest phone. */
export const AskingOnPhone = meta.story({ ...prompt("asking"), globals: { viewport: { value: "narrow", isRotated: false } } })
