import { describe, expect, it } from "vitest"
import { cartOrder } from "#book/fixtures/orders/orders.ts"
import { createFirstAdd, type SharedToken } from "#adapters/shop/cart-creation-lock.ts"
import { createOrderToken } from "#adapters/shop/client/order-token.ts"
import { oneAtATime, type OneAtATime } from "#adapters/shop/client/session-tokens.ts"

/** A lock shared by all tabs of a browser. */
const sharedLock = (): OneAtATime => {
  let last: Promise<unknown> = Promise.resolve()
  return (_, work) => {
    const mine = last.then(work, work)
    last = mine
    return mine
  }
}

/** A browser with several tabs, and a shop that creates a cart for a call without a token. */
const browser = (lock: OneAtATime) => {
  let shared: string | null = null
  const carts: string[] = []
  const sharing: SharedToken = {
    read: () => Promise.resolve(shared),
    write: (token) => {
      shared = token
      return Promise.resolve()
    },
  }
  const tab = () => {
    const orderToken = createOrderToken()
    const firstAdd = createFirstAdd(orderToken, sharing, lock)
    const add = () =>
      firstAdd(async () => {
        const token = orderToken.read() ?? `cart-${carts.push("made")}`
        await Promise.resolve()
        const order = { ...cartOrder, token }
        orderToken.note(order)
        return order
      })
    return { add, orderToken }
  }
  return { tab, carts, shared: () => shared }
}

describe("first add of two tabs", () => {
  it("ends in one cart, however close together", async () => {
    const { tab, carts, shared } = browser(sharedLock())
    const [one, other] = [tab(), tab()]
    const orders = await Promise.all([one.add(), other.add(), one.add()])
    expect(carts).toHaveLength(1)
    expect(orders.map(({ token }) => token)).toEqual(["cart-1", "cart-1", "cart-1"])
    expect(shared()).toBe("cart-1")
  })

  it("works after one of them was refused", async () => {
    const lock = sharedLock()
    const { tab } = browser(lock)
    const adding = createFirstAdd(createOrderToken(), { read: () => Promise.resolve(null), write: () => Promise.resolve() }, lock)
    const [refused, added] = await Promise.allSettled([adding(() => Promise.reject(new Error("sold out"))), tab().add()])
    expect(refused).toMatchObject({ status: "rejected", reason: { message: "sold out" } })
    expect(added).toMatchObject({ status: "fulfilled", value: { token: "cart-1" } })
  })

  it("works without Web Locks", async () => {
    const { tab } = browser(oneAtATime)
    await expect(tab().add()).resolves.toMatchObject({ token: "cart-1" })
  })

  it("does not wait once there is a cart", async () => {
    const never: OneAtATime = () => new Promise(() => undefined)
    const { tab } = browser(never)
    const one = tab()
    one.orderToken.keep("cart-0")
    await expect(one.add()).resolves.toMatchObject({ token: "cart-0" })
  })
})
