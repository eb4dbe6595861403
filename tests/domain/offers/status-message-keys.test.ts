import { describe, expect, it } from "vitest"
import { contactMessageKey, suggestionMessageKey } from "#domain/rules/offers/status-message-keys.ts"

describe("message keys of statuses", () => {
  it("exist for e-mail addresses and phone numbers [B8]", () => {
    expect([contactMessageKey(true), contactMessageKey(false)]).toEqual(["contact.confirmed", "contact.not_confirmed"])
  })

  it("exist for price suggestions and quotes [B8]", () => {
    expect(suggestionMessageKey("accepted")).toBe("suggest.status.accepted")
  })
})
