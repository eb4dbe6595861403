import { describe, expect, it } from "vitest"
import { stayDay } from "#domain/rules/travel/stay-dates.ts"
import { stayText } from "#domain/rules/travel/stay-text.ts"

const stayOf = (from: string, to: string, guests: number, rooms: number) => ({
  arrives: stayDay(from) ?? 0,
  leaves: stayDay(to) ?? 0,
  guests,
  rooms,
})

describe("the text of a stay", () => {
  it("counts nights, guests and rooms in the singular and the plural [E29]", () => {
    const [one, several] = [stayOf("2026-11-30", "2026-12-01", 1, 1), stayOf("2028-02-27", "2028-03-01", 4, 2)]
    expect([stayText(one, "en"), stayText(several, "en")]).toEqual([
      "2026/11/30 – 2026/12/01, 1 night, 1 guest, 1 room",
      "2028/02/27 – 2028/03/01, 3 nights, 4 guests, 2 rooms",
    ])
    expect([stayText(one, "mn"), stayText(several, "mn")]).toEqual([
      "2026/11/30 – 2026/12/01, 1 шөнө, 1 хүн, 1 өрөө",
      "2028/02/27 – 2028/03/01, 3 шөнө, 4 хүн, 2 өрөө",
    ])
  })
})
