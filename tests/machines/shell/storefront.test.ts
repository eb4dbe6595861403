/** Storefront machine with all shared actors. */
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor } from "xstate"
import { dress } from "#book/fixtures/catalogue/goods.ts"
import { addressedOrder, cartOrder, placedOrder } from "#book/fixtures/orders/orders.ts"
import { address, nomin } from "#book/fixtures/identity/people.ts"
import { unauthorised } from "#book/fixtures/shell/problems.ts"
import { site } from "#book/fixtures/shell/site.ts"
import type { PersistedState } from "#domain/entities/shell/persisted-state.ts"
import type { Instant, LineId } from "#domain/entities/ids.ts"
import type { User } from "#domain/entities/identity/user.ts"
import { expectedOf } from "#domain/rules/cart/expected.ts"
import { tugrik } from "#domain/rules/money.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { draftOf } from "#machines/cart/checkout-form.ts"
import { provided, type Ports } from "#machines/ports.ts"
import { actorsOf, storefrontMachine } from "#machines/shell/storefront.ts"
import type { PersistedStateChanged, PresenceChanged, Streams } from "#machines/streams.ts"
import { answersHandled } from "#tests/machines/test-actor.ts"

type Outside = { readonly user?: User | null; readonly persistence?: PersistedState; readonly answers?: Partial<Ports> }

/** Returns one user after the other. */
const answersInTurn = (...users: ReadonlyArray<User>) => {
  const left = [...users]
  return () => Promise.resolve(left.shift() ?? null)
}

/** A storefront whose ports answer at once, and a record of their requests. */
const open = async ({ user = null, persistence = emptyPersistedState, answers = {} }: Outside = {}) => {
  const requests: string[] = []
  const written: PersistedState[] = []
  const notify: { persistence?: (event: PersistedStateChanged) => void; presence?: (event: PresenceChanged) => void } = {}
  const known: Partial<Ports> = {
    fetchUser: () => Promise.resolve(user),
    fetchCurrentOrder: () => Promise.resolve(cartOrder),
    readPersisted: () => Promise.resolve({ persisted: persistence, setAside: false }),
    writePersisted: (now) => (written.push(now.persisted), Promise.resolve()),
    logOut: () => Promise.resolve(),
    changeLine: () => Promise.resolve(cartOrder),
    addItem: () => Promise.resolve(cartOrder),
    clearCachesAndReload: () => new Promise(() => undefined),
    ...answers,
  }
  const ports = Object.fromEntries(
    Object.entries(known).map(([name, answer]) => {
      const call = answer as (input: never, signal: never) => unknown
      return [name, (input: never, signal: never) => (requests.push(name), call(input, signal))]
    }),
  ) as unknown as Ports
  const streams: Streams = {
    watchPersisted: (to) => ((notify.persistence = to), () => undefined),
    watchPresence: (to) => ((notify.presence = to), () => undefined),
    watchChat: () => () => undefined,
    watchScroll: () => () => undefined,
    watchViewport: () => () => undefined,
  }
  const storefront = createActor(provided(storefrontMachine, { ports, streams }), { input: { site, mobile: false, seed: "shop" } }).start()
  onTestFinished(() => void storefront.stop())
  const actors = actorsOf(storefront)
  await answersHandled()
  const times = (port: string) => requests.filter((name) => name === port).length
  const messages = () => actors.notices.getSnapshot().context.line.map(({ message }) => message)
  return {
    storefront,
    ...actors,
    requests,
    times,
    messages,
    notify,
    persistence: () => actors.persistence.getSnapshot().context.persisted,
    written,
  }
}

describe("storefront", () => {
  it("opens once the stored data is read", async () => {
    const { storefront } = await open()
    expect(storefront.getSnapshot().value).toBe("open")
  })

  it("takes new site data, and keeps unchanged references", async () => {
    const again = { ...structuredClone(site), taxons: site.taxons.slice(1), fetchedAt: "2026-01-01T00:00:00+08:00" as Instant }
    const storefront = await open({ answers: { fetchSite: () => Promise.resolve(again) } })
    storefront.site.send({ type: "site.refresh" })
    await answersHandled()
    const known = storefront.site.getSnapshot().context.site
    expect(known).toEqual(again)
    expect(known?.config).toBe(site.config)
    expect(known?.taxons).not.toBe(site.taxons)
  })

  it("fetches and merges the cart and persists the user at login [B6]", async () => {
    const { session, persistence, times } = await open()
    session.send({ type: "session.begin", user: nomin })
    await answersHandled()
    expect(times("fetchCurrentOrder")).toBe(2)
    expect(persistence().user).toEqual(nomin)
  })

  it("empties the cart, clears the user and raises a notice at logout [B5]", async () => {
    const { session, cart, persistence, messages } = await open({
      user: nomin,
      persistence: { ...emptyPersistedState, recentlyViewed: [dress.slug], theme: "dark" },
    })
    session.send({ type: "session.leave" })
    await answersHandled()
    expect(cart.getSnapshot().value.order).toBe("absent")
    expect(persistence()).toEqual({ ...emptyPersistedState, theme: "dark" })
    expect(messages()).toEqual([{ key: "notice.loggedOut" }])
  })

  it.each([
    ["is over", () => Promise.resolve(null)],
    ["is refused", () => Promise.reject(unauthorised)],
  ])("logs out silently a persisted user whose session %s, and revokes nothing [B5] [B7]", async (_, fetchUser) => {
    const { session, cart, persistence, messages, times } = await open({
      answers: { fetchUser },
      persistence: { ...emptyPersistedState, user: nomin },
    })
    expect(session.getSnapshot().value).toBe("visitor")
    expect(cart.getSnapshot().value.order).toBe("absent")
    expect(persistence().user).toBeNull()
    expect(times("logOut")).toBe(0)
    expect(messages()).toEqual([])
  })

  it("raises a notice when a session ends during the visit, and revokes nothing [B5] [B7]", async () => {
    const { session, messages, times } = await open({ answers: { fetchUser: answersInTurn(nomin) } })
    session.send({ type: "session.check" })
    await answersHandled()
    expect(session.getSnapshot().value).toBe("visitor")
    expect(times("logOut")).toBe(0)
    expect(messages()).toEqual([{ key: "notice.loggedOut" }])
  })

  it("logs out silently when the device is read after the shop's response without a user [B5] [B7]", async () => {
    const read: { answer?: (persistence: PersistedState) => void } = {}
    const readPersisted = () =>
      new Promise<{ persisted: PersistedState; setAside: boolean }>(
        (answer) => (read.answer = (persisted) => answer({ persisted, setAside: false })),
      )
    const { session, persistence, messages } = await open({ answers: { readPersisted } })
    expect(session.getSnapshot().value).toBe("visitor")
    read.answer?.({ ...emptyPersistedState, user: nomin })
    await answersHandled()
    expect(persistence().user).toBeNull()
    expect(messages()).toEqual([])
  })

  it("persists the order token of a visitor's cart", async () => {
    const { persistence, written } = await open()
    expect(persistence().orderToken).toBe("a-visitor")
    expect(written.at(-1)?.orderToken).toBe("a-visitor")
  })

  it("fetches the cart again when another tab changed the order token", async () => {
    const { notify, times } = await open()
    notify.persistence?.({ type: "kept.changed", persisted: { ...emptyPersistedState, orderToken: "another" } })
    await answersHandled()
    expect(times("fetchCurrentOrder")).toBe(2)
  })

  it("discards a response that was pending when another tab logged out", async () => {
    const answers: Array<(user: User | null) => void> = []
    const storefront = await open({
      persistence: { ...emptyPersistedState, user: nomin },
      answers: { fetchUser: () => new Promise((answer) => answers.push(answer)) },
    })
    storefront.notify.persistence?.({ type: "kept.changed", persisted: { ...emptyPersistedState, orderToken: "a-visitor" } })
    answers[0]?.(nomin)
    await answersHandled()
    expect(storefront.session.getSnapshot().context.user).toBeNull()
    answers[1]?.(null)
    await answersHandled()
    expect(storefront.session.getSnapshot().value).toBe("visitor")
    expect(storefront.persistence().user).toBeNull()
  })

  it("fetches the user again when another tab logged in", async () => {
    const { notify, times } = await open()
    notify.persistence?.({ type: "kept.changed", persisted: { ...emptyPersistedState, orderToken: "a-visitor", user: nomin } })
    await answersHandled()
    expect(times("fetchUser")).toBe(2)
  })

  it("keeps a cart that was begun after a logout in another tab", async () => {
    const users = answersInTurn(nomin)
    const storefront = await open({
      persistence: { ...emptyPersistedState, user: nomin, orderToken: "of-nomin" },
      answers: { fetchUser: users },
    })
    const fetched = storefront.times("fetchCurrentOrder")
    storefront.written.length = 0
    const begun = { ...emptyPersistedState, orderToken: "of-a-visitor", recentlyViewed: [dress.slug] }
    storefront.notify.persistence?.({ type: "kept.changed", persisted: begun })
    await answersHandled()
    expect(storefront.session.getSnapshot().value).toBe("visitor")
    expect(storefront.times("fetchCurrentOrder")).toBeGreaterThan(fetched)
    expect(storefront.persistence().recentlyViewed).toEqual([dress.slug])
    expect(storefront.written.filter(({ recentlyViewed }) => recentlyViewed.length === 0)).toEqual([])
    expect(storefront.messages()).toEqual([])
  })

  it("fetches the cart again when the shopper returns to the tab, not on arrival", async () => {
    const { notify, times } = await open()
    notify.presence?.({ type: "presence.changed", visible: true, online: true })
    await answersHandled()
    expect(times("fetchCurrentOrder")).toBe(1)
    notify.presence?.({ type: "presence.changed", visible: false, online: true })
    notify.presence?.({ type: "presence.changed", visible: true, online: true })
    await answersHandled()
    expect(times("fetchCurrentOrder")).toBe(2)
  })

  it("retries failed site data when the shopper returns to the tab, and not otherwise", async () => {
    let isReached = false
    const storefront = await open({
      answers: { fetchSite: () => (isReached ? Promise.resolve(site) : Promise.reject({ _tag: "Unreachable" })) },
    })
    const leaveAndComeBack = async () => {
      storefront.notify.presence?.({ type: "presence.changed", visible: false, online: true })
      storefront.notify.presence?.({ type: "presence.changed", visible: true, online: true })
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
    const { cart, notify, times } = await open()
    cart.send({ type: "line.change", lineId: dress.id as number as LineId, quantity: 3 })
    notify.presence?.({ type: "presence.changed", visible: false, online: true })
    expect(times("changeLine")).toBe(1)
  })

  it("fetches wallet and orders again when an order was placed", async () => {
    const { session, cart, persistence, times } = await open({
      user: nomin,
      answers: { placeOrder: () => Promise.resolve(placedOrder), fetchUser: answersInTurn(nomin, { ...nomin, wallet: tugrik(100) }) },
    })
    cart.send({ type: "order.place", paymentMethodId: 1, receipt: { kind: "person" }, expected: expectedOf(cartOrder) })
    await answersHandled()
    expect(times("fetchUser")).toBe(2)
    expect(session.getSnapshot().context.user?.wallet).toBe(100)
    expect(persistence().user?.wallet).toBe(100)
  })

  it("clears a typed address once it is saved, an order is placed, or at logout", async () => {
    const draft = draftOf(address)
    const storefront = await open({
      user: nomin,
      answers: { saveAddress: () => Promise.resolve(addressedOrder), placeOrder: () => Promise.resolve(placedOrder) },
    })
    const forgets = async (act: () => void) => {
      storefront.storefront.getSnapshot().children.persistence?.send({ type: "address.typed", draft })
      expect(storefront.persistence().addressDraft).toEqual(draft)
      act()
      await answersHandled()
      await answersHandled()
      expect(storefront.persistence().addressDraft).toBeNull()
    }
    await forgets(() => storefront.cart.send({ type: "address.save", address, slot: null, note: "", storeId: null }))
    await forgets(() =>
      storefront.cart.send({
        type: "order.place",
        paymentMethodId: 1,
        receipt: { kind: "person" },
        expected: expectedOf(cartOrder),
      }),
    )
    await forgets(() => storefront.session.send({ type: "session.leave" }))
  })

  it("forgets the choices of the payment once an order is placed", async () => {
    const storefront = await open({ user: nomin, answers: { placeOrder: () => Promise.resolve(placedOrder) } })
    storefront.storefront
      .getSnapshot()
      .children.persistence?.send({ type: "payment.chosen", draft: { methodId: 2, receiptKind: "person", registryNumber: "" } })
    expect(storefront.persistence().paymentDraft).toMatchObject({ methodId: 2 })
    storefront.cart.send({ type: "order.place", paymentMethodId: 1, receipt: { kind: "person" }, expected: expectedOf(cartOrder) })
    await answersHandled()
    await answersHandled()
    expect(storefront.persistence().paymentDraft).toBeNull()
  })

  it("restores a removed line from the notice", async () => {
    const { cart, notices, times } = await open()
    cart.send({ type: "line.remove", lineId: dress.id as number as LineId })
    await answersHandled()
    notices.send({ type: "notice.act" })
    await answersHandled()
    expect(times("addItem")).toBe(1)
  })

  it("fetches the user again when the shop ends the session", async () => {
    const { cart, times } = await open({ user: nomin, answers: { applyCoupon: () => Promise.reject(unauthorised) } })
    cart.send({ type: "coupon.apply", code: "WINTER10" })
    await answersHandled()
    expect(times("fetchUser")).toBe(2)
  })

  it("persists searches, and offers them [B19]", async () => {
    const { search, persistence } = await open()
    search.send({ type: "search.type", text: "даашинз" })
    search.send({ type: "search.submit" })
    await answersHandled()
    expect(persistence().searchHistory).toEqual(["даашинз"])
    expect(search.getSnapshot().context.history).toEqual(["даашинз"])
  })

  it("recovers from a crash by reloading without caches [S28]", async () => {
    const { storefront, times } = await open()
    storefront.send({ type: "shop.crash" })
    expect(storefront.getSnapshot().value).toBe("crashed")
    storefront.send({ type: "shop.restart" })
    expect(times("clearCachesAndReload")).toBe(1)
  })
})
