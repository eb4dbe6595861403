import { describe, expect, it } from "vitest"
import { stayCounts } from "#domain/rules/travel/stay-counts.ts"
import { isSameStay, lineHref, shownOptions } from "#domain/rules/travel/stay-line.ts"

const stay = { product: { slug: "stay-1" }, options: { hotel: "9", arrives: "2026-11-27", leaves: "2026-11-29", guests: "2", rooms: "1" } }
const goods = { product: { slug: "gitar" }, options: { wrapping: "red" } }

describe("the line of a stay", () => {
  it("links to its hotel with the dates, and to no page when hotels have none", () => {
    expect(lineHref(stay, true)).toBe("/travel/hotels/9?from=2026-11-27&to=2026-11-29&guests=2&rooms=1")
    expect(lineHref(stay, false)).toBeNull()
  })

  it("is the same stay by its nights, rooms, guests and people, without the hotel", () => {
    const options = { hotel: "9", arrives: "2026-12-01", leaves: "2026-12-03", rooms: "1", guests: "2" }
    expect(isSameStay({ options }, { options: { ...options, hotel: "", passengers: "" } })).toBe(true)
    expect(isSameStay({ options }, { options: { ...options, leaves: "2026-12-04" } })).toBe(false)
    expect(isSameStay({ options }, { options: { ...options, passengers: "MS BATBOLD NOMIN" } })).toBe(false)
  })

  it("counts in rooms and nights, over the end of a month, beside goods that count in none [E29]", () => {
    const other = { options: { arrives: "2027-02-27", leaves: "2027-03-02", rooms: "3", guests: "6" } }
    expect([stayCounts([stay, goods]), stayCounts([stay, other]), stayCounts([goods])]).toEqual([
      { rooms: 1, nights: 2 },
      { rooms: 4, nights: 5 },
      { rooms: 0, nights: 0 },
    ])
  })

  it("hides the options of a stay, which its text names; that of goods has its page and shows its options", () => {
    expect([shownOptions(stay), lineHref(goods, false), shownOptions(goods)]).toEqual([{}, "/products/gitar", { wrapping: "red" }])
  })
})

describe("the line of a gift card", () => {
  it("links to where cards are bought, and has its options in its text", () => {
    const card = { product: { slug: "gift-card" }, options: { gift_to: "saraa@example.mn", gift_message: "Баяр хүргэе" } }
    expect([lineHref(card, true), shownOptions(card)]).toEqual(["/account/gift-cards/send", {}])
  })
})
