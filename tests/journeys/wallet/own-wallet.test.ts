/** Wallet of a shopper in a shop that is not the demo: what each part pays, what leaves it, and what a purchase earns. */
import type { Page } from "playwright-core"
import { beforeEach, describe, expect, it } from "vitest"
import { goods, stockShop, withOwnShop } from "../support/own-shop.ts"
import { registerAt } from "../support/log-in.ts"
import { amountIn, formatAmount } from "../support/amounts.ts"
import { bank, phone, shopping, withBrowser } from "../support/shopper.ts"
import { button, fillAddress, placeBy, putIntoCart } from "../support/steps.ts"
import { creditWallet } from "../support/wallet-money.ts"

withBrowser()

const shop = withOwnShop()
beforeEach(() => stockShop(shop()))

/** Partners of the shop by their minimum purchase, in tugrik. */
const partners = [
  { id: "coffee", name: "Кофе дэлгүүр", minimum: 500 },
  { id: "books", name: "Номын дэлгүүр", minimum: 20_000 },
  { id: "travel", name: "Аяллын товчоо", minimum: 100_000 },
] as const

/** What the summary has beside a label. */
const summed = (page: Page, label: string) =>
  page.locator("dt", { hasText: label }).locator("visible=true").first().locator("xpath=following-sibling::dd[1]")

const openWallet = async (page: Page): Promise<void> => {
  await button(page, /^Хэтэвч/).click()
  await page.getByRole("textbox", { name: "Ашиглах дүн" }).waitFor()
}

describe("a wallet in an own shop", () => {
  it("pays half by bonus and what each partner's minimum admits, falls by what it paid, and earns cashback [W3] [W5] [X4]", () =>
    shopping(
      phone,
      async (shopper) => {
        const { page, open } = shopper
        for (const { id, name, minimum } of partners)
          await shop().db.query("insert into partners (id, name, minimum) values ($1, jsonb_build_object('mn', $2::text), $3)", [
            id,
            name,
            minimum,
          ])
        const login = await registerAt(shopper, "/account/wallet")
        await creditWallet(shop(), login, { kind: "bonus" }, 200_000)
        for (const { id } of partners) await creditWallet(shop(), login, { kind: "partner", partner: id }, 4_000)

        await putIntoCart(shopper, goods.lamp.slug)
        await open("/checkout/address")
        await fillAddress(page)
        await openWallet(page)
        // Half of 60,000 by bonus, and two partners: the third one wants a purchase of 100,000.
        await page.getByText("Дээд дүн: 38,000₮").first().waitFor()
        await page.getByText("Түншийн үлдэгдэл ашиглах доод дүн: 100,000₮").first().waitFor()
        await page.getByRole("textbox", { name: "Ашиглах дүн" }).fill("38,000")
        await button(page, "Ашиглах").click()
        await page.getByText("38,000₮ ашиглаж байна").waitFor()
        await page.locator("summary").filter({ hasText: "Захиалга ·" }).click()
        expect(amountIn(await summed(page, "Хэтэвч: бонус").textContent())).toBe(30_000)
        for (const { name } of partners.slice(0, 2)) expect(amountIn(await summed(page, `Хэтэвч: ${name}`).textContent())).toBe(4_000)

        const number = await placeBy(page, "QR код")
        await bank(number, "pay", shop().url)
        await page.getByRole("heading", { name: "Төлбөр амжилттай хийгдлээ" }).waitFor()
        await open(`/account/orders/${number}`)
        expect(amountIn(await summed(page, "Төлсөн дүн").textContent())).toBe(60_000 + 5_000 - 38_000)
        expect(amountIn(await summed(page, "Хэтэвчээр төлсөн").textContent())).toBe(38_000)

        // One per cent of what was not paid by the wallet.
        const earned = 220
        await open("/account/wallet")
        await page
          .getByText(formatAmount(200_000 - 30_000 + earned))
          .first()
          .waitFor()
        await page.getByText("4,000₮").first().waitFor()

        await putIntoCart(shopper, goods.rug.slug)
        await open("/checkout/address")
        await fillAddress(page)
        await openWallet(page)
        // Half of 120,000, and the partner whose minimum it reaches; the other two are spent.
        await page.getByText("Дээд дүн: 64,000₮").first().waitFor()
      },
      shop().url,
    ))
})
