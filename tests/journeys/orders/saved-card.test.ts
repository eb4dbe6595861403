/** A saved card in the checkout: registered on the page of the bank, refused, charged, and removed. */
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { registerAt } from "../support/log-in.ts"
import { isAlive, phone, shopAt, shopping, withBrowser, type Shopper } from "../support/shopper.ts"
import { button, dumplings, fillAddress, onPayment, putIntoCart, toPayment } from "../support/steps.ts"

withBrowser()

const savedCard = (page: Page, digits: string) => page.getByRole("radio", { name: new RegExp(`•••• ${digits}`) })

/** In the settings: registers a card with these last digits on the page of the bank. */
const addCard = async (page: Page, digits: string): Promise<void> => {
  await button(page, "Карт нэмэх").click()
  await page.getByRole("button", { name: new RegExp(digits) }).click()
  await page.waitForURL(shopAt("/account/settings"))
  await isAlive(page)
  await button(page, `Устгах: ${digits}`).waitFor()
}

/** From a product to the payment step, where a card is the method. */
const toCards = async (shopper: Shopper, address: (page: Page) => Promise<void>): Promise<void> => {
  const { page, open } = shopper
  await putIntoCart(shopper, dumplings.slug)
  await open("/checkout/address")
  await address(page)
  await page.getByRole("radio", { name: /^Банкны карт/ }).check()
}

const knownAddress = async (page: Page): Promise<void> => {
  await toPayment(page).click()
  await onPayment(page)
}

const pay = (page: Page) => button(page, /төлөх$/i).click()

describe("a saved card", () => {
  it("pays without being typed, shows the bank's refusal, and is gone from the checkout once removed [C10]", { timeout: 300_000 }, () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      await registerAt(shopper, "/account/settings")
      await addCard(page, "4242")
      await addCard(page, "0937")

      await toCards(shopper, fillAddress)
      expect(await savedCard(page, "4242").isChecked()).toBe(true)
      await savedCard(page, "0937").check()
      await pay(page)
      await page.getByRole("heading", { name: "Төлбөр амжилтгүй боллоо" }).waitFor()
      await page.getByText("Банк төлбөрийг хүлээж авсангүй", { exact: false }).first().waitFor()

      await toCards(shopper, knownAddress)
      await savedCard(page, "4242").check()
      await pay(page)
      await page.getByRole("heading", { name: "Төлбөр амжилттай хийгдлээ" }).waitFor()
      await page
        .getByText(/•••• 4242/)
        .first()
        .waitFor()

      await open("/account/settings")
      for (const digits of ["4242", "0937"]) {
        await button(page, `Устгах: ${digits}`).click()
        await button(page, `Устгах: ${digits}`).waitFor({ state: "detached" })
      }
      await toCards(shopper, knownAddress)
      await page.getByText("Картын мэдээллээ банкны хуудсанд оруулна", { exact: false }).waitFor()
      expect(await savedCard(page, "").count()).toBe(0)
    }),
  )
})
