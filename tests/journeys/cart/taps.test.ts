/** Taps from a product to the placed order on a phone, as the browser counts them: each press is one, typing is none. */
import type { Locator, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { logInAt, newLogin } from "../support/log-in.ts"
import { bank, codeSentTo, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { addButton, addedSheet, button, dumplings, onPayPage, onPayment, orderNumberOf } from "../support/steps.ts"

withBrowser()

/** Counts the presses of a pointer on any page, without clicks of scripts and of the keyboard. */
const countTaps = async (page: Page): Promise<() => number> => {
  let taps = 0
  await page.exposeBinding("tapped", () => {
    taps += 1
  })
  await page.addInitScript(() => {
    addEventListener(
      "click",
      (event) => event.isTrusted && event.detail > 0 && (globalThis as unknown as { tapped: () => void }).tapped(),
      { capture: true },
    )
  })
  return () => taps
}

const toCheckout = async (page: Page, open: (path: string) => Promise<void>): Promise<void> => {
  await open(`/products/${dumplings.slug}`)
  await addButton(page).tap()
  await addedSheet(page).getByRole("link", { name: "Захиалга хийх" }).tap()
}

/** From the address step to the paid order; the last tap opens the payment page. */
const pay = async (page: Page): Promise<void> => {
  await button(page, "Төлбөр лүү шилжих").tap()
  await onPayment(page)
  await page.getByRole("radiogroup", { name: "Төлбөрийн хэлбэр" }).getByRole("radio", { checked: true }).waitFor({ state: "attached" })
  await button(page, /төлөх$/i).tap()
  await onPayPage(page)
  await bank(orderNumberOf(page), "pay")
  await page.getByRole("heading", { name: "Төлбөр амжилттай хийгдлээ" }).waitFor()
}

describe("taps from a product to the order that is paid at the bank", () => {
  it("are 4 for a known shopper, before the bank's app", () =>
    shopping(phone, async ({ page, open }) => {
      await logInAt({ page, open }, "/account")
      const taps = await countTaps(page)
      await toCheckout(page, open)
      await page.waitForURL(shopAt("/checkout/address"))
      await pay(page)
      expect(taps()).toBe(4)
    }))

  it("are at most 17 for a new shopper, with the registration, the address and the bank's app", () =>
    shopping(phone, async ({ page, open }) => {
      const taps = await countTaps(page)
      await toCheckout(page, open)
      await page.waitForURL(/\/login/)
      const login = newLogin()
      const type = async (field: Locator, text: string) => {
        await field.tap()
        await field.fill(text)
      }
      await type(page.getByLabel("Утасны дугаар эсвэл и-мэйл"), login)
      await button(page, "Код авах").tap()
      await page.getByLabel("6 оронтой код").waitFor()
      await type(page.getByLabel("6 оронтой код"), await codeSentTo(login))
      await type(page.getByLabel("Овог"), "Дорж")
      await type(page.getByLabel("Нэр", { exact: true }), "Бат")
      await page.getByRole("checkbox").tap()
      await button(page, "Бүртгүүлэх").tap()
      await page.waitForURL(shopAt("/checkout/address"))
      for (const [label, name] of [
        ["Хот, аймаг", "Улаанбаатар"],
        ["Дүүрэг, сум", "Сүхбаатар"],
        ["Хороо, баг", "1-р хороо"],
      ] as const) {
        await page.getByLabel(label).tap()
        await page.getByLabel(label).selectOption(name)
      }
      await type(page.getByLabel("Дэлгэрэнгүй хаяг"), "Нарны зам, 42-р байр, 68 тоот")
      await type(page.locator("#phone"), "9911 2233")
      await pay(page)
      const inBankApp = 1
      expect(taps() + inBankApp).toBeLessThanOrEqual(17)
    }))
})
