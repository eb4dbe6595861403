/** Journeys of a checkout in which the shop's facts change between two steps: it is said before money moves, and nothing typed is lost. */
import type { Locator, Page } from "playwright-core"
import type { Instant } from "#domain/entities/ids.ts"
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import type { Database } from "#backend/database/database.ts"
import { changePart } from "#backend/wallet/move-wallet.ts"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { startChangingShop, type ChangingShop } from "./changing-shop.ts"
import { isAlive, phone, shopping, withBrowser, type Shopper } from "./shopper.ts"
import { dumplings, logInByPassword, placeBy, putIntoCart } from "./steps.ts"

withBrowser()

let shop: ChangingShop
beforeAll(async () => {
  shop = await startChangingShop()
})
afterAll(() => shop?.stop())

/** The demo shopper begins each journey without a cart. */
beforeEach(async () => {
  await shop.db.query("delete from orders where completed_at is null")
})

const toPayment = (page: Page) => page.getByRole("button", { name: "Төлбөрийн хэсэг рүү шилжих" }).locator("visible=true").first()
const payButton = (page: Page) => page.getByRole("button", { name: /төлөх$/i }).locator("visible=true").first()
const onPayment = (page: Page) => page.getByRole("heading", { name: "Хэрхэн төлөх вэ?" }).waitFor()

/** The demo shopper on the payment step, with a note for the courier and the receipt of an organization. */
const reachPayment = async (shopper: Shopper, inCart: (page: Page) => Promise<void> = async () => {}): Promise<void> => {
  const { page, open } = shopper
  await putIntoCart({ ...shopper, open }, dumplings.slug)
  await open("/login?from=/cart")
  await logInByPassword(page)
  await page.waitForURL(`${shop.url}/cart`)
  await inCart(page)
  await open("/checkout/address")
  await page.locator("#note").fill("Орцны код 4512")
  await toPayment(page).click()
  await onPayment(page)
  await page.getByRole("radio", { name: "Дансаар шилжүүлэх" }).check({ force: true })
  await page.getByRole("radio", { name: "Байгууллага" }).check()
  await page.getByLabel("Байгууллагын регистр").fill("5123456")
}

/** What was typed and chosen is still there. */
const expectKept = async (page: Page, method = "Дансаар шилжүүлэх"): Promise<void> => {
  expect(new URL(page.url()).pathname).toBe("/checkout/payment")
  expect(await page.getByRole("radio", { name: method }).isChecked()).toBe(true)
  expect(await page.getByLabel("Байгууллагын регистр").inputValue()).toBe("5123456")
  await page.getByText("Орцны код 4512").waitFor()
}

/** The demo shopper spends all of the wallet elsewhere. */
const spendWallet = async (db: Database): Promise<void> => {
  const parts = await db.query<{ user_id: number; kind: WalletPartKind; partner_id: string | null; balance: number }>("select user_id, kind, partner_id, balance from wallet_parts where balance > 0")
  await db.transaction(async (tx) => {
    for (const { user_id, kind, partner_id, balance } of parts)
      await changePart(tx, user_id, { kind, ...(partner_id !== null && { partner: partner_id }) }, 0 - balance, { action: "used", orderNumber: null, at: new Date().toISOString() as Instant })
  })
}

const differences = (page: Page): Locator => page.getByRole("alert").filter({ hasText: "Захиалга өөрчлөгдсөн байна" })

/** Browsers log refusals as errors. */
const expectOnly = (complaints: ReadonlyArray<string>, statuses: RegExp): void => expect(complaints.filter((said) => !statuses.test(said))).toEqual([])

const visit = (journey: (shopper: Shopper) => Promise<void>) => shopping(phone, journey, shop.url)

describe("a shopper on the payment step", () => {
  it("is told of a price that has changed, with both prices, and then orders at the new one [S15]", () =>
    visit(async (shopper) => {
      const { page, complaints } = shopper
      await reachPayment(shopper)
      const [{ price } = { price: 0 }] = await shop.db.query<{ price: number }>(
        "update variants v set price = v.price + 1000, selling_price = v.selling_price + 1000 from products p where p.id = v.product_id and p.slug = $1 returning v.selling_price as price",
        [dumplings.slug],
      )
      await placeBy(page, "Дансаар шилжүүлэх", async () => {
        await differences(page).getByText(`${price.toLocaleString("en")}₮`).first().waitFor()
        await differences(page).getByText(`${(price - 1000).toLocaleString("en")}₮`).first().waitFor()
        await expectKept(page)
        expect(await payButton(page).textContent()).not.toBe("")
      })
      expectOnly(complaints(), /409/)
    }))

  it("is told that the coupon has ended, and that it takes nothing off any more", () =>
    visit(async (shopper) => {
      const { page, complaints } = shopper
      await reachPayment(shopper, async (cart) => {
        await cart.getByLabel("Купоны код").fill("WINTER10")
        await cart.getByRole("button", { name: "Ашиглах", exact: true }).click()
        await cart.getByRole("button", { name: "WINTER10 купоныг хасах" }).waitFor()
      })
      await shop.db.query("update coupons set expires_at = now() - interval '1 minute' where code = 'WINTER10'")
      await payButton(page).click()
      await differences(page).getByText("Купоны хөнгөлөлт").waitFor()
      await expectKept(page)
      expectOnly(complaints(), /409/)
    }))

  it("is told that the wallet no longer pays its part", () =>
    visit(async (shopper) => {
      const { page, complaints } = shopper
      await reachPayment(shopper)
      await page.getByRole("button", { name: /^Хэтэвч Үлдэгдэл/ }).click()
      await page.getByRole("textbox", { name: "Ашиглах дүн" }).fill("1,000")
      await page.getByRole("button", { name: "Ашиглах", exact: true }).click()
      await page.getByRole("button", { name: "Хэтэвч ашиглахгүй" }).waitFor()
      await spendWallet(shop.db)
      await placeBy(page, "Дансаар шилжүүлэх", async () => {
        await differences(page).getByText("Хэтэвчээс").waitFor()
        await expectKept(page)
      })
      expectOnly(complaints(), /409/)
    }))

  it("is told of a delivery fee that has changed for the zone", () =>
    visit(async (shopper) => {
      const { page, complaints } = shopper
      await reachPayment(shopper)
      await page.goBack()
      await page.getByRole("radio", { name: "Өөр хаяг" }).check({ force: true })
      await page.getByLabel("Хот, аймаг").selectOption("Дархан-Уул")
      await page.getByLabel("Дүүрэг, сум").selectOption("Дархан")
      await page.getByLabel("Хороо, баг").selectOption({ index: 1 })
      await page.getByLabel("Дэлгэрэнгүй хаяг").fill("Найрамдлын гудамж 3, 12 тоот")
      await toPayment(page).click()
      await onPayment(page)
      await shop.configure({ shipping_fee: "9000.0" })
      await placeBy(page, "Дансаар шилжүүлэх", async () => {
        await differences(page).getByText("5,000₮").waitFor()
        await differences(page).getByText("9,000₮").waitFor()
        await expectKept(page)
      })
      await shop.configure({})
      expectOnly(complaints(), /409|ERR_CONNECTION_REFUSED|Failed to fetch/)
    }))

  it("is told that the address was changed in another tab, before the order goes there", () =>
    visit(async (shopper) => {
      const { page, complaints } = shopper
      await reachPayment(shopper)
      const other = await page.context().newPage()
      await other.goto(`${shop.url}/checkout/address`)
      await isAlive(other)
      const detail = other.locator("#detail")
      await other.getByRole("radio", { name: "Өөр хаяг" }).check({ force: true })
      await other.getByLabel("Хот, аймаг").selectOption("Улаанбаатар")
      await other.getByLabel("Дүүрэг, сум").selectOption("Сүхбаатар")
      await other.getByLabel("Хороо, баг").selectOption("2-р хороо")
      await detail.fill("Өөр гудамж 5, 7 тоот")
      await toPayment(other).click()
      await onPayment(other)
      await other.close()
      await placeBy(page, "Дансаар шилжүүлэх", async () => {
        await differences(page).getByText("Өөр гудамж 5, 7 тоот", { exact: false }).waitFor()
      })
      expectOnly(complaints(), /409/)
    }))

  it("is told that the method is switched off, with the reason, and pays by another", () =>
    visit(async (shopper) => {
      const { page, complaints } = shopper
      await reachPayment(shopper)
      await shop.configure({ inactive_payment_methods: [{ type: "bank_transfer", note: { mn: "Банкны засвартай", en: "The bank is under repair" } }] })
      const number = await placeBy(page, "Дансаар шилжүүлэх", async () => {
        await page.getByRole("alert").getByText("Банкны засвартай", { exact: false }).waitFor()
        const method = page.getByRole("radio", { name: "Дансаар шилжүүлэх" })
        await expect.poll(() => method.isDisabled()).toBe(true)
        expect(await page.getByLabel("Байгууллагын регистр").inputValue()).toBe("5123456")
        await page.getByRole("radio", { name: "QR код" }).check({ force: true })
      })
      expect(number).toMatch(/^R\d+$/)
      await shop.configure({})
      expectOnly(complaints(), /422|ERR_CONNECTION_REFUSED|Failed to fetch/)
    }))

  it("whose session has ended logs in again, and finds everything that was typed [B7]", () =>
    visit(async (shopper) => {
      const { page, complaints } = shopper
      await reachPayment(shopper)
      await shop.db.query("delete from sessions")
      await payButton(page).click()
      await page.waitForURL(/\/login\?from=/)
      await isAlive(page)
      await logInByPassword(page)
      await page.waitForURL(`${shop.url}/checkout/payment`)
      await onPayment(page)
      await expectKept(page)
      await placeBy(page, "Дансаар шилжүүлэх")
      expectOnly(complaints(), /401/)
    }))
})
