/** Wish buttons: pressed fast, in two tabs, by visitors, refused. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createActor } from "xstate"
import { dress, scarf } from "#book/fixtures/catalogue/goods.ts"
import { sharedList, winterList } from "#book/fixtures/lists/wish-lists.ts"
import { soldOut, unauthorised, unreachable } from "#book/fixtures/shell/problems.ts"
import type { VariantId } from "#domain/entities/ids.ts"
import { isWished, type WishToggle } from "#domain/rules/lists/wish-toggles.ts"
import { wishDebounce } from "#domain/rules/timings.ts"
import { raised } from "#machines/shell/notice.ts"
import { wishesMachine, type WishesEmitted } from "#machines/lists/wishes.ts"
import { provided, type Ports } from "#machines/ports.ts"
import type { Streams } from "#machines/streams.ts"

const press = (variantId: VariantId) => ({ type: "wish.press", variantId }) as const

/** A shop that keeps the wishes of one shopper. */
const open = (refusal: unknown = null) => {
  let wished: ReadonlyArray<VariantId> = []
  const saved: Array<WishToggle> = []
  const ports = {
    fetchWished: () => Promise.resolve({ ids: wished, lists: [winterList, sharedList] }),
    toggleWish: ({ variantId, wished: wants, list }: WishToggle) => {
      saved.push({ variantId, wished: wants, ...(list !== undefined && { list }) })
      if (refusal !== null) return Promise.reject(refusal)
      wished = wants ? [...new Set([...wished, variantId])] : wished.filter((id) => id !== variantId)
      return Promise.resolve(wished)
    },
  } as unknown as Ports
  const wishes = createActor(provided(wishesMachine, { ports, streams: {} as Streams }), { input: { seed: "test" } }).start()
  const emitted: Array<WishesEmitted> = []
  wishes.on("*", (event) => emitted.push(event))
  const shows = (variantId: VariantId) => isWished(wishes.getSnapshot().context.wished, wishes.getSnapshot().context.toggles, variantId)
  return { wishes, saved, emitted, shows, types: () => emitted.map(({ type }) => type) }
}
const debounced = () => vi.advanceTimersByTimeAsync(wishDebounce + 1)

describe("wish buttons", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it("show a press at once and are sent 500 ms after the last one [B18] [W13]", async () => {
    const { wishes, saved, shows } = open()
    wishes.send({ type: "shopper.known" })
    await vi.advanceTimersByTimeAsync(0)
    wishes.send(press(dress.variantId))
    expect(shows(dress.variantId)).toBe(true)
    await vi.advanceTimersByTimeAsync(wishDebounce - 1)
    expect(saved).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(saved).toEqual([{ variantId: dress.variantId, wished: true }])
  })

  it("put a wish into the chosen list, also when it is in another one [B20]", async () => {
    const { wishes, saved, shows } = open()
    wishes.send({ type: "shopper.known" })
    await vi.advanceTimersByTimeAsync(0)
    expect(wishes.getSnapshot().context.lists.map(({ name }) => name)).toEqual([winterList.name, sharedList.name])
    wishes.send(press(dress.variantId))
    await debounced()
    wishes.send({ type: "wish.put", variantId: dress.variantId, list: sharedList.hash })
    expect(shows(dress.variantId)).toBe(true)
    await debounced()
    expect(saved).toEqual([
      { variantId: dress.variantId, wished: true },
      { variantId: dress.variantId, wished: true, list: sharedList.hash },
    ])
    expect(wishes.getSnapshot().value).toBe("ready")
  })

  it.each([
    [10, 0],
    [9, 1],
    [1, 1],
  ])("pressed %i times fast make %i calls [B18]", async (times, calls) => {
    const { wishes, saved, shows } = open()
    wishes.send({ type: "shopper.known" })
    await vi.advanceTimersByTimeAsync(0)
    for (let at = 0; at < times; at += 1) {
      wishes.send(press(dress.variantId))
      await vi.advanceTimersByTimeAsync(40)
    }
    await debounced()
    await debounced()
    expect(saved).toHaveLength(calls)
    expect(shows(dress.variantId)).toBe(times % 2 === 1)
  })

  it("are undone when the shop refuses, with a message", async () => {
    const { wishes, shows, types } = open(soldOut)
    wishes.send({ type: "shopper.known" })
    wishes.send(press(dress.variantId))
    await debounced()
    expect(shows(dress.variantId)).toBe(false)
    expect(types()).toContain("notice.raise")
  })

  it("are undone without a connection, with a message that they need one", async () => {
    const { wishes, shows, emitted } = open(unreachable)
    wishes.send({ type: "shopper.known" })
    wishes.send(press(dress.variantId))
    await debounced()
    expect(shows(dress.variantId)).toBe(false)
    expect(emitted.filter(({ type }) => type === "notice.raise")).toEqual([raised("warning", { key: "notice.wishNeedsConnection" })])
  })

  it("of a visitor open the login, after which the last press is sent [P2]", async () => {
    const { wishes, saved, shows, types } = open()
    wishes.send({ type: "visitor.known" })
    wishes.send(press(scarf.variantId))
    wishes.send(press(dress.variantId))
    expect(types()).toEqual(["login.needed", "login.needed"])
    // The session is fetched again during the login.
    wishes.send({ type: "visitor.known" })
    wishes.send({ type: "shopper.known" })
    await vi.advanceTimersByTimeAsync(0)
    await debounced()
    expect(saved).toEqual([{ variantId: dress.variantId, wished: true }])
    expect(shows(dress.variantId)).toBe(true)
  })

  it("pressed before the user is fetched send a visitor to the login", () => {
    const { wishes, types } = open()
    wishes.send(press(dress.variantId))
    wishes.send({ type: "visitor.known" })
    expect(types()).toEqual(["login.needed"])
  })

  it("keep the press when the session is over", async () => {
    const { wishes, types } = open(unauthorised)
    wishes.send({ type: "shopper.known" })
    wishes.send(press(dress.variantId))
    await debounced()
    expect(types()).toContain("login.needed")
    expect(wishes.getSnapshot().matches("visitor")).toBe(true)
    expect(wishes.getSnapshot().context.toggles).toEqual([{ variantId: dress.variantId, wished: true }])
  })

  it("follow another tab, and send nothing that it has sent already", async () => {
    const { wishes, saved, shows } = open()
    wishes.send({ type: "shopper.known" })
    await vi.advanceTimersByTimeAsync(0)
    wishes.send(press(dress.variantId))
    wishes.send({ type: "wished.known", ids: [dress.variantId] })
    await debounced()
    expect(saved).toEqual([])
    expect(shows(dress.variantId)).toBe(true)
    wishes.send({ type: "wished.known", ids: [] })
    expect(shows(dress.variantId)).toBe(false)
  })

  it("send other tabs what was read with the lists, and not what another tab sent", () => {
    const { wishes, types, shows } = open()
    wishes.send({ type: "wished.known", ids: [scarf.variantId] })
    expect(types()).toEqual([])
    wishes.send({ type: "wished.read", ids: [dress.variantId], lists: [] })
    expect(types()).toEqual(["wishes.changed"])
    expect(shows(dress.variantId)).toBe(true)
  })

  it("are sent at once when the page may be closed, and cleared at logout", async () => {
    const { wishes, saved, shows } = open()
    wishes.send({ type: "shopper.known" })
    await vi.advanceTimersByTimeAsync(0)
    wishes.send(press(dress.variantId))
    wishes.send({ type: "wishes.settle" })
    await vi.advanceTimersByTimeAsync(0)
    expect(saved).toHaveLength(1)
    wishes.send({ type: "visitor.known" })
    expect(shows(dress.variantId)).toBe(false)
  })

  it("are sent at once when the page may be closed while what is wished is fetched [X1]", async () => {
    const { wishes, saved, shows } = open()
    wishes.send({ type: "shopper.known" })
    wishes.send({ type: "wishes.settle" })
    expect(wishes.getSnapshot().value).toBe("fetching")
    wishes.send(press(dress.variantId))
    wishes.send({ type: "wishes.settle" })
    await vi.advanceTimersByTimeAsync(0)
    expect([saved.length, shows(dress.variantId)]).toEqual([1, true])
  })
})
