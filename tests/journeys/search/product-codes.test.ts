/** Search by the codes of products, in a shop that is not the demo. S9. */
import { beforeEach, describe, it } from "vitest"
import { goods, stockShop, withOwnShop } from "../support/own-shop.ts"
import { phone, shopping, withBrowser } from "../support/shopper.ts"

withBrowser()

const shop = withOwnShop()
beforeEach(() => stockShop(shop()))

describe("search by codes", () => {
  it("finds the products of a list, those that are sold out too, and no others [S9] [C25]", () =>
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
