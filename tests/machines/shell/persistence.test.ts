/** Persistence machine. */
import { describe, expect, it } from "vitest"
import { coat, dress, goods, scarf } from "#book/fixtures/catalogue/goods.ts"
import { address, nomin } from "#book/fixtures/identity/people.ts"
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import { compareLimit } from "#domain/rules/lists/compare.ts"
import { draftOf } from "#machines/cart/checkout-form.ts"
import { persistenceMachine, readAgainAfter } from "#machines/shell/persistence.ts"
import { persistedAfter, emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const open = () => {
  const memory = startTestActor(persistenceMachine, undefined)
  return { ...memory, send: memory.actor.send, persisted: () => memory.actor.getSnapshot().context.persisted }
}
const read = { persisted: { ...emptyPersistedState, recentlyViewed: [scarf.slug] }, setAside: false }

describe("persistence", () => {
  it("applies changes made before the first read", async () => {
    const memory = open()
    memory.send({ type: "product.viewed", slug: dress.slug })
    await memory.last("readPersisted").answer(read)
    expect(memory.persisted().recentlyViewed).toEqual([dress.slug, scarf.slug])
    expect(memory.last("writePersisted").input).toEqual({ persisted: memory.persisted() })
  })

  it("writes one change at a time, and later ones together", async () => {
    const memory = open()
    await memory.last("readPersisted").answer(read)
    memory.send({ type: "theme.chosen", theme: "dark" })
    memory.send({ type: "layout.chosen", layout: "list" })
    memory.send({ type: "product.viewed", slug: coat.slug })
    expect(memory.requests.filter(({ port }) => port === "writePersisted")).toHaveLength(1)
    await memory.last("writePersisted").answer()
    expect(memory.requests.filter(({ port }) => port === "writePersisted")).toHaveLength(2)
    expect(memory.last("writePersisted").input).toMatchObject({ persisted: { theme: "dark", layout: "list", recentlyViewed: [coat.slug, scarf.slug] } })
  })

  it("follows another tab without losing pending changes", async () => {
    const memory = open()
    await memory.last("readPersisted").answer(read)
    memory.send({ type: "theme.chosen", theme: "dark" })
    memory.send({ type: "kept.changed", persisted: { ...emptyPersistedState, layout: "list" } })
    expect(memory.persisted()).toMatchObject({ theme: "dark", layout: "list" })
  })

  it("stays in use when writing fails", async () => {
    const memory = open()
    await memory.last("readPersisted").answer(read)
    memory.send({ type: "theme.chosen", theme: "dark" })
    await memory.last("writePersisted").refuse(refused("Зай дууссан."))
    expect(memory.persisted().theme).toBe("dark")
    expect(memory.actor.getSnapshot().value).toBe("ready")
  })

  it("does not write before a failed read has succeeded", async () => {
    const memory = open()
    memory.send({ type: "theme.chosen", theme: "dark" })
    await memory.last("readPersisted").refuse(unreachable)
    memory.send({ type: "product.viewed", slug: dress.slug })
    expect(memory.persisted()).toMatchObject({ theme: "dark", recentlyViewed: [dress.slug] })
    expect(memory.requests.map(({ port }) => port)).toEqual(["readPersisted"])
    memory.clock.increment(readAgainAfter)
    await memory.last("readPersisted").answer(read)
    expect(memory.last("writePersisted").input).toMatchObject({ persisted: { theme: "dark", recentlyViewed: [dress.slug, scarf.slug] } })
  })

  it("reports that unreadable state was set aside", async () => {
    const memory = open()
    await memory.last("readPersisted").answer({ persisted: emptyPersistedState, setAside: true })
    expect(memory.emitted).toContainEqual({
      type: "notice.raise",
      notice: { kind: "information", message: { key: "notice.keptSetAside" }, action: null },
    })
  })

  it("clears personal state but not the device's", () => {
    const person = [
      { type: "user.known", user: { ...nomin, searchHistory: ["цамц"] } },
      { type: "product.viewed", slug: dress.slug },
      { type: "orderToken.given", token: "a-visitor" },
      { type: "theme.chosen", theme: "dark" },
      { type: "locale.chosen", locale: "en" },
    ] as const
    const persisted = person.reduce(persistedAfter, emptyPersistedState)
    expect(persisted.searchHistory).toEqual(["цамц"])
    expect(persistedAfter(persisted, { type: "personal.cleared" })).toEqual({ ...emptyPersistedState, theme: "dark", locale: "en" })
  })
})

describe("the theme and language of an account", () => {
  const chosen = { ...nomin, theme: "dark", locale: "en" } as const

  it("come to a device at the log-in, and leave what is chosen there afterwards", () => {
    const there = persistedAfter(emptyPersistedState, { type: "user.known", user: chosen })
    expect(there).toMatchObject({ theme: "dark", locale: "en" })
    const own = persistedAfter(there, { type: "theme.chosen", theme: "light" })
    expect(persistedAfter(own, { type: "user.known", user: chosen }).theme).toBe("light")
  })

  it("that were never chosen leave those of the device", () => {
    const device = persistedAfter(emptyPersistedState, { type: "theme.chosen", theme: "dark" })
    expect(persistedAfter(device, { type: "user.known", user: nomin })).toMatchObject({ theme: "dark", locale: null })
  })
})

describe("what was typed in the checkout", () => {
  const typed = [{ type: "user.known", user: nomin }, { type: "address.typed", draft: draftOf(address) }, { type: "payment.chosen", draft: { methodId: 2, receiptKind: "organization", registryNumber: "5123456" } }] as const
  const after = (...changes: ReadonlyArray<Parameters<typeof persistedAfter>[1]>) => [...typed, ...changes].reduce(persistedAfter, emptyPersistedState)

  it("waits for the same user when the session has ended", () => {
    const ended = after({ type: "personal.cleared", isExpired: true })
    expect(ended).toMatchObject({ user: null, draftsOf: nomin.id, addressDraft: draftOf(address) })
    expect(persistedAfter(ended, { type: "user.known", user: nomin })).toMatchObject({ draftsOf: null, addressDraft: draftOf(address), paymentDraft: { registryNumber: "5123456" } })
  })

  it("is nobody else's, and is gone after a logout", () => {
    const ended = after({ type: "personal.cleared", isExpired: true })
    expect(persistedAfter(ended, { type: "user.known", user: { ...nomin, id: nomin.id + 1 } })).toMatchObject({ draftsOf: null, addressDraft: null, paymentDraft: null })
    expect(after({ type: "personal.cleared" })).toMatchObject({ draftsOf: null, addressDraft: null, paymentDraft: null })
  })
})

describe("lists that this device keeps", () => {
  const after = (...changes: ReadonlyArray<Parameters<typeof persistedAfter>[1]>) => changes.reduce(persistedAfter, emptyPersistedState)

  it("refuse one product more than may be compared, and say so [V4] [E8]", async () => {
    const memory = open()
    await memory.last("readPersisted").answer(read)
    for (const { slug } of goods.slice(0, compareLimit + 1)) memory.send({ type: "compare.toggle", slug })
    expect(memory.persisted().compare).toEqual(goods.slice(0, compareLimit).map(({ slug }) => slug))
    expect(memory.actor.getSnapshot().context.compareRefusals).toBe(1)
    memory.send({ type: "compare.toggle", slug: dress.slug })
    expect(memory.persisted().compare).not.toContain(dress.slug)
  })

  it("keep dismissed notifications through a logout [E22]", () => {
    expect(after({ type: "notification.dismissed", id: 4 }, { type: "notification.dismissed", id: 2 }, { type: "personal.cleared" }).dismissed).toEqual([2, 4])
  })

  it("toggle saved products by membership [B17] [C20]", () => {
    expect(after({ type: "bookmark.toggle", id: dress.id }, { type: "bookmark.toggle", id: scarf.id }).bookmarks).toEqual([dress.id, scarf.id])
    expect(after({ type: "bookmark.toggle", id: dress.id }, { type: "bookmark.toggle", id: dress.id }).bookmarks).toEqual([])
  })

  it("merge saved products with those of the account at login", () => {
    const user = { ...nomin, bookmarks: [scarf.id, coat.id] }
    expect(after({ type: "bookmark.toggle", id: dress.id }, { type: "bookmark.toggle", id: scarf.id }, { type: "user.known", user }).bookmarks).toEqual([dress.id, scarf.id, coat.id])
  })

  it("are cleared and put back whole", () => {
    const viewed = after({ type: "product.viewed", slug: dress.slug })
    const cleared = persistedAfter(viewed, { type: "lists.put", lists: { recentlyViewed: [] } })
    expect(cleared.recentlyViewed).toEqual([])
    expect(persistedAfter(cleared, { type: "lists.put", lists: { recentlyViewed: viewed.recentlyViewed } })).toEqual(viewed)
  })

  it("hold the wished ids that the shop returned", () => {
    expect(after({ type: "wishes.changed", ids: [dress.variantId] }).wishedIds).toEqual([dress.variantId])
  })
})
