/** Inspector of a running shop. */
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { createActorRegistry } from "#book/inspector/actor-registry.ts"
import { noticesMachine } from "#machines/shell/notices.ts"
import { raised } from "#machines/shell/notice.ts"
import { viewportMachine } from "#machines/shell/viewport.ts"

const startRegistry = () => {
  const due: Array<() => void> = []
  const registry = createActorRegistry((change) => due.push(change))
  return { ...registry, catchUp: () => due.splice(0).forEach((change) => change()) }
}

describe("inspector", () => {
  it("lists each live machine with its events", () => {
    const { record, now, catchUp } = startRegistry()
    const actor = createActor(noticesMachine, { inspect: record })
    catchUp()
    expect(now()).toEqual([])
    actor.start()
    actor.send(raised("success", { key: "notice.couponApplied" }))
    actor.send({ type: "notice.hold" })
    catchUp()
    expect(now().map(({ name, path }) => [name, path])).toEqual([["notices", ["notice.raise", "notice.hold"]]])
  })

  it("drops a machine that is stopped with its page", () => {
    const { record, now, catchUp } = startRegistry()
    const one = createActor(noticesMachine, { inspect: record }).start()
    createActor(viewportMachine, { inspect: record }).start()
    one.stop()
    catchUp()
    expect(now().map(({ name }) => name)).toEqual(["viewport"])
  })

  it("reports many changes at once, after they were made", () => {
    const { record, subscribe, catchUp } = startRegistry()
    let notifications = 0
    subscribe(() => {
      notifications += 1
    })
    const actor = createActor(noticesMachine, { inspect: record }).start()
    actor.send({ type: "notice.hold" })
    expect(notifications).toBe(0)
    catchUp()
    expect(notifications).toBe(1)
  })
})
