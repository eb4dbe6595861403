/** Rooms for more guests than one takes, with what they cost, in a shop that is not the demo. E29. */
import { beforeEach, describe, expect, it } from "vitest"
import { applyContent } from "#backend/content-files/apply-content.ts"
import { kindOf } from "#backend/content-files/content-kinds.ts"
import type { HotelContent } from "#domain/entities/travel/hotel-content.ts"
import { stockShop, withOwnShop } from "../support/own-shop.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { wallDay, instantOf } from "#domain/rules/instants.ts"
import { stayDate } from "#domain/rules/travel/stay-dates.ts"
import { phone, shopping, withBrowser } from "../support/shopper.ts"

withBrowser()

const dateIn = (days: number): string => stayDate(wallDay(instantOf(Date.now())) + days)
const shop = withOwnShop({ flags: { travel: true } })
beforeEach(async () => {
  await stockShop(shop())
  const kind = await kindOf("hotels")
  const example = kind.example as HotelContent
  const rooms = example.rooms.map((room) => ({ ...room, price: 71_000, extra_guest: 13_000, count: 8, sold: [] }))
  const hotel: HotelContent = { ...example, id: 2, category: "home/textile", rooms }
  const located = (_: unknown, reason: MessageRef) => reason
  await applyContent(shop().db, [{ name: "hotels", kind, items: [hotel], located }], { now: instantOf(Date.now()), isTrial: false })
})

describe("a stay in an own shop", () => {
  it("is proposed in as many rooms as the guests need, at the shop's price of them [C21] [E29]", () =>
    shopping(
      phone,
      async ({ page, open }) => {
        await open(`/travel/hotels/2?from=${dateIn(33)}&to=${dateIn(35)}&guests=9`)
        const proposal = page.getByRole("link", { name: /^3 өрөө авах: нийт/u }).first()
        const sum = /[\d,]+₮/u.exec(await proposal.innerText())?.[0] ?? ""
        await proposal.click()
        await page.waitForURL(/rooms=3/u)
        await page
          .getByRole("button", { name: /^Сагсанд хийх/u })
          .first()
          .waitFor()
        const total = page.getByRole("main").locator("dl > div:last-child dd").first()
        expect((await total.innerText()).trim()).toBe(sum)
      },
      shop().url,
    ))
})
