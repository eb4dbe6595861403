/** Notifications of this device in the settings. */
import { describe, expect, it } from "vitest"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { pushDeviceMachine } from "#machines/account/push-device.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const read = async (ability: string) => {
  const device = startTestActor(pushDeviceMachine, undefined)
  await device.last("readPushAbility").answer(ability)
  return { ...device, state: () => device.actor.getSnapshot().value }
}

describe("push device", () => {
  it.each([
    ["subscribed", "on"],
    ["ready", "off"],
    ["blocked", "blocked"],
    ["install", "needsInstall"],
    ["unsupported", "unsupported"],
  ])("enters, for a browser that is %s, the state %s [B24]", async (ability, shown) => {
    expect((await read(ability)).state()).toBe(shown)
  })

  it("can be checked again after the check failed [B24]", async () => {
    const { actor, last } = startTestActor(pushDeviceMachine, undefined)
    await last("readPushAbility").refuse(unreachable)
    expect(actor.getSnapshot()).toMatchObject({ value: "failed", context: { problem: unreachable } })
    actor.send({ type: "page.retry" })
    await last("readPushAbility").answer("ready")
    expect(actor.getSnapshot()).toMatchObject({ value: "off", context: { problem: null } })
  })

  it("turns notifications on and off, and emits the choice [B24]", async () => {
    const { actor, last, emitted, state } = await read("ready")
    actor.send({ type: "push.on" })
    await last("subscribePush").answer("subscribed")
    actor.send({ type: "push.off" })
    await last("unsubscribePush").answer()
    expect([state(), emitted.map(({ choice }) => choice)]).toEqual(["off", ["subscribed", "declined"]])
  })

  it("stays on where turning off fails [B24]", async () => {
    const { actor, last, emitted, state } = await read("subscribed")
    actor.send({ type: "push.off" })
    await last("unsubscribePush").refuse(unreachable)
    expect([state(), actor.getSnapshot().context.problem, emitted]).toEqual(["on", unreachable, []])
  })

  it("is checked again after the browser's block was lifted [B24]", async () => {
    const { actor, last, state } = await read("blocked")
    actor.send({ type: "page.retry" })
    await last("readPushAbility").answer("ready")
    expect(state()).toBe("off")
  })
})
