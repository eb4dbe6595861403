/** Menu and header of the account in shops that are not the demo: entries in their order by the site's features, with counts and balance. S25. */
import type { Page } from "playwright-core"
import { beforeEach, describe, expect, it } from "vitest"
import { goods, stockShop, withOwnShop } from "../support/own-shop.ts"
import { signUp } from "../support/log-in.ts"
import { type ChangingShop } from "../support/changing-shop.ts"
import { desktop, phone, shopping, withBrowser, type Shopper } from "../support/shopper.ts"
import { fillAddress, placeBy, putIntoCart, visible } from "../support/steps.ts"
import { creditWallet } from "../support/wallet-money.ts"

withBrowser()

const features = { articles: true, ticket: true, coupon: true, show_voucher: true, wallet: true, travel: true }
const noFeatures = Object.fromEntries(Object.keys(features).map((flag) => [flag, false]))

/** Opens the account of a new shopper with an order, a wish and a balance; returns the login. */
const openAccount = async (shopper: Shopper, shop: ChangingShop): Promise<string> => {
  const { page, open } = shopper
  const login = await signUp(shopper)
  await putIntoCart(shopper, goods.cup.slug)
  await open("/checkout/address")
  await fillAddress(page)
  await placeBy(page, "QR код")
  await open(`/products/${goods.rug.slug}`)
  const inMain = (name: RegExp) => visible(page.getByRole("main").getByRole("button", { name }))
  await inMain(/Хүслийн жагсаалтад нэмэх/).click()
  await inMain(/Хүслийн жагсаалтаас хасах/).waitFor()
  await creditWallet(shop, login, { kind: "bonus" }, 29_000)
  await open("/account")
  return login
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, " ").trim()

/** Entries of the open menu, and the words of its header. */
const readMenu = async (page: Page) => {
  const menu = page.getByRole("navigation", { name: "Миний булангийн цэс" }).locator("visible=true")
  await menu.getByRole("link", { name: "Хувийн мэдээлэл" }).waitFor()
  const entries = async () => (await menu.getByRole("listitem").allInnerTexts()).map(inOneLine)
  return { menu, entries, header: async () => inOneLine((await menu.innerText()).split("Хувийн мэдээлэл")[0] ?? "") }
}

describe("the account of a shop with all features", () => {
  const shop = withOwnShop({ flags: features })
  beforeEach(() => stockShop(shop()))

  it("lists its pages in order, with the counts of orders and wishes and the balance, below name and e-mail [S25]", () =>
    shopping(
      phone,
      async (shopper) => {
        const { page } = shopper
        const login = await openAccount(shopper, shop())
        const summary = page.locator("summary").filter({ hasText: "Цэс" }).locator("visible=true")
        await expect.poll(async () => inOneLine(await summary.innerText())).toBe(`Дорж Бат ${login} Хэтэвч: 29,000₮ Цэс`)
        // A silhouette stands for the picture that was not given.
        expect([await summary.locator("[aria-hidden] > svg").count(), await summary.locator("img").count()]).toEqual([1, 0])
        await summary.click()
        const { menu, entries } = await readMenu(page)
        await expect
          .poll(entries)
          .toEqual([
            "Хувийн мэдээлэл",
            "Нийтлэл бичих",
            "Хадгалсан нийтлэл",
            "Миний нийтлэл",
            "Миний захиалгууд 1",
            "Цахим тасалбар",
            "Миний купонууд",
            "Ваучер",
            "Хүслийн жагсаалт 1",
            "Хэтэвч 29,000₮",
            "Хадгалсан бараа",
            "Миний үнийн санал",
            "Авсан үнийн санал",
            "Зорчигчид",
            "Тохиргоо",
          ])
        await menu.getByRole("button", { name: "Гарах" }).waitFor()
        await menu.getByRole("link", { name: /^Миний захиалгууд/ }).click()
        await page.waitForURL(/\/account\/orders$/)
      },
      shop().url,
    ))
})

describe("the account of a shop without features", () => {
  const shop = withOwnShop({ flags: noFeatures })
  beforeEach(() => stockShop(shop()))

  it("lists what is left beside its content on a desktop, and no balance [S25]", () =>
    shopping(
      desktop,
      async (shopper) => {
        const login = await openAccount(shopper, shop())
        const { entries, header } = await readMenu(shopper.page)
        await expect
          .poll(entries)
          .toEqual([
            "Хувийн мэдээлэл",
            "Миний захиалгууд 1",
            "Хүслийн жагсаалт 1",
            "Хадгалсан бараа",
            "Миний үнийн санал",
            "Авсан үнийн санал",
            "Тохиргоо",
          ])
        expect(await header()).toBe(`Дорж Бат ${login}`)
      },
      shop().url,
    ))
})
