/** Model of the push prompt machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { pushPromptMachine } from "#machines/shell/push-prompt.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(pushPromptMachine, {
  inputs: [undefined],
  events: [
    { type: "choice.known", choice: null },
    { type: "choice.known", choice: "subscribed" },
    { type: "choice.known", choice: "declined" },
    { type: "page.shown", path: "/" },
    { type: "page.shown", path: "/checkout/payment" },
    { type: "otherPrompt.shown", isShown: true },
    { type: "otherPrompt.shown", isShown: false },
    { type: "shopper.known", userId: 7 },
    { type: "shopper.known", userId: null },
    { type: "prompt.accept" },
    { type: "prompt.decline" },
    { type: "prompt.close" },
  ],
  answers: {
    readPushAbility: { values: ["ready", "install", "blocked"], problems: [unreachable] },
    subscribePush: { values: ["subscribed", "install", "ready", "blocked"], problems: [unreachable] },
    linkPush: { values: [undefined], problems: [unreachable] },
  },
  distinguishedBy: ({ choice, mayAsk, isOtherPromptShown, userId, linkedTo }) => [choice, mayAsk, isOtherPromptShown, userId, linkedTo],
  driver: {
    shopper: {
      "prompt.accept": async ({ press }, _, snapshot) => press(snapshot.matches("failed") ? "common.retry" : "push.accept"),
      "prompt.decline": ({ press }) => press("push.decline"),
      "prompt.close": ({ press }) => press("push.close"),
    },
    others: ["choice.known", "page.shown", "otherPrompt.shown", "shopper.known"],
  },
})
