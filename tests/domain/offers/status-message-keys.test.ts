import { describe, expect, it } from "vitest"
import { paymentStatus, shipmentStatus, statusMessageKey } from "#domain/rules/orders/order-status.ts"
import { contactMessageKey, suggestionMessageKey } from "#domain/rules/offers/status-message-keys.ts"

describe("message keys of statuses", () => {
  it("exist for e-mail addresses and phone numbers [B8]", () => {
    expect([contactMessageKey(true), contactMessageKey(false)]).toEqual(["contact.confirmed", "contact.not_confirmed"])
  })

  it("exist for price suggestions and quotes [B8]", () => {
    expect(suggestionMessageKey("accepted")).toBe("suggest.status.accepted")
  })

  it("exist for a payment and a shipment alone", () => {
    expect(
      (["balance_due", "processing", "paid", "failed", "overdue", "void", "refunded"] as const).map((state) => paymentStatus(state)),
    ).toEqual(["payment_pending", "waiting_bank", "payment_completed", "payment_failed", "payment_overdue", "canceled", "refunded"])
    expect((["pending", "ready", "shipped", "delivered"] as const).map(shipmentStatus)).toEqual([
      "ordered",
      "ready_to_deliver",
      "shipped",
      "delivered",
    ])
    expect(statusMessageKey(paymentStatus("paid"))).toBe("order.status.payment_completed")
  })
})
