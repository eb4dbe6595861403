import { describe, expect, it } from "vitest"
import type { MethodType } from "#domain/entities/cart/payment.ts"
import { lastUsedFirst, methodTypes } from "#domain/rules/cart/payment-methods.ts"

const methods = methodTypes.map((methodType, at) => ({ id: at + 1, methodType, active: methodType !== "card" }))
const idOf = (type: MethodType) => methods.find(({ methodType }) => methodType === type)?.id ?? null
const orderAfter = (lastId: number | null) => lastUsedFirst(methods, lastId).map(({ methodType }) => methodType)

describe("payment methods of a shopper", () => {
  it("begin with the one that was used last, and keep their order otherwise [S15]", () => {
    expect(methodTypes).toEqual(["qr", "bank_transfer", "internet_bank", "card", "wallet", "lease"])
    expect(orderAfter(idOf("internet_bank"))).toEqual(["internet_bank", "qr", "bank_transfer", "card", "wallet", "lease"])
    expect(orderAfter(idOf("qr"))).toEqual(methodTypes)
  })

  it.each([
    ["no method", null],
    ["one that is gone", 9],
    ["an inactive one", idOf("card")],
    ["a lease, which each purchase agrees for itself", idOf("lease")],
  ])("keep their order after %s", (_, lastId) => {
    expect(orderAfter(lastId)).toEqual(methodTypes)
  })
})
