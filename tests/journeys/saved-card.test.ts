/** Journeys of a shopper who pays by a saved card. C10. */
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { isAlive, phone, shopAt, shopping, withBrowser, type Shopper } from "./shopper.ts"
import { dumplings, fillAddress, putIntoCart, register } from "./steps.ts"

withBrowser()

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).locator("visible=true").first()

/** A new shopper with a card of these last digits. */
const withCard = async ({ page, open }: Shopper, digits: string): Promise<void> => {
  await open("/login?from=/account/settings")
  await register(page)
  await page.waitForURL(shopAt("/account/settings"))
  await button(page, "Карт нэмэх").click()
  await page.waitForURL(/\/sandbox\/cards\//)
  await page.getByRole("button", { name: new RegExp(digits) }).click()
  await page.waitForURL(shopAt("/account/settings"))
  await isAlive(page)
  await page.getByText(new RegExp(`•••• ${digits}`)).waitFor()
}

/** From a product to the payment step, with a card as the method. */
const reachCards = async (shopper: Shopper): Promise<void> => {
  const { page, open } = shopper
  await putIntoCart(shopper, dumplings.slug)
  await open("/checkout/address")
  await fillAddress(page)
  await page.getByRole("radio", { name: /^Банкны карт/ }).check({ force: true })
}

describe("a shopper with a saved card", () => {
  it("pays with it at once, without typing it again [C10]", () =>
    shopping(phone, async (shopper) => {
      const { page } = shopper
      await withCard(shopper, "4242")
      await reachCards(shopper)
      expect(await page.getByRole("radio", { name: /•••• 4242/ }).isChecked()).toBe(true)
      await button(page, /төлөх$/i).click()
      await page.getByRole("heading", { name: "Төлбөр амжилттай хийгдлээ" }).waitFor()
      await page.getByText(/•••• 4242/).first().waitFor()
    }))

  it("that the bank refuses is told so, and pays on the page of the bank", () =>
    shopping(phone, async (shopper) => {
      const { page } = shopper
      await withCard(shopper, "0937")
      await reachCards(shopper)
      await button(page, /төлөх$/i).click()
      await page.getByRole("heading", { name: "Төлбөр амжилтгүй боллоо" }).waitFor()
      await page.getByText("Таны данснаас мөнгө хасагдаагүй.").waitFor()
      await button(page, /Дахин/).click()
      await page.getByRole("link", { name: /банк/i }).first().waitFor()
    }))

  it("may type another one on the page of the bank", () =>
    shopping(phone, async (shopper) => {
      const { page } = shopper
      await withCard(shopper, "4242")
      await reachCards(shopper)
      await page.getByRole("radio", { name: /^Өөр карт/ }).check({ force: true })
      await button(page, /төлөх$/i).click()
      await page.waitForURL(/\/pay$/)
      await page.getByRole("link", { name: /банк/i }).first().waitFor()
    }))
})
