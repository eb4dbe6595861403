/** Features of the wallet, such as vouchers and coupons, at sites that turn them on and off. */
import { describe, expect, it } from "vitest"
import { bareSite, otherSite, startConfigured, statusOf, withConfiguredShop } from "../support/configured-shop.ts"
import { forEachTry } from "../support/each-try.ts"
import { logInAt } from "../support/log-in.ts"
import { phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { dumplings, putIntoCart } from "../support/steps.ts"

withBrowser()

const other = withConfiguredShop(otherSite)
const bare = withConfiguredShop(bareSite)

describe("the features of the wallet", () => {
  const pages = [
    "/account/wallet",
    "/account/wallet/recharge",
    "/account/gift-cards",
    "/account/tickets",
    "/account/coupons",
    "/account/vouchers",
  ]

  it("have pages where they are on, and none where they are off [P3] [S25]", async () => {
    for (const page of pages) expect([page, await statusOf(shopAt(page)), await statusOf(`${bare().url}${page}`)]).toEqual([page, 200, 404])
    await shopping(
      phone,
      async ({ page, open }) => {
        await logInAt({ page, open }, "/account")
        await page.getByText("Цэс", { exact: true }).click()
        const menu = page.getByRole("navigation", { name: "Миний булангийн цэс" })
        await menu.getByRole("link", { name: "Хувийн мэдээлэл" }).waitFor()
        const links = await page.locator("a[href^='/account']").evaluateAll((all) => all.map((link) => link.getAttribute("href")))
        for (const href of pages) expect(links).not.toContain(href)
      },
      bare().url,
    )
  })

  it("are linked from the coupons under the site's own title of the wallet [S25]", () =>
    shopping(
      phone,
      async ({ page, open }) => {
        await logInAt({ page, open }, "/account")
        await page.getByText("Цэс", { exact: true }).click()
        const menu = page.getByRole("navigation", { name: "Миний булангийн цэс" })
        await menu.getByRole("link", { name: "Миний оноо" }).click()
        await page.waitForURL(/\/account\/coupons$/)
        await page.getByRole("heading", { level: 2, name: "Миний оноо" }).waitFor()
        await page.getByRole("link", { name: "Үлдэгдэл, хуулга" }).click()
        await page.getByRole("heading", { level: 1, name: "Миний оноо" }).waitFor()
        expect(await page.title()).toContain("Миний оноо")
      },
      other().url,
    ))
})

describe("a shopper's vouchers and coupons", () => {
  /** Shop of each try, since a voucher is used up. */
  const fresh = forEachTry(() => startConfigured(otherSite))

  it("are turned into wallet money, and used in the cart at once [S21] [S22] [C8]", () =>
    shopping(
      phone,
      async (shopper) => {
        const { page, open } = shopper
        await logInAt(shopper, "/account/vouchers")
        await page.getByRole("button", { name: "BIRTHDAY30 ваучерыг ашиглах" }).click()
        await page.getByText("30,000₮ хөнгөлөлтийн үлдэгдэлд орлоо").waitFor()
        await putIntoCart(shopper, dumplings.slug)
        await open("/account/coupons")
        await page.getByRole("link", { name: "WINTER10 купоныг сагсанд ашиглах" }).click()
        await page.waitForURL(/\/cart$/)
        await page.getByText("Купон WINTER10").locator("visible=true").first().waitFor()
      },
      fresh().url,
    ))
})
