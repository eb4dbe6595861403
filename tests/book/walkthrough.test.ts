/** A walk through a machine can be taken, walked back, walked again, and sent to somebody else. */
import { describe, expect, it } from "vitest"
import type { AnyMachineSnapshot, EventObject } from "xstate"
import { read, stepText, written } from "#book/machines/walked.ts"
import { walkthrough, type Walkthrough } from "#book/machines/walkthrough.ts"
import { leavesIn } from "#book/statechart/leaves.ts"
import { walks } from "#book/walks/all.ts"

const login = walks["login"]!
const where = (walk: Walkthrough) => leavesIn((walk.now().actor.getSnapshot() as AnyMachineSnapshot).value)
/** As the screen itself would. */
const send = (walk: Walkthrough, event: EventObject & { readonly field?: string; readonly value?: string }) => walk.now().actor.send(event)
const press = (walk: Walkthrough, label: string) => {
  const event = walk.now().shown.accepted.find((accepted) => accepted.label === label)
  if (event === undefined) throw new Error(`${label} is not offered among ${walk.now().shown.accepted.map((each) => each.label).join(", ")}`)
  walk.move(event)
}
const toCode = () => {
  const walk = walkthrough(login)
  press(walk, "field.type login 9911 2233")
  press(walk, "login.submit code")
  press(walk, "check login: done")
  press(walk, "send code: done")
  return walk
}

describe("a walk through a machine", () => {
  it("follows what somebody does, what the outside answers and the time that passes [I6]", () => {
    const walk = toCode()
    expect(where(walk)).toEqual(["askingCode.counting"])
    press(walk, "after 1 s")
    press(walk, "after 1 s")
    expect(where(walk)).toEqual(["askingCode.resendable"])
    expect(walk.now().walked.steps).toHaveLength(6)
  })

  it("lets the outside refuse", () => {
    const walk = walkthrough(login)
    press(walk, "field.type login 9911 2233")
    press(walk, "login.submit code")
    press(walk, "check login: refused, Unreachable")
    expect(where(walk)).toEqual(["askingLogin"])
  })

  it("is walked back and on again", () => {
    const walk = toCode()
    walk.goTo(2)
    expect(where(walk)).toEqual(["checking"])
    expect(walk.now().walked.steps).toHaveLength(4)
    walk.goTo(4)
    expect(where(walk)).toEqual(["askingCode.counting"])
  })

  it("forgets what was ahead once it goes another way", () => {
    const walk = toCode()
    walk.goTo(2)
    press(walk, "check login: refused, Unreachable")
    expect(walk.now().walked.steps).toHaveLength(3)
    expect(walk.now().at).toBe(3)
  })

  it("goes along with what is done on the screen itself", () => {
    const walk = walkthrough(login)
    send(walk, { type: "field.type", field: "login", value: "8" })
    expect(walk.now().walked.steps.map(stepText)).toEqual(["field.type login 8"])
    send(walk, { type: "name.submit" })
    expect(walk.now().walked.steps).toHaveLength(1)
  })

  it("is told by a link, and found again through it", () => {
    const walk = toCode()
    send(walk, { type: "field.type", field: "code", value: "4~8%7E" })
    const again = walkthrough(login, read(written(walk.now().walked)))
    expect(again.now().lost).toBeNull()
    expect(where(again)).toEqual(where(walk))
    expect(again.now().actor.getSnapshot().context).toEqual(walk.now().actor.getSnapshot().context)
  })

  it("goes as far as a link of an older machine is understood, and says where that ends", () => {
    const walk = walkthrough(login, read("0~field.type login 9911 2233~login.dance~login.submit code"))
    expect(walk.now().lost).toBe("login.dance")
    expect(walk.now().walked.steps).toEqual(["field.type login 9911 2233"])
  })

  it("stops at a step of a link that nobody can read", () => {
    expect(walkthrough(login, read('0~{"type')).now().lost).toBe('{"type')
  })

  it.each(["", "nonsense", "99~a", "{~}"])("begins at the beginning where a link says nothing: %j", (text) => {
    const walk = walkthrough(login, read(text))
    expect(where(walk)).toEqual(["askingLogin"])
  })

  it.each(Object.entries(walks))("can begin anywhere that the machine of %s begins [I6]", (_, walk) => {
    const own = walkthrough(walk)
    for (const beginning of walk.inputs.keys()) {
      own.beginAt(beginning)
      expect(own.now().walked).toEqual({ beginning, steps: [] })
    }
  })
})
