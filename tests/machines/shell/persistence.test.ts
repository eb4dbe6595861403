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
  const persistence = startTestActor(persistenceMachine, undefined)
  return { ...persistence, send: persistence.actor.send, persisted: () => persistence.actor.getSnapshot().context.persisted }
}
const read = { persisted: { ...emptyPersistedState, recentlyViewed: [scarf.slug] }, setAside: false }

describe("persistence", () => {
  it("applies changes made before the first read", async () => {
    const persistence = open()
    persistence.send({ type: "product.viewed", slug: dress.slug })
    await persistence.last("readPersisted").answer(read)
    expect(persistence.persisted().recentlyViewed).toEqual([dress.slug, scarf.slug])
    expect(persistence.last("writePersisted").input).toEqual({ persisted: persistence.persisted() })
  })

  it("writes one change at a time, and later ones together", async () => {
    const persistence = open()
    await persistence.last("readPersisted").answer(read)
    persistence.send({ type: "theme.chosen", theme: "dark" })
    persistence.send({ type: "layout.chosen", layout: "list" })
    persistence.send({ type: "product.viewed", slug: coat.slug })
    expect(persistence.requests.filter(({ port }) => port === "writePersisted")).toHaveLength(1)
    await persistence.last("writePersisted").answer()
    expect(persistence.requests.filter(({ port }) => port === "writePersisted")).toHaveLength(2)
    expect(persistence.last("writePersisted").input).toMatchObject({
      persisted: { theme: "dark", layout: "list", recentlyViewed: [coat.slug, scarf.slug] },
    })
  })

  it("follows another tab without losing pending changes", async () => {
    const persistence = open()
    await persistence.last("readPersisted").answer(read)
    persistence.send({ type: "theme.chosen", theme: "dark" })
    persistence.send({ type: "persisted.changed", persisted: { ...emptyPersistedState, layout: "list" } })
    expect(persistence.persisted()).toMatchObject({ theme: "dark", layout: "list" })
  })

  it("stays in use when writing fails", async () => {
    const persistence = open()
    await persistence.last("readPersisted").answer(read)
    persistence.send({ type: "theme.chosen", theme: "dark" })
    await persistence.last("writePersisted").refuse(refused("Зай дууссан."))
    expect(persistence.persisted().theme).toBe("dark")
    expect(persistence.actor.getSnapshot().value).toBe("ready")
  })

  it("does not write before a failed read has succeeded", async () => {
    const persistence = open()
    persistence.send({ type: "theme.chosen", theme: "dark" })
    await persistence.last("readPersisted").refuse(unreachable)
    persistence.send({ type: "product.viewed", slug: dress.slug })
    expect(persistence.persisted()).toMatchObject({ theme: "dark", recentlyViewed: [dress.slug] })
    expect(persistence.requests.map(({ port }) => port)).toEqual(["readPersisted"])
    persistence.clock.increment(readAgainAfter)
    await persistence.last("readPersisted").answer(read)
    expect(persistence.last("writePersisted").input).toMatchObject({
      persisted: { theme: "dark", recentlyViewed: [dress.slug, scarf.slug] },
    })
  })

  it("reports that unreadable state was set aside", async () => {
    const persistence = open()
    await persistence.last("readPersisted").answer({ persisted: emptyPersistedState, setAside: true })
    expect(persistence.emitted).toContainEqual({
      type: "notice.raise",
      notice: { kind: "information", message: { key: "notice.persistedSetAside" }, action: null },
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

  it("apply at the login, and not after a choice on the device", () => {
    const there = persistedAfter(emptyPersistedState, { type: "user.known", user: chosen })
    expect(there).toMatchObject({ theme: "dark", locale: "en" })
    const own = persistedAfter(there, { type: "theme.chosen", theme: "light" })
    expect(persistedAfter(own, { type: "user.known", user: chosen }).theme).toBe("light")
  })

  it("do not replace those of the device if never chosen", () => {
    const device = persistedAfter(emptyPersistedState, { type: "theme.chosen", theme: "dark" })
    expect(persistedAfter(device, { type: "user.known", user: nomin })).toMatchObject({ theme: "dark", locale: null })
  })
})

describe("checkout drafts", () => {
  const typed = [
    { type: "user.known", user: nomin },
    { type: "address.typed", draft: draftOf(address) },
    { type: "payment.chosen", draft: { methodId: 2, receiptKind: "organization", registryNumber: "5123456" } },
  ] as const
  const after = (...changes: ReadonlyArray<Parameters<typeof persistedAfter>[1]>) =>
    [...typed, ...changes].reduce(persistedAfter, emptyPersistedState)

  it("stay for the same user when the session has ended", () => {
    const ended = after({ type: "personal.cleared", isExpired: true })
    expect(ended).toMatchObject({ user: null, draftsOf: nomin.id, addressDraft: draftOf(address) })
    expect(persistedAfter(ended, { type: "user.known", user: nomin })).toMatchObject({
      draftsOf: null,
      addressDraft: draftOf(address),
      paymentDraft: { registryNumber: "5123456" },
    })
  })

  it("are dropped for another user and at a logout", () => {
    const ended = after({ type: "personal.cleared", isExpired: true })
    expect(persistedAfter(ended, { type: "user.known", user: { ...nomin, id: nomin.id + 1 } })).toMatchObject({
      draftsOf: null,
      addressDraft: null,
      paymentDraft: null,
    })
    expect(after({ type: "personal.cleared" })).toMatchObject({ draftsOf: null, addressDraft: null, paymentDraft: null })
  })
})

describe("lists of this device", () => {
  const after = (...changes: ReadonlyArray<Parameters<typeof persistedAfter>[1]>) => changes.reduce(persistedAfter, emptyPersistedState)

  it("refuse a product above the compare limit, and count the refusal [V4] [E8]", async () => {
    const persistence = open()
    await persistence.last("readPersisted").answer(read)
    for (const { slug } of goods.slice(0, compareLimit + 1)) persistence.send({ type: "compare.toggle", slug })
    expect(persistence.persisted().compare).toEqual(goods.slice(0, compareLimit).map(({ slug }) => slug))
    expect(persistence.actor.getSnapshot().context.compareRefusals).toBe(1)
    persistence.send({ type: "compare.toggle", slug: dress.slug })
    expect(persistence.persisted().compare).not.toContain(dress.slug)
  })

  it("keep dismissed notifications through a logout [E22]", () => {
    expect(
      after({ type: "notification.dismissed", id: 4 }, { type: "notification.dismissed", id: 2 }, { type: "personal.cleared" }).dismissed,
    ).toEqual([2, 4])
  })

  it("toggle saved products by membership [B17] [C20]", () => {
    expect(after({ type: "bookmark.toggle", id: dress.id }, { type: "bookmark.toggle", id: scarf.id }).bookmarks).toEqual([
      dress.id,
      scarf.id,
    ])
    expect(after({ type: "bookmark.toggle", id: dress.id }, { type: "bookmark.toggle", id: dress.id }).bookmarks).toEqual([])
  })

  it("merge saved products with those of the account at login, those of the device as the newest", () => {
    const user = { ...nomin, bookmarks: [scarf.id, coat.id] }
    expect(
      after({ type: "bookmark.toggle", id: dress.id }, { type: "bookmark.toggle", id: scarf.id }, { type: "user.known", user }).bookmarks,
    ).toEqual([scarf.id, coat.id, dress.id])
  })

  it("are cleared and restored", () => {
    const viewed = after({ type: "product.viewed", slug: dress.slug })
    const cleared = persistedAfter(viewed, { type: "lists.put", lists: { recentlyViewed: [] } })
    expect(cleared.recentlyViewed).toEqual([])
    expect(persistedAfter(cleared, { type: "lists.put", lists: { recentlyViewed: viewed.recentlyViewed } })).toEqual(viewed)
  })

  it("store the wished ids of the shop", () => {
    expect(after({ type: "wishes.changed", ids: [dress.variantId] }).wishedIds).toEqual([dress.variantId])
  })
})
