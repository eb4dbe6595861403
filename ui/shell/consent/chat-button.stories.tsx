/** Live chat. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import { chat } from "#book/fixtures/shell/services.ts"
import { inState } from "#book/in-state.tsx"
import { chatMachine } from "#machines/shell/chat.ts"
import { ChatButton } from "./chat-button.tsx"

const meta = preview.meta({ title: "Shell/Chat", component: ChatButton })

type Leaf = "loading" | "closed" | "unread" | "opening" | "open" | "closing" | "unavailable"
const storyOf = (state: Leaf, unread = 0) => inState(chatMachine, { state, input: { service: chat }, context: { unread } }, (actor) => <ChatButton actor={actor} phone="7000 1100" />)

/** The chat's script is being loaded. */
export const Loading = meta.story(storyOf("loading"))
/** The chat can be opened, by keyboard too. */
export const Closed = meta.story({
  ...storyOf("closed"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("button")).toHaveFocus()
  },
})
/** Two answers were not read. */
export const Unread = meta.story(storyOf("unread", 2))
/** The chat is opening. */
export const Opening = meta.story(storyOf("opening"))
/** The chat is open. */
export const Open = meta.story(storyOf("open"))
/** The chat is closing. */
export const Closing = meta.story(storyOf("closing"))
/** Nobody can be reached by chat. */
export const Unavailable = meta.story(storyOf("unavailable"))
