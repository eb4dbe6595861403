/** A checkout in which the shop's facts change between two steps: a message says so before money moves, and nothing typed is lost. */
import type { Page } from "playwright-core"
import type { Database } from "#backend/database/database.ts"
import { changePart } from "#backend/wallet/move-wallet.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import { describe, expect, it } from "vitest"
import { withChangingShop } from "../support/changing-shop.ts"
import { logInByPassword } from "../support/log-in.ts"
import { formatAmount } from "../support/amounts.ts"
import { expectOnly, isAlive, phone, shopping, withBrowser } from "../support/shopper.ts"
import { button, courierNote, dumplings, onPayPage, onPayment, putIntoCart, reachAddress, toPayment } from "../support/steps.ts"

withBrowser()

const shop = withChangingShop()

const pay = (page: Page) => button(page, /төлөх$/i)
/** Waits for the alert that the order has changed, with what changed. */
const isAlertedOf = (page: Page, change: string) =>
  page.getByRole("alert").filter({ hasText: "Захиалга өөрчлөгдсөн байна" }).getByText(change, { exact: false }).first().waitFor()

/** On the payment step: chooses a method and the receipt of an organization. */
const choose = async (page: Page): Promise<void> => {
  await page.getByRole("radio", { name: "Дансаар шилжүүлэх" }).check()
  await page.getByRole("radio", { name: "Байгууллага" }).check()
  await page.getByLabel("Байгууллагын регистр").fill("5123456")
}

/** What was typed and chosen on both steps is still there. */
const expectInputs = async (page: Page): Promise<void> => {
  expect(new URL(page.url()).pathname).toBe("/checkout/payment")
  await expect.poll(() => page.getByRole("radio", { name: "Дансаар шилжүүлэх" }).isChecked()).toBe(true)
  expect(await page.getByLabel("Байгууллагын регистр").inputValue()).toBe("5123456")
  await page.getByText(courierNote).waitFor()
}

/** Spends every wallet elsewhere. */
const spendWallet = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const parts = await tx.query<{ user_id: number; kind: WalletPartKind; partner_id: string | null; balance: number }>(
      "select user_id, kind, partner_id, balance from wallet_parts where balance > 0",
    )
    for (const { user_id, kind, partner_id, balance } of parts)
      await changePart(tx, user_id, { kind, ...(partner_id !== null && { partner: partner_id }) }, -balance, {
        action: "used",
        orderNumber: null,
        at: new Date().toISOString() as Instant,
      })
  })

describe("a shopper on the payment step", () => {
  it("learns in turn of a new price, an ended coupon and a spent wallet, loses nothing by them nor by an ended session, and then orders", () =>
    shopping(
      phone,
      async (shopper) => {
        const { page, complaints } = shopper
        await putIntoCart(shopper, dumplings.slug)
        await reachAddress(shopper, {
          path: "/cart",
          visit: async () => {
            await page.getByLabel("Купоны код").fill("WINTER10")
            await button(page, "Ашиглах").click()
            await page.getByRole("button", { name: "WINTER10 купоныг хасах" }).waitFor()
          },
        })
        await toPayment(page).click()
        await onPayment(page)
        await choose(page)
        await page.getByRole("button", { name: /^Хэтэвч Үлдэгдэл/ }).click()
        await page.getByRole("textbox", { name: "Ашиглах дүн" }).fill("1,000")
        await button(page, "Ашиглах").click()
        await page.getByRole("button", { name: "Хэтэвч ашиглахгүй" }).waitFor()

        const [{ price } = { price: 0 }] = await shop().db.query<{ price: number }>(
          `update variants v set price = v.price + 1000, selling_price = v.selling_price + 1000
           from products p where p.id = v.product_id and p.slug = $1 returning v.selling_price as price`,
          [dumplings.slug],
        )
        await pay(page).click()
        await isAlertedOf(page, formatAmount(price - 1000))
        await isAlertedOf(page, formatAmount(price))
        await expectInputs(page)

        await shop().db.query("update coupons set expires_at = now() - interval '1 minute' where code = 'WINTER10'")
        await pay(page).click()
        await isAlertedOf(page, "Купоны хөнгөлөлт")
        await expectInputs(page)

        await spendWallet(shop().db)
        await pay(page).click()
        await isAlertedOf(page, "Хэтэвчээс")
        await expectInputs(page)

        await shop().db.query("delete from sessions")
        await pay(page).click()
        await page.waitForURL(/\/login\?from=/)
        await isAlive(page)
        await logInByPassword(page)
        await page.waitForURL(`${shop().url}/checkout/payment`)
        await onPayment(page)
        await expectInputs(page)

        await pay(page).click()
        await onPayPage(page)
        expectOnly(complaints(), /401|409/)
      },
      shop().url,
    ))

  it("learns in turn of an address changed in another tab, a new delivery fee and a method switched off with its reason, and then orders by another", () =>
    shopping(
      phone,
      async (shopper) => {
        const { page, complaints } = shopper
        await putIntoCart(shopper, dumplings.slug)
        await reachAddress(shopper)
        await toPayment(page).click()
        await onPayment(page)
        await choose(page)

        const other = await page.context().newPage()
        await other.goto(`${shop().url}/checkout/address`)
        await isAlive(other)
        await other.getByRole("radio", { name: "Өөр хаяг" }).check()
        await other.getByLabel("Хот, аймаг").selectOption("Дархан-Уул")
        await other.getByLabel("Дүүрэг, сум").selectOption("Дархан")
        await other.getByLabel("Хороо, баг").selectOption({ index: 1 })
        await other.getByLabel("Дэлгэрэнгүй хаяг").fill("Найрамдлын гудамж 3, 12 тоот")
        await toPayment(other).click()
        await onPayment(other)
        await other.close()
        await pay(page).click()
        await isAlertedOf(page, "Дархан")
        await expectInputs(page)

        await shop().configure({
          shipping_fee: "9000.0",
          inactive_payment_methods: [{ type: "bank_transfer", note: { mn: "Банкны засвартай", en: "The bank is under repair" } }],
        })
        await pay(page).click()
        await isAlertedOf(page, formatAmount(9000))
        await expectInputs(page)

        await pay(page).click()
        await page.getByRole("alert").getByText("Банкны засвартай", { exact: false }).waitFor()
        const method = page.getByRole("radio", { name: "Дансаар шилжүүлэх" })
        await expect.poll(() => method.isDisabled()).toBe(true)
        expect(await page.getByLabel("Байгууллагын регистр").inputValue()).toBe("5123456")
        await page.getByRole("radio", { name: "QR код" }).check()
        await pay(page).click()
        await onPayPage(page)
        // The shop was restarted meanwhile.
        expectOnly(complaints(), /409|422|ERR_CONNECTION_REFUSED|Failed to fetch/)
      },
      shop().url,
    ))
})
