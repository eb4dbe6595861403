/** Push prompt machine. */
import { describe, expect, it } from "vitest"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { pushPromptMachine, thanksFor } from "#machines/shell/push-prompt.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const opened = () => {
  const prompt = startTestActor(pushPromptMachine, undefined)
  return {
    ...prompt,
    state: () => prompt.actor.getSnapshot().value,
    times: (port: string) => prompt.requests.filter((request) => request.port === port).length,
  }
}
/** A device that never saw the prompt, at a page. */
const fresh = (path = "/") => {
  const prompt = opened()
  prompt.actor.send({ type: "choice.known", choice: null })
  prompt.actor.send({ type: "page.shown", path })
  return prompt
}
const prompted = async () => {
  const prompt = fresh()
  prompt.clock.increment(10_000)
  await prompt.last("readPushAbility").answer("ready")
  return prompt
}

describe("push prompt", () => {
  it("appears after 10 seconds, and not before [B24] [W13]", async () => {
    const { actor, clock, state, last, times } = fresh()
    clock.increment(9999)
    expect([state(), times("readPushAbility")]).toEqual(["waiting", 0])
    clock.increment(1)
    await last("readPushAbility").answer("ready")
    expect([state(), actor.getSnapshot().hasTag("open")]).toEqual(["asking", true])
  })

  it.each(["subscribed", "declined"] as const)("does not appear to a shopper who has %s [B24]", (choice) => {
    const { actor, clock, times } = fresh()
    actor.send({ type: "choice.known", choice })
    clock.increment(10_000)
    expect([actor.getSnapshot().hasTag("open"), times("readPushAbility")]).toEqual([false, 0])
  })

  it("waits while another prompt is open, before and after it opens [B24]", async () => {
    const { actor, clock, state, last } = fresh()
    actor.send({ type: "otherPrompt.shown", isShown: true })
    clock.increment(10_000)
    expect(state()).toBe("postponed")
    actor.send({ type: "otherPrompt.shown", isShown: false })
    await last("readPushAbility").answer("ready")
    expect(state()).toBe("asking")
    actor.send({ type: "otherPrompt.shown", isShown: true })
    expect(state()).toBe("postponed")
  })

  it("does not appear before the stored choice is read [B24]", () => {
    const { actor, clock, state } = opened()
    actor.send({ type: "page.shown", path: "/" })
    clock.increment(10_000)
    expect(state()).toBe("postponed")
    actor.send({ type: "choice.known", choice: null })
    expect(state()).toBe("checking")
  })

  it.each(["/checkout/address", "/en/checkout/payment", "/account/orders/R1/pay", "/login?from=/"])(
    "waits until %s is left, and gives way to it [B24]",
    async (path) => {
      const { actor, clock, state, last } = fresh(path)
      clock.increment(10_000)
      expect(state()).toBe("postponed")
      actor.send({ type: "page.shown", path: "/cart" })
      await last("readPushAbility").answer("ready")
      expect(state()).toBe("asking")
      actor.send({ type: "page.shown", path })
      expect(state()).toBe("postponed")
    },
  )

  it.each(["blocked", "unsupported", "subscribed"] as const)("does not appear in a browser that is %s [B24]", async (ability) => {
    const { clock, state, last } = fresh()
    clock.increment(10_000)
    await last("readPushAbility").answer(ability)
    expect(state()).toBe("unasked")
  })

  it("subscribes, thanks, and closes by itself [B24]", async () => {
    const { actor, clock, state, last, times, emitted } = await prompted()
    actor.send({ type: "prompt.accept" })
    await last("subscribePush").answer("subscribed")
    expect(state()).toBe("thanking")
    clock.increment(thanksFor)
    expect([state(), emitted]).toEqual(["subscribed", [{ type: "push.chosen", choice: "subscribed" }]])
    expect(times("linkPush")).toBe(0)
  })

  it.each([
    ["install", "needsInstall", ["declined"]],
    ["blocked", "blocked", ["declined"]],
    ["ready", "asking", []],
  ] as const)("explains the outcome %s, and stores the choice [B24]", async (ability, shown, persistence) => {
    const { actor, state, last, emitted } = await prompted()
    actor.send({ type: "prompt.accept" })
    await last("subscribePush").answer(ability)
    expect([state(), emitted.map(({ choice }) => choice)]).toEqual([shown, persistence])
  })

  it("can be retried or declined after a failure [B24]", async () => {
    const { actor, state, last, emitted } = await prompted()
    actor.send({ type: "prompt.accept" })
    await last("subscribePush").refuse(unreachable)
    expect(state()).toBe("failed")
    actor.send({ type: "prompt.accept" })
    await last("subscribePush").refuse(unreachable)
    actor.send({ type: "prompt.decline" })
    expect([state(), emitted]).toEqual(["declined", [{ type: "push.chosen", choice: "declined" }]])
  })

  it("links a visitor's device once in a visit, and again to the shopper who logs in meanwhile [B24] [C4]", async () => {
    const { actor, clock, state, last, times, requests } = opened()
    actor.send({ type: "choice.known", choice: "subscribed" })
    clock.increment(10_000)
    expect([state(), last("linkPush").input]).toEqual(["linking", { isLoggedIn: false }])
    actor.send({ type: "shopper.known", userId: 7 })
    await last("linkPush").answer()
    expect([state(), times("linkPush"), requests.at(-1)?.input]).toEqual(["subscribed", 2, { isLoggedIn: true }])
  })

  it("links the device to a shopper once, and again after a logout [B24] [C4]", async () => {
    const { actor, clock, state, last, times } = opened()
    actor.send({ type: "choice.known", choice: "subscribed" })
    actor.send({ type: "shopper.known", userId: 7 })
    clock.increment(10_000)
    await last("linkPush").answer()
    actor.send({ type: "shopper.known", userId: 7 })
    expect([state(), times("linkPush")]).toEqual(["subscribed", 1])
    actor.send({ type: "shopper.known", userId: null })
    actor.send({ type: "shopper.known", userId: 7 })
    await last("linkPush").refuse(unreachable)
    expect([state(), times("linkPush")]).toEqual(["subscribed", 2])
  })

  it("follows the choice in the settings [B24]", async () => {
    const { actor, clock, state, times } = fresh()
    actor.send({ type: "shopper.known", userId: 7 })
    actor.send({ type: "choice.known", choice: "declined" })
    clock.increment(10_000)
    expect([state(), times("linkPush")]).toEqual(["declined", 0])
    actor.send({ type: "choice.known", choice: "subscribed" })
    expect(state()).toBe("linking")
  })
})
