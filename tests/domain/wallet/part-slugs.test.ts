/** Addresses of wallet parts. */
import { describe, expect, it } from "vitest"
import { partOfSlug, slugOfPart } from "#domain/rules/wallet/part-slugs.ts"
import { orderOfUse } from "#domain/rules/wallet/wallet.ts"

describe("a wallet part", () => {
  it("has an address of its own [S23]", () => {
    expect(orderOfUse.map(slugOfPart)).toEqual(["partner", "discount", "bonus", "gift-card", "money"])
    expect(orderOfUse.map((kind) => partOfSlug(slugOfPart(kind)))).toEqual(orderOfUse)
    expect([partOfSlug("gift_card"), partOfSlug("recharge"), partOfSlug("")]).toEqual([null, null, null])
  })
})
