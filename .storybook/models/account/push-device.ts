/** Model of the push device machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { pushDeviceMachine } from "#machines/account/push-device.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(pushDeviceMachine, {
  inputs: [undefined],
  events: [{ type: "push.on" }, { type: "push.off" }, { type: "page.retry" }],
  answers: {
    readPushAbility: { values: ["subscribed", "ready", "blocked", "install", "unsupported"], problems: [unreachable] },
    subscribePush: { values: ["subscribed", "blocked", "ready"], problems: [unreachable] },
    unsubscribePush: { values: [undefined], problems: [unreachable] },
  },
  distinguishedBy: ({ problem }) => problem?._tag,
  driver: {
    shopper: {
      "push.on": ({ press }) => press("push.device.turnOn"),
      "push.off": ({ press }) => press("push.device.turnOff"),
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: [],
  },
})
