/** Model of the chat machine. */
import { chat } from "#book/fixtures/shell/services.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { chatMachine } from "#machines/shell/chat.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(chatMachine, {
  inputs: [{ service: chat }],
  events: [
    { type: "chat.open" },
    { type: "chat.close" },
    { type: "chat.retry" },
    { type: "chat.changed", state: "closed", unread: 0 },
    { type: "chat.changed", state: "open", unread: 0 },
    { type: "chat.changed", state: "unread", unread: 2 },
    { type: "chat.changed", state: "unavailable", unread: 0 },
  ],
  answers: {
    startChat: { values: [undefined], problems: [unreachable] },
    openChat: { values: [undefined], problems: [unreachable] },
    closeChat: { values: [undefined], problems: [unreachable] },
  },
  distinguishedBy: () => null,
  driver: {
    shopper: {
      "chat.open": ({ press }, _, { value, context: { unread } }) =>
        press(value === "unread" ? ["chat.unread", { count: String(unread) }] : "chat.open"),
      "chat.close": ({ press }) => press("chat.close"),
      "chat.retry": ({ press }) => press("chat.retry"),
    },
    others: ["chat.changed"],
  },
})
