/** Parts of a wallet as an order offers them. W5. */
import { describe, expect, it } from "vitest"
import { offeredPart } from "#backend/wallet/parts.ts"
import { tugrik } from "#domain/rules/money.ts"
import { walletTerms } from "#domain/rules/wallet/wallet.ts"

describe("an offered part", () => {
  const site = { ...walletTerms, partnerMinimum: tugrik(700) }
  const row = { kind: "partner", balance: 5000, partner_id: "altan-travel", name: { mn: "Алтан аялал" }, minimum: null } as const

  it("of a partner has its minimum, or that of the site [W5]", () => {
    expect(offeredPart(row, "mn", site)).toEqual({
      kind: "partner",
      balance: 5000,
      byPartner: { id: "altan-travel", name: "Алтан аялал", minimum: 700 },
    })
    expect(offeredPart({ ...row, minimum: 0 }, "mn", site).byPartner?.minimum).toBe(0)
    expect(offeredPart({ ...row, kind: "bonus", partner_id: null, name: null }, "mn", site)).toEqual({ kind: "bonus", balance: 5000 })
  })
})
