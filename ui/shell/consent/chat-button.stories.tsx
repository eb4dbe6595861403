/** Live chat. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import { chat } from "#book/fixtures/shell/services.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { inState } from "#book/in-state.tsx"
import { chatMachine } from "#machines/shell/chat.ts"
import { ChatButton } from "./chat-button.tsx"

const meta = preview.meta({ title: "Shell/Chat", component: ChatButton })

const storyOf = (state: Rest<typeof chatMachine>["state"], unread = 0) =>
  inState(chatMachine, { state, input: { service: chat }, context: { unread } }, (actor) => <ChatButton actor={actor} phone="7000 1100" />)

/** The script of the chat is loading. */
export const Loading = meta.story(storyOf("loading"))
/** The chat can be opened, by keyboard too. */
export const Closed = meta.story({
  ...storyOf("closed"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("button")).toHaveFocus()
  },
})
/** Two messages are unread. */
export const Unread = meta.story(storyOf("unread", 2))
/** The chat is opening. */
export const Opening = meta.story(storyOf("opening"))
/** The chat is open. */
export const Open = meta.story(storyOf("open"))
/** The chat is closing. */
export const Closing = meta.story(storyOf("closing"))
/** The chat is unavailable; the shop's phone number is shown. */
export const Unavailable = meta.story(storyOf("unavailable"))
