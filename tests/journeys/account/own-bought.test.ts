/** What a shopper bought before, and products by their codes, in a shop that is not the demo. S4, S9. */
import { beforeEach, describe, it } from "vitest"
import { goods, importGoods, stockShop, withOwnShop } from "../support/own-shop.ts"
import { bank, phone, shopping, withBrowser } from "../support/shopper.ts"
import { fillAddress, placeBy, putIntoCart, signUp } from "../support/steps.ts"
import { words } from "../support/words.ts"

withBrowser()

const shop = withOwnShop()
beforeEach(() => stockShop(shop()))

describe("an own shop", () => {
  it("offers what was bought before at today's price [S4] [C25]", () =>
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
        if ((await row.count()) > 0) throw new Error("an unpaid order was not bought")
        await bank(number, "pay", url)
        await importGoods(shop(), `handle,title_mn,title_en,sku,price\n${goods.lamp.slug},${goods.lamp.name},Desk lamp,KH-2,66000`)
        await open("/account")
        await row.getByText("66,000₮").first().waitFor()
        await row.getByRole("link", { name: goods.lamp.name }).first().click()
        await page.waitForURL(/\/products\/gerel$/)
      },
      shop().url,
    ))

  it("finds products by a list of their codes, those that are sold out too [S9] [C25]", () =>
    shopping(
      phone,
      async ({ page, open }) => {
        await open(`/search?q=${encodeURIComponent("kh-4, KH-1")}`)
        for (const { name } of [goods.cup, goods.soldOut]) await page.getByRole("main").getByRole("link", { name }).first().waitFor()
        await page.getByRole("main").getByRole("link", { name: goods.rug.name }).waitFor({ state: "detached" })
      },
      shop().url,
    ))
})
