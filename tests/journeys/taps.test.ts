/** Taps from a product to the paid order on a phone, counted by the browser: what a shopper types is no tap, each press is one. */
import type { Locator, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { bank, codeSentTo, phone, shopAt, shopping, withBrowser } from "./shopper.ts"
import { addButton, addedButton, dumplings, logInByPassword, newLogin } from "./steps.ts"

withBrowser()

/** Most taps of a shopper whom the shop knows. */
const mostOfKnown = 6
/** Most taps of a new one, who fills in two forms besides. */
const mostOfNew = 18

/** Counts the presses that the browser itself has heard, whatever page they were made on. */
const countTaps = async (page: Page): Promise<() => number> => {
  let taps = 0
  await page.exposeBinding("tapped", () => {
    taps += 1
  })
  await page.addInitScript(() => {
    addEventListener("click", (event) => event.isTrusted && event.detail > 0 && (globalThis as unknown as { tapped: () => void }).tapped(), { capture: true })
  })
  return () => taps
}

const shown = (locator: Locator): Locator => locator.locator("visible=true").first()
const button = (page: Page, name: string | RegExp) => shown(page.getByRole("button", { name }))

describe("taps from a product to the paid order", () => {
  it(`are at most ${mostOfKnown} for a known shopper`, () =>
    shopping(phone, async ({ page, open }) => {
      await open("/login?from=/account")
      await logInByPassword(page)
      await page.waitForURL(shopAt("/account"))
      const taps = await countTaps(page)
      await open(`/products/${dumplings.slug}`)
      await addButton(page).tap()
      await addedButton(page).waitFor()
      await shown(page.getByRole("link", { name: /^Сагс/ })).tap()
      await shown(page.getByRole("link", { name: "Захиалга хийх" })).tap()
      await button(page, "Төлбөрийн хэсэг рүү шилжих").tap()
      await page.getByRole("heading", { name: "Хэрхэн төлөх вэ?" }).waitFor()
      await button(page, /төлөх$/i).tap()
      await page.waitForURL(/\/pay$/)
      await bank(/R\d+/.exec(page.url())?.[0] ?? "", "pay")
      await page.getByRole("heading", { name: "Төлбөр амжилттай хийгдлээ" }).waitFor()
      expect(taps()).toBe(5)
      // The tap on the app of the bank belongs to the way.
      expect(taps() + 1).toBeLessThanOrEqual(mostOfKnown)
    }))

  it(`are at most ${mostOfNew} for a new shopper, with the login and the address`, () =>
    shopping(phone, async ({ page, open }) => {
      const taps = await countTaps(page)
      await open(`/products/${dumplings.slug}`)
      await addButton(page).tap()
      await addedButton(page).waitFor()
      await shown(page.getByRole("link", { name: /^Сагс/ })).tap()
      await shown(page.getByRole("link", { name: "Захиалга хийх" })).tap()
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
      for (const [label, name] of [["Хот, аймаг", "Улаанбаатар"], ["Дүүрэг, сум", "Сүхбаатар"], ["Хороо, баг", "1-р хороо"]] as const) {
        await page.getByLabel(label).tap()
        await page.getByLabel(label).selectOption(name)
      }
      await type(page.getByLabel("Дэлгэрэнгүй хаяг"), "Нарны зам, 42-р байр, 68 тоот")
      await type(page.locator("#phone"), "9911 2233")
      await button(page, "Төлбөрийн хэсэг рүү шилжих").tap()
      await page.getByRole("heading", { name: "Хэрхэн төлөх вэ?" }).waitFor()
      await button(page, /төлөх$/i).tap()
      await page.waitForURL(/\/pay$/)
      await bank(/R\d+/.exec(page.url())?.[0] ?? "", "pay")
      await page.getByRole("heading", { name: "Төлбөр амжилттай хийгдлээ" }).waitFor()
      console.info(`taps of a new shopper: ${taps() + 1}`)
      expect(taps() + 1).toBeLessThanOrEqual(mostOfNew)
    }))
})
