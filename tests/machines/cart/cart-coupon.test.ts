/** Coupons in the cart machine. */
import { describe, expect, it } from "vitest"
import { cartOrder } from "#book/fixtures/orders/orders.ts"
import { couponExpired, unauthorised } from "#book/fixtures/shell/problems.ts"
import { refusalOf } from "#machines/cart/cart-context.ts"
import { openCart } from "./open-cart.ts"

describe("coupon", () => {
  it("is announced as applied and clears its field [B2] [X3]", async () => {
    const cart = await openCart()
    cart.send({ type: "coupon.type", code: " WINTER10 " })
    cart.send({ type: "coupon.apply", code: " WINTER10 " })
    expect(cart.changes()).toMatchObject([{ code: "WINTER10" }])
    await cart.last("changeOrder").answer(cartOrder)
    expect(cart.messages()).toEqual([{ key: "notice.couponApplied" }])
    expect(cart.context().typedCode).toBe("")
  })

  it("stays in its field with the shop's message when refused [B2]", async () => {
    const cart = await openCart()
    cart.send({ type: "coupon.type", code: "НАМАР50" })
    cart.send({ type: "coupon.apply", code: "НАМАР50" })
    await cart.last("changeOrder").refuse(couponExpired)
    expect(cart.context().typedCode).toBe("НАМАР50")
    expect(refusalOf(cart.context(), "ApplyCoupon")).toEqual(couponExpired)
  })

  it("announces neither success nor refusal when applied quietly [X3]", async () => {
    const cart = await openCart()
    cart.send({ type: "coupon.apply", code: "WINTER10", quiet: true })
    await cart.last("changeOrder").answer(cartOrder)
    cart.send({ type: "coupon.apply", code: "НАМАР50", quiet: true })
    await cart.last("changeOrder").refuse(couponExpired)
    expect(cart.messages()).toEqual([])
  })

  it("sends a visitor to the login and stays in its field", async () => {
    const cart = await openCart()
    cart.send({ type: "coupon.type", code: "WINTER10" })
    cart.send({ type: "coupon.apply", code: "WINTER10" })
    await cart.last("changeOrder").refuse(unauthorised)
    expect(cart.emitted.map(({ type }) => type)).toContain("login.needed")
    cart.send({ type: "cart.refresh" })
    await cart.last("fetchCurrentOrder").answer(cartOrder)
    expect(cart.context().typedCode).toBe("WINTER10")
  })

  it("is applied again quietly after that login", async () => {
    const cart = await openCart()
    cart.send({ type: "coupon.type", code: "WINTER10" })
    cart.send({ type: "coupon.apply", code: "WINTER10" })
    await cart.last("changeOrder").refuse(unauthorised)
    cart.send({ type: "login.done" })
    await cart.last("fetchCurrentOrder").answer(cartOrder)
    expect(cart.changes()).toHaveLength(2)
    expect(cart.changes()[1]).toMatchObject({ code: "WINTER10" })
    await cart.last("changeOrder").answer(cartOrder)
    expect(cart.messages()).toEqual([])
    expect(cart.context().typedCode).toBe("")
  })

  it("is not applied by a login when only typed, or refused for another reason", async () => {
    const cart = await openCart()
    cart.send({ type: "coupon.type", code: "WINTER10" })
    cart.send({ type: "login.done" })
    await cart.last("fetchCurrentOrder").answer(cartOrder)
    cart.send({ type: "coupon.apply", code: "WINTER10" })
    await cart.last("changeOrder").refuse(couponExpired)
    cart.send({ type: "login.done" })
    await cart.last("fetchCurrentOrder").answer(cartOrder)
    expect(cart.changes()).toHaveLength(1)
  })
})
