/** What guests think of a hotel: the list by rating, and a review once the stay is over. */
import { describe, expect, it } from "vitest"
import { withChangingShop } from "../support/changing-shop.ts"
import { bank, desktop, phone, shopping, withBrowser } from "../support/shopper.ts"
import { placeBy, reachPaymentOfStay } from "../support/steps.ts"

withBrowser()

const shop = withChangingShop({ flags: { travel: true } })

describe("the guests' rating of hotels", () => {
  it("orders and narrows the list [E29]", () =>
    shopping(
      desktop,
      async ({ page, open, complaints }) => {
        await open("/travel/hotels")
        await page.getByRole("combobox", { name: "Эрэмбэлэх" }).selectOption({ label: "Зочдын үнэлгээ: өндрөөс бага руу" })
        await page.waitForURL(/sort=rating/)
        const ratings = async () =>
          (
            await page
              .getByRole("listitem")
              .getByText(/^\d\.\d$/)
              .allTextContents()
          ).map(Number)
        await expect.poll(async () => (await ratings()).length).toBeGreaterThan(9)
        const all = await ratings()
        expect(all).toEqual(all.toSorted((one, other) => other - one))
        await page.getByRole("radio", { name: "4.5 ба дээш" }).check()
        await page.getByRole("button", { name: "Шүүх" }).click()
        await page.waitForURL(/rating=4\.5/)
        await expect.poll(async () => Math.min(...(await ratings()))).toBeGreaterThanOrEqual(4.5)
        expect((await ratings()).length).toBe(all.filter((rating) => rating >= 4.5).length)
        expect(complaints()).toEqual([])
      },
      shop().url,
    ))
})

describe("a review of a hotel", () => {
  it("is written from the order once the stay is over, and not before [E29]", () =>
    shopping(
      phone,
      async (shopper) => {
        const { page, open, complaints } = shopper
        await reachPaymentOfStay(shopper)
        const number = await placeBy(page, "QR код")
        await bank(number, "pay", shop().url)
        await page.locator("[data-state=paid], [data-progress=paid]").first().waitFor()
        await open("/account/hotel-reviews/9")
        await page.getByRole("heading", { name: "Буудлыг зөвхөн байрласан зочин үнэлнэ" }).waitFor()
        await shop().db.query(
          "update booked_stays s set arrives = current_date - 3, leaves = current_date - 1 from orders o where o.id = s.order_id and o.number = $1",
          [number],
        )
        await shop().db.query(
          "update line_items l set options = l.options || jsonb_build_object('arrives', (current_date - 3)::text, 'leaves', (current_date - 1)::text) from orders o where o.id = l.order_id and o.number = $1",
          [number],
        )
        await open(`/account/orders/${number}`)
        await page.getByRole("link", { name: /^Сэтгэгдэл бичих/ }).click()
        await page.waitForURL(/account\/hotel-reviews\/9$/)
        await page.getByRole("radio", { name: "5 од" }).check({ force: true })
        await page.getByLabel(/^Сэтгэгдэл/).fill("Рашаан нь үнэхээр сайхан")
        await page.getByRole("button", { name: "Нийтлэх" }).click()
        await page.getByText("Сэтгэгдэл нийтлэгдлээ").waitFor()
        await page.getByRole("link", { name: "Буудал руу буцах" }).click()
        const review = page.getByRole("article").filter({ hasText: "Рашаан нь үнэхээр сайхан" })
        await review.getByText(/Энд байрласан/).waitFor()
        expect(complaints()).toEqual([])
      },
      shop().url,
    ))
})
