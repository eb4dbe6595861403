/** Rooms for more guests than one takes, with what they cost, in a shop that is not the demo. E29. */
import { beforeEach, describe, expect, it } from "vitest"
import { seedHotels } from "#backend/demo/hotels.ts"
import { stockShop, withOwnShop } from "../support/own-shop.ts"
import { wallDay, instantOf } from "#domain/rules/instants.ts"
import { stayDate } from "#domain/rules/travel/stay-dates.ts"
import { phone, shopping, withBrowser } from "../support/shopper.ts"

withBrowser()

const dateIn = (days: number): string => stayDate(wallDay(instantOf(Date.now())) + days)
const shop = withOwnShop({ flags: { travel: true } })
beforeEach(async () => {
  await stockShop(shop())
  await seedHotels(shop().db, new Date())
  await shop().db.query("update hotel_rooms set price = 71000, extra_guest = 13000, rooms = 8")
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
