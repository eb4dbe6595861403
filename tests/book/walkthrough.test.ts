/** Walkthrough of a machine: steps, undo, replay and links. */
import { describe, expect, it } from "vitest"
import type { AnyMachineSnapshot, EventObject } from "xstate"
import { decodePath, encodePath, stepText } from "#book/machines/walkthrough-path.ts"
import { createWalkthrough, type Walkthrough } from "#book/machines/walkthrough.ts"
import { leavesIn } from "#book/statechart/leaf-states.ts"
import { models } from "#book/models/all.ts"

const login = models["login"]!
const where = (walkthrough: Walkthrough) => leavesIn((walkthrough.now().actor.getSnapshot() as AnyMachineSnapshot).value)
/** Sends an event as the screen does. */
const send = (walkthrough: Walkthrough, event: EventObject & { readonly field?: string; readonly value?: string }) =>
  walkthrough.now().actor.send(event)
const press = (walkthrough: Walkthrough, label: string) => {
  const event = walkthrough.now().shown.accepted.find((accepted) => accepted.label === label)
  if (event === undefined)
    throw new Error(
      `${label} is not offered among ${walkthrough
        .now()
        .shown.accepted.map((each) => each.label)
        .join(", ")}`,
    )
  walkthrough.move(event)
}
const toCode = () => {
  const walkthrough = createWalkthrough(login)
  press(walkthrough, "field.type login 9911 2233")
  press(walkthrough, "login.submit code")
  press(walkthrough, "check login: done")
  press(walkthrough, "send code: done")
  return walkthrough
}

describe("walkthrough of a machine", () => {
  it("follows events, responses and passing time [I6]", () => {
    const walkthrough = toCode()
    expect(where(walkthrough)).toEqual(["askingCode.counting"])
    press(walkthrough, "after 1 s")
    press(walkthrough, "after 1 s")
    expect(where(walkthrough)).toEqual(["askingCode.resendable"])
    expect(walkthrough.now().path.steps).toHaveLength(6)
  })

  it("lets a port fail", () => {
    const walkthrough = createWalkthrough(login)
    press(walkthrough, "field.type login 9911 2233")
    press(walkthrough, "login.submit code")
    press(walkthrough, "check login: refused, Unreachable")
    expect(where(walkthrough)).toEqual(["askingLogin"])
  })

  it("goes back and forward", () => {
    const walkthrough = toCode()
    walkthrough.goTo(2)
    expect(where(walkthrough)).toEqual(["checking"])
    expect(walkthrough.now().path.steps).toHaveLength(4)
    walkthrough.goTo(4)
    expect(where(walkthrough)).toEqual(["askingCode.counting"])
  })

  it("drops the steps ahead once it takes another path", () => {
    const walkthrough = toCode()
    walkthrough.goTo(2)
    press(walkthrough, "check login: refused, Unreachable")
    expect(walkthrough.now().path.steps).toHaveLength(3)
    expect(walkthrough.now().at).toBe(3)
  })

  it("follows events sent by the screen", () => {
    const walkthrough = createWalkthrough(login)
    send(walkthrough, { type: "field.type", field: "login", value: "8" })
    expect(walkthrough.now().path.steps.map(stepText)).toEqual(["field.type login 8"])
    send(walkthrough, { type: "name.submit" })
    expect(walkthrough.now().path.steps).toHaveLength(1)
  })

  it("is restored from a link", () => {
    const walkthrough = toCode()
    send(walkthrough, { type: "field.type", field: "code", value: "4~8%7E" })
    const again = createWalkthrough(login, decodePath(encodePath(walkthrough.now().path)))
    expect(again.now().rejectedStep).toBeNull()
    expect(where(again)).toEqual(where(walkthrough))
    expect(again.now().actor.getSnapshot().context).toEqual(walkthrough.now().actor.getSnapshot().context)
  })

  it("stops where a link of an older machine no longer fits, and says where", () => {
    const walkthrough = createWalkthrough(login, decodePath("0~field.type login 9911 2233~login.dance~login.submit code"))
    expect(walkthrough.now().rejectedStep).toBe("login.dance")
    expect(walkthrough.now().path.steps).toEqual(["field.type login 9911 2233"])
  })

  it("stops at an unreadable step of a link", () => {
    expect(createWalkthrough(login, decodePath('0~{"type')).now().rejectedStep).toBe('{"type')
  })

  it.each(["", "nonsense", "99~a", "{~}"])("starts at the beginning for the link %j", (text) => {
    const walkthrough = createWalkthrough(login, decodePath(text))
    expect(where(walkthrough)).toEqual(["askingLogin"])
  })

  it.each(Object.entries(models))("offers every beginning of the machine of %s [I6]", (_, walkthrough) => {
    const own = createWalkthrough(walkthrough)
    for (const beginning of walkthrough.inputs.keys()) {
      own.beginAt(beginning)
      expect(own.now().path).toEqual({ beginning, steps: [] })
    }
  })
})
