/** Driver of the push prompt machine on its screen. */
import type { pushPromptMachine } from "#machines/shell/push-prompt.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof pushPromptMachine>()({
  shopper: {
    "prompt.accept": async ({ press }, _, snapshot) => press(snapshot.matches("failed") ? "common.retry" : "push.accept"),
    "prompt.decline": ({ press }) => press("push.decline"),
    "prompt.close": ({ press }) => press("push.close"),
  },
  others: ["choice.known", "page.shown", "question.shown", "shopper.known"],
})
