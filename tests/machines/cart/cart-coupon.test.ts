/** Coupons in the cart machine. */
import { describe, expect, it } from "vitest"
import { cartOrder } from "#book/fixtures/orders.ts"
import { couponExpired, unauthorised } from "#book/fixtures/problems.ts"
import { refusalOf } from "#machines/cart/cart-context.ts"
import { openCart } from "./open-cart.ts"

describe("a coupon", () => {
  it("is said to be applied, and its field is empty again [B2] [X3]", async () => {
    const cart = await openCart()
    cart.send({ type: "coupon.type", code: " WINTER10 " })
    cart.send({ type: "coupon.apply", code: " WINTER10 " })
    expect(cart.changes()).toMatchObject([{ code: "WINTER10" }])
    await cart.last("changeOrder").answer(cartOrder)
    expect(cart.messages()).toEqual([{ key: "notice.couponApplied" }])
    expect(cart.context().typedCode).toBe("")
  })

  it("that is refused stays in its field with the shop's words [B2]", async () => {
    const cart = await openCart()
    cart.send({ type: "coupon.type", code: "НАМАР50" })
    cart.send({ type: "coupon.apply", code: "НАМАР50" })
    await cart.last("changeOrder").refuse(couponExpired)
    expect(cart.context().typedCode).toBe("НАМАР50")
    expect(refusalOf(cart.context(), "ApplyCoupon")).toEqual(couponExpired)
  })

  it("applied quietly says neither success nor refusal [X3]", async () => {
    const cart = await openCart()
    cart.send({ type: "coupon.apply", code: "WINTER10", quiet: true })
    await cart.last("changeOrder").answer(cartOrder)
    cart.send({ type: "coupon.apply", code: "НАМАР50", quiet: true })
    await cart.last("changeOrder").refuse(couponExpired)
    expect(cart.messages()).toEqual([])
  })

  it("of a visitor leads to the login and is still there afterwards", async () => {
    const cart = await openCart()
    cart.send({ type: "coupon.type", code: "WINTER10" })
    cart.send({ type: "coupon.apply", code: "WINTER10" })
    await cart.last("changeOrder").refuse(unauthorised)
    expect(cart.emitted.map(({ type }) => type)).toContain("login.needed")
    cart.send({ type: "cart.refresh" })
    await cart.last("fetchCurrentOrder").answer(cartOrder)
    expect(cart.context().typedCode).toBe("WINTER10")
  })

  it("that led to the login is applied again after it, without a word", async () => {
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

  it("that was only typed, or refused for another reason, is not applied by a login", async () => {
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
