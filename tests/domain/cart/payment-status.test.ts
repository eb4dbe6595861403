import { expect, it } from "vitest"
import { PaymentStatus } from "#domain/entities/cart/payment.ts"
import { isOpenPayment } from "#domain/rules/cart/payment-status.ts"

it("the money of a payment may still come while it is pending, processing or failed", () => {
  expect(PaymentStatus.literals.filter(isOpenPayment)).toEqual(["pending", "processing", "failed"])
})
