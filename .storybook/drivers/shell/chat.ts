/** Driver of the chat machine on its button. */
import type { chatMachine } from "#machines/shell/chat.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof chatMachine>()({
  shopper: {
    "chat.open": ({ press }, _, { value, context: { unread } }) => press(value === "unread" ? ["chat.unread", { count: String(unread) }] : "chat.open"),
    "chat.close": ({ press }) => press("chat.close"),
    "chat.retry": ({ press }) => press("chat.retry"),
  },
  others: ["chat.changed"],
})
