/** What a shopper bought before, in a shop that is not the demo. S4. */
import { beforeEach, describe, expect, it } from "vitest"
import { goods, importGoods, stockShop, withOwnShop } from "../support/own-shop.ts"
import { signUp } from "../support/log-in.ts"
import { bank, phone, shopping, withBrowser } from "../support/shopper.ts"
import { fillAddress, placeBy, putIntoCart } from "../support/steps.ts"
import { words } from "../support/words.ts"

withBrowser()

const shop = withOwnShop()
beforeEach(() => stockShop(shop()))

describe("the first page of the account", () => {
  it("offers at today's price what was bought before, once it is paid [S4] [C25]", () =>
    shopping(
      phone,
      async (shopper) => {
        const { page, open } = shopper
        const { url } = shop()
        await signUp(shopper)
        await putIntoCart(shopper, goods.lamp.slug)
        await open("/checkout/address")
        await fillAddress(page)
        const number = await placeBy(page, "QR код")
        const row = page.getByRole("region", { name: words("mn", "overview.bought") })
        await open("/account")
        await page.getByRole("heading", { name: words("mn", "overview.underWay") }).waitFor()
        // The row arrives after the orders under way: first its products, then the code that shows them.
        await page.locator("main [data-state=ready] [data-state=ready]").waitFor({ state: "attached" })
        await page.waitForLoadState("networkidle")
        expect(await row.count(), "rows of an unpaid order").toBe(0)
        await bank(number, "pay", url)
        await importGoods(shop(), `handle,title_mn,title_en,sku,price\n${goods.lamp.slug},${goods.lamp.name},Desk lamp,KH-2,66000`)
        await open("/account")
        await row.getByText("66,000₮").first().waitFor()
        await row.getByRole("link", { name: goods.lamp.name }).first().click()
        await page.waitForURL(/\/products\/gerel$/)
      },
      shop().url,
    ))
})
