/** Model of the push device machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { pushDeviceMachine } from "#machines/account/push-device.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof pushDeviceMachine> = {
  machine: pushDeviceMachine,
  inputs: [undefined],
  events: [{ type: "push.on" }, { type: "push.off" }, { type: "page.retry" }],
  answers: {
    readPushAbility: { values: ["subscribed", "ready", "blocked", "install", "unsupported"], problems: [unreachable] },
    subscribePush: { values: ["subscribed", "blocked", "ready"], problems: [unreachable] },
    unsubscribePush: { values: [undefined], problems: [unreachable] },
  },
  about: ({ problem }) => problem?._tag,
}
