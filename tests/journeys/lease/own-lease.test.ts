/** From a product to an order by lease, with the lender, months and down payment of the calculator, in a shop that is not the demo. S29n, W7. */
import { beforeEach, describe, expect, it } from "vitest"
import { goods, stockShop, withOwnShop } from "../support/own-shop.ts"
import { register } from "../support/log-in.ts"
import { phone, shopping, withBrowser } from "../support/shopper.ts"
import { fillAddress, placeBy } from "../support/steps.ts"
import { words } from "../support/words.ts"

withBrowser()

const lenders = [
  { provider: "Хонгор ХХК", terms: [3, 6, 12], interest: 2 },
  { provider: "Номин ББСБ", terms: [6, 9], interest: 3.1 },
]
const shop = withOwnShop({ lenders })
beforeEach(async () => {
  await stockShop(shop())
  await shop().db.query("update products set price = 900000, selling_price = 900000 where slug = $1", [goods.rug.slug])
  await shop().db.query(
    "update variants set price = 900000, selling_price = 900000 where product_id = (select id from products where slug = $1)",
    [goods.rug.slug],
  )
})

describe("a lease in an own shop", () => {
  it("keeps the product, the lender, the months and the down payment up to the order [S29n] [B25] [C5]", () =>
    shopping(
      phone,
      async ({ page, open }) => {
        await open(`/products/${goods.rug.slug}`)
        await page.getByRole("main").getByRole("link", { name: "Лизингийн тооцоолуур" }).click()
        await page.waitForURL(new RegExp(`/lease\\?product=${goods.rug.slug}`))
        await page.getByRole("heading", { level: 2, name: goods.rug.name }).waitFor()
        // The monthly sum sticks to the foot of a phone, above which the lender is pressed.
        await page.getByRole("main").getByText("Номин ББСБ", { exact: true }).click()
        await page.getByRole("radio", { name: /^6 сар/ }).check({ force: true })
        await page
          .getByLabel(/^Урьдчилгаа төлбөр/)
          .first()
          .fill("400000")
        const monthly = (await page.getByRole("region", { name: "Тооцоолол" }).getByRole("status").locator("b").innerText()).trim()
        await page.getByRole("button", { name: words("mn", "lease.take") }).click()
        await page.waitForURL(/\/cart$/)
        await page.getByRole("link", { name: "Захиалга хийх" }).locator("visible=true").first().click()
        await page.waitForURL(/\/login/)
        await register(page)
        await page.waitForURL(/\/checkout\/address/)
        await fillAddress(page)
        // Nothing is chosen twice: method, lender, months and down payment are filled in.
        const chosen = (name: RegExp | string) => expect.poll(() => page.getByRole("radio", { name }).isChecked()).toBe(true)
        await chosen(/^Лизинг/)
        await chosen(/^Номин ББСБ/)
        await chosen(/^6 сар/)
        expect(
          (
            await page
              .getByLabel(/^Урьдчилгаа төлбөр/)
              .first()
              .inputValue()
          ).replace(/\D/gu, ""),
        ).toBe("400000")
        const number = await placeBy(page, "Лизинг")
        await open(`/account/orders/${number}`)
        await page
          .getByText(/Номин ББСБ: урьдчилгаа 400,000₮, 6 сар/u)
          .locator("visible=true")
          .first()
          .waitFor()
        const [payment] = await shop().db.query<{ lease: unknown }>(
          "select lease from payments where order_id = (select id from orders where number = $1)",
          [number],
        )
        expect(payment?.lease).toMatchObject({ provider: "Номин ББСБ", months: 6, down: 400_000 })
        // The delivery is paid with the rug, so that a month costs a little more than for the rug alone.
        expect(Number(monthly.replace(/\D/gu, ""))).toBeGreaterThan(80_000)
      },
      shop().url,
    ))
})
