/** Storefront machine: its shared actors and how they act on one another. The session has its own file. */
import { describe, expect, it } from "vitest"
import { dress } from "#book/fixtures/catalogue/goods.ts"
import { address, nomin } from "#book/fixtures/identity/people.ts"
import { addressedOrder, cartOrder, placedOrder } from "#book/fixtures/orders/orders.ts"
import { site } from "#book/fixtures/shell/site.ts"
import type { Instant, LineId } from "#domain/entities/ids.ts"
import { expectedOf } from "#domain/rules/cart/expected.ts"
import { draftOf } from "#machines/cart/checkout-form.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { answersHandled } from "#tests/machines/test-actor.ts"
import { openStorefront, slowDevice } from "./open-storefront.ts"

describe("storefront", () => {
  it("opens once the stored data is read", async () => {
    const { readPersisted, read } = slowDevice()
    const { storefront } = await openStorefront({ answers: { readPersisted } })
    expect(storefront.getSnapshot().value).not.toBe("open")
    await read(emptyPersistedState)
    expect(storefront.getSnapshot().value).toBe("open")
  })

  it("takes new site data, and keeps unchanged references", async () => {
    const again = { ...structuredClone(site), taxons: site.taxons.slice(1), fetchedAt: "2026-01-01T00:00:00+08:00" as Instant }
    const storefront = await openStorefront({ answers: { fetchSite: () => Promise.resolve(again) } })
    storefront.site.send({ type: "site.refresh" })
    await answersHandled()
    const known = storefront.site.getSnapshot().context.site
    expect(known).toEqual(again)
    expect(known?.config).toBe(site.config)
    expect(known?.taxons).not.toBe(site.taxons)
  })

  it("persists the order token of a visitor's cart", async () => {
    const { persistence, written } = await openStorefront()
    expect(persistence().orderToken).toBe("a-visitor")
    expect(written.at(-1)?.orderToken).toBe("a-visitor")
  })

  it("fetches the cart again when another tab changed the order token", async () => {
    const { storeElsewhere, times } = await openStorefront()
    await storeElsewhere({ ...emptyPersistedState, orderToken: "another" })
    expect(times("fetchCurrentOrder")).toBe(2)
  })

  it("fetches the cart again when the shopper returns to the tab, not on arrival", async () => {
    const { show, times } = await openStorefront()
    show(true)
    await answersHandled()
    expect(times("fetchCurrentOrder")).toBe(1)
    show(false)
    show(true)
    await answersHandled()
    expect(times("fetchCurrentOrder")).toBe(2)
  })

  it("retries failed site data when the shopper returns to the tab, and not otherwise", async () => {
    let isReached = false
    const storefront = await openStorefront({
      answers: { fetchSite: () => (isReached ? Promise.resolve(site) : Promise.reject({ _tag: "Unreachable" })) },
    })
    const leaveAndComeBack = async () => {
      storefront.show(false)
      storefront.show(true)
      await answersHandled()
    }
    storefront.site.send({ type: "site.refresh" })
    await answersHandled()
    isReached = true
    await leaveAndComeBack()
    await leaveAndComeBack()
    expect(storefront.times("fetchSite")).toBe(2)
    expect(storefront.site.getSnapshot().context.problem).toBeNull()
  })

  it("sends waiting cart changes at once when the page hides", async () => {
    const { cart, show, times } = await openStorefront()
    cart.send({ type: "line.change", lineId: dress.id as number as LineId, quantity: 3 })
    show(false)
    expect(times("changeLine")).toBe(1)
  })

  describe("drafts of the checkout", () => {
    const place = { type: "order.place", paymentMethodId: 1, receipt: { kind: "person" }, expected: expectedOf(cartOrder) } as const
    const openWithDrafts = async () => {
      const opened = await openStorefront({
        user: nomin,
        answers: { saveAddress: () => Promise.resolve(addressedOrder), placeOrder: () => Promise.resolve(placedOrder) },
      })
      const persisted = opened.storefront.getSnapshot().children.persistence
      persisted?.send({ type: "address.typed", draft: draftOf(address) })
      persisted?.send({ type: "payment.chosen", draft: { methodId: 2, receiptKind: "person", registryNumber: "" } })
      expect(opened.persistence()).toMatchObject({ addressDraft: draftOf(address), paymentDraft: { methodId: 2 } })
      return opened
    }

    it("lose the address once it is saved, and keep the payment", async () => {
      const { cart, persistence } = await openWithDrafts()
      cart.send({ type: "address.save", address, slot: null, note: "", storeId: null })
      await answersHandled()
      await answersHandled()
      expect(persistence()).toMatchObject({ addressDraft: null, paymentDraft: { methodId: 2 } })
    })

    it("are cleared once an order is placed", async () => {
      const { cart, persistence } = await openWithDrafts()
      cart.send(place)
      await answersHandled()
      await answersHandled()
      expect(persistence()).toMatchObject({ addressDraft: null, paymentDraft: null })
    })

    it("are cleared at logout", async () => {
      const { session, persistence } = await openWithDrafts()
      session.send({ type: "session.leave" })
      await answersHandled()
      await answersHandled()
      expect(persistence()).toMatchObject({ addressDraft: null, paymentDraft: null })
    })
  })

  it("adds a removed line again from its notice", async () => {
    const { cart, notices, times } = await openStorefront()
    cart.send({ type: "line.remove", lineId: dress.id as number as LineId })
    await answersHandled()
    notices.send({ type: "notice.act" })
    await answersHandled()
    expect(times("addItem")).toBe(1)
  })

  it("persists a submitted search, and shows it in the search history [B19]", async () => {
    const { search, persistence } = await openStorefront()
    search.send({ type: "search.type", text: "даашинз" })
    search.send({ type: "search.submit" })
    await answersHandled()
    expect(persistence().searchHistory).toEqual(["даашинз"])
    expect(search.getSnapshot().context.history).toEqual(["даашинз"])
  })

  it("recovers from a crash by reloading without caches [S28]", async () => {
    const { storefront, times } = await openStorefront()
    storefront.send({ type: "shop.crash" })
    expect(storefront.getSnapshot().value).toBe("crashed")
    storefront.send({ type: "shop.restart" })
    expect(times("clearCachesAndReload")).toBe(1)
  })
})
