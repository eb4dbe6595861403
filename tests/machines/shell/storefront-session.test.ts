/** Session of the storefront: login, logout, its end, and other tabs. */
import { describe, expect, it } from "vitest"
import { dress } from "#book/fixtures/catalogue/goods.ts"
import { nomin } from "#book/fixtures/identity/people.ts"
import { cartOrder, placedOrder } from "#book/fixtures/orders/orders.ts"
import { unauthorised } from "#book/fixtures/shell/problems.ts"
import type { User } from "#domain/entities/identity/user.ts"
import { expectedOf } from "#domain/rules/cart/expected.ts"
import { tugrik } from "#domain/rules/money.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { answersHandled } from "#tests/machines/test-actor.ts"
import { answersInTurn, openStorefront, slowDevice } from "./open-storefront.ts"

describe("session of the storefront", () => {
  it("fetches the cart again and persists the user at login [B6]", async () => {
    const { session, persistence, times } = await openStorefront()
    session.send({ type: "session.begin", user: nomin })
    await answersHandled()
    expect(times("fetchCurrentOrder")).toBe(2)
    expect(persistence().user).toEqual(nomin)
  })

  it("empties the cart, clears the user and raises a notice at logout [B5]", async () => {
    const { session, cart, persistence, messages } = await openStorefront({
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
    const { session, cart, persistence, messages, times } = await openStorefront({
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
    const { session, messages, times } = await openStorefront({ answers: { fetchUser: answersInTurn(nomin) } })
    session.send({ type: "session.check" })
    await answersHandled()
    expect(session.getSnapshot().value).toBe("visitor")
    expect(times("logOut")).toBe(0)
    expect(messages()).toEqual([{ key: "notice.loggedOut" }])
  })

  it("logs out silently when the device is read after the shop's response without a user [B5] [B7]", async () => {
    const { readPersisted, read } = slowDevice()
    const { session, persistence, messages } = await openStorefront({ answers: { readPersisted } })
    expect(session.getSnapshot().value).toBe("visitor")
    await read({ ...emptyPersistedState, user: nomin })
    expect(persistence().user).toBeNull()
    expect(messages()).toEqual([])
  })

  it("discards a response that was pending when another tab logged out", async () => {
    const answers: Array<(user: User | null) => void> = []
    const storefront = await openStorefront({
      persistence: { ...emptyPersistedState, user: nomin },
      answers: { fetchUser: () => new Promise((answer) => answers.push(answer)) },
    })
    await storefront.storeElsewhere({ ...emptyPersistedState, orderToken: "a-visitor" })
    answers[0]?.(nomin)
    await answersHandled()
    expect(storefront.session.getSnapshot().context.user).toBeNull()
    answers[1]?.(null)
    await answersHandled()
    expect(storefront.session.getSnapshot().value).toBe("visitor")
    expect(storefront.persistence().user).toBeNull()
  })

  it("fetches the user again when another tab logged in", async () => {
    const { storeElsewhere, times } = await openStorefront()
    await storeElsewhere({ ...emptyPersistedState, orderToken: "a-visitor", user: nomin })
    expect(times("fetchUser")).toBe(2)
  })

  it("fetches the cart that a visitor began in another tab after a logout there, and stores over nothing", async () => {
    const storefront = await openStorefront({
      persistence: { ...emptyPersistedState, user: nomin, orderToken: "of-nomin" },
      answers: { fetchUser: answersInTurn(nomin) },
    })
    const fetched = storefront.times("fetchCurrentOrder")
    storefront.written.length = 0
    const ofVisitor = { ...emptyPersistedState, orderToken: "of-a-visitor", recentlyViewed: [dress.slug] }
    await storefront.storeElsewhere(ofVisitor)
    expect(storefront.session.getSnapshot().value).toBe("visitor")
    expect(storefront.times("fetchCurrentOrder")).toBeGreaterThan(fetched)
    expect(storefront.persistence().recentlyViewed).toEqual([dress.slug])
    expect(storefront.written.filter(({ recentlyViewed }) => recentlyViewed.length === 0)).toEqual([])
    expect(storefront.messages()).toEqual([])
  })

  it("fetches the user again when the shop ends the session", async () => {
    const { cart, times } = await openStorefront({ user: nomin, answers: { applyCoupon: () => Promise.reject(unauthorised) } })
    cart.send({ type: "coupon.apply", code: "WINTER10" })
    await answersHandled()
    expect(times("fetchUser")).toBe(2)
  })

  it("fetches the user again when an order was placed, and persists the new wallet", async () => {
    const { session, cart, persistence, times } = await openStorefront({
      user: nomin,
      answers: { placeOrder: () => Promise.resolve(placedOrder), fetchUser: answersInTurn(nomin, { ...nomin, wallet: tugrik(100) }) },
    })
    cart.send({ type: "order.place", paymentMethodId: 1, receipt: { kind: "person" }, expected: expectedOf(cartOrder) })
    await answersHandled()
    expect(times("fetchUser")).toBe(2)
    expect(session.getSnapshot().context.user?.wallet).toBe(100)
    expect(persistence().user?.wallet).toBe(100)
  })
})
