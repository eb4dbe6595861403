/** Flags of a shop that is not the demo: stock, comparison, pages of the account and letters, on and off. P3. */
import type { Page } from "playwright-core"
import { beforeEach, describe, expect, it } from "vitest"
import { goods, stockShop, withOwnShop } from "../support/own-shop.ts"
import { signUp } from "../support/log-in.ts"
import { bank, phone, shopping, withBrowser } from "../support/shopper.ts"
import { fillAddress, placeBy, putIntoCart } from "../support/steps.ts"
import { words } from "../support/words.ts"

withBrowser()

const flags = {
  show_stock: true,
  show_compare: true,
  wallet: true,
  ticket: true,
  coupon: true,
  show_voucher: true,
  articles: true,
  can_upload_avatar: true,
  travel: true,
}
const without = Object.fromEntries(Object.keys(flags).map((flag) => [flag, false]))
const pages = [
  "/account/wallet",
  "/account/wallet/recharge",
  "/account/gift-cards",
  "/account/tickets",
  "/account/coupons",
  "/account/vouchers",
  "/account/articles",
  "/account/bookmarks",
  "/compare",
]

const count = (page: Page, pattern: RegExp) => page.getByRole("main").getByText(pattern).locator("visible=true").count()

/** Orders and pays as a new shopper; returns the letter that thanks for it. */
const letterOfOrder = async (shopper: Parameters<typeof putIntoCart>[0], url: string): Promise<string> => {
  const { page, open } = shopper
  const login = await signUp(shopper)
  await putIntoCart(shopper, goods.lamp.slug)
  await open("/checkout/address")
  await fillAddress(page)
  const number = await placeBy(page, "QR код")
  await bank(number, "pay", url)
  let letter = ""
  // Letters leave in a round of the shop.
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${url}/sandbox/messages?to=${encodeURIComponent(login)}`)
        letter =
          ((await answer.json()) as ReadonlyArray<{ readonly text: string }>)
            .map(({ text }) => text)
            .find((text) => text.includes(number)) ?? ""
        return letter
      },
      { timeout: 60_000, interval: 1000 },
    )
    .not.toBe("")
  return letter
}

/** What a letter says of wallets and codes. */
const ofWallet = /хэтэвч|бонус|купон|ваучер/iu

describe("an own shop with its features", () => {
  const shop = withOwnShop({ flags })
  beforeEach(() => stockShop(shop()))

  it("shows the stock, compares, and has the pages of the account [P3]", () =>
    shopping(
      phone,
      async (shopper) => {
        const { page, open } = shopper
        const { url } = shop()
        for (const path of pages) expect([path, (await fetch(url + path, { redirect: "manual" })).status]).toEqual([path, 200])
        await open(`/products/${goods.lamp.slug}`)
        await page.getByRole("main").getByText(words("mn", "stock.low")).locator("visible=true").first().waitFor()
        for (const { slug } of [goods.lamp, goods.rug]) {
          await open(`/products/${slug}`)
          await page
            .getByRole("main")
            .getByRole("button", { name: /^Харьцуулах/ })
            .locator("visible=true")
            .first()
            .click()
        }
        await page.getByRole("region", { name: "Бараа харьцуулах" }).getByRole("link", { name: "Харьцуулах (2)" }).click()
        await expect.poll(() => page.getByRole("columnheader").getByRole("link").count()).toBe(2)
        expect(await letterOfOrder(shopper, url)).toMatch(ofWallet)
      },
      shop().url,
    ))
})

describe("an own shop without them", () => {
  const shop = withOwnShop({ flags: without })
  beforeEach(() => stockShop(shop()))

  it("does not mention them on a product, in the account and in a letter [P3]", () =>
    shopping(
      phone,
      async (shopper) => {
        const { page, open } = shopper
        const { url } = shop()
        for (const path of pages) expect([path, (await fetch(url + path, { redirect: "manual" })).status]).toEqual([path, 404])
        await open(`/products/${goods.lamp.slug}`)
        await page.getByRole("main").getByRole("button", { name: "Сагсанд нэмэх", exact: true }).locator("visible=true").first().waitFor()
        expect(await count(page, words("mn", "stock.low"))).toBe(0)
        expect(await page.getByRole("button", { name: /^Харьцуулах/ }).count()).toBe(0)
        const letter = await letterOfOrder(shopper, url)
        expect([letter.includes(goods.lamp.name), ofWallet.exec(letter)]).toEqual([true, null])
        await open("/account/profile")
        await page.getByText(words("mn", "contact.confirmed")).locator("visible=true").first().waitFor()
        expect([await page.getByLabel("Зураг сонгох").count(), await page.getByText(/^Хэтэвч: /).count()]).toEqual([0, 0])
      },
      shop().url,
    ))
})
