/** Faults in the checkout: no connection in each step, double taps, back and forward, a second tab. Nothing is lost or placed twice. */
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { bank, isAlive, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { addButton, addedButton, dumplings, onPayment, putIntoCart, register, toPayment } from "../support/steps.ts"

withBrowser()

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).locator("visible=true").first()
const pay = (page: Page) => button(page, /төлөх$/i)
const onPayPage = (page: Page) => page.waitForURL(/\/account\/orders\/R\d+\/pay$/)
const shown = (page: Page, words: string) => page.getByText(words, { exact: false }).locator("visible=true").first().waitFor()

/** Counts requests that place an order. */
const countPlacings = async (page: Page): Promise<() => number> => {
  let placings = 0
  await page.route("**/api/v2/checkouts/R*", (route) => {
    if (route.request().postData()?.includes("payments_attributes") === true) placings += 1
    return route.continue()
  })
  return () => placings
}

const typeAddress = async (page: Page): Promise<void> => {
  await page.getByLabel("Хот, аймаг").selectOption("Улаанбаатар")
  await page.getByLabel("Дүүрэг, сум").selectOption("Сүхбаатар")
  await page.getByLabel("Хороо, баг").selectOption("1-р хороо")
  await page.locator("#detail").fill("Нарны зам, 42-р байр, 68 тоот")
  await page.locator("#phone").fill("9911 2233")
}

describe("a shopper whose connection is lost", () => {
  it("sees a message on the address, payment and pay pages, keeps what was typed and continues once the shop is back", () =>
    shopping(phone, async (shopper) => {
      const { page, open, complaints } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await open("/login?from=/checkout/address")
      await register(page)
      await page.waitForURL(shopAt("/checkout/address"))
      await page.locator("#note").fill("Орцны код 4512")
      await typeAddress(page)
      await page.context().setOffline(true)
      await toPayment(page).click()
      await shown(page, "Хаягийг хадгалж чадсангүй")
      expect([await page.locator("#detail").inputValue(), await page.locator("#note").inputValue()]).toEqual([
        "Нарны зам, 42-р байр, 68 тоот",
        "Орцны код 4512",
      ])
      await page.context().setOffline(false)
      await toPayment(page).click()
      await onPayment(page)
      await page.getByText("Орцны код 4512").waitFor()

      await page.getByRole("radio", { name: "Дансаар шилжүүлэх" }).check()
      await page.context().setOffline(true)
      await pay(page).click()
      await shown(page, "Захиалга бүртгэгдсэн эсэх")
      await page.context().setOffline(false)
      await shown(page, "Захиалгыг бүртгэж чадсангүй")
      expect(await page.getByRole("radio", { name: "Дансаар шилжүүлэх" }).isChecked()).toBe(true)
      await pay(page).click()
      await onPayPage(page)
      await page.getByText("Гүйлгээний утга", { exact: true }).first().waitFor()

      await page.context().setOffline(true)
      await button(page, "Төлбөр шалгах").click()
      await shown(page, "Төлбөрийн мэдээллийг авч чадсангүй")
      await bank(/R\d+/.exec(page.url())?.[0] ?? "", "pay")
      await page.context().setOffline(false)
      await page.getByRole("heading", { name: "Төлбөр амжилттай хийгдлээ" }).waitFor()
      complaints()
    }))
})

describe("a shopper who taps twice, navigates back and forward and has a second tab", () => {
  it("adds one unit, finds every choice at each step, places one order, and is led to it from the other tab, the payment and the checkout", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      await open(`/products/${dumplings.slug}`)
      await addButton(page).dblclick()
      await addedButton(page).waitFor()
      await open("/login?from=/checkout/address")
      await register(page)
      await page.waitForURL(shopAt("/checkout/address"))
      await typeAddress(page)
      await toPayment(page).dblclick()
      await onPayment(page)
      await page.getByText("Захиалга · 1 бараа").waitFor()
      await page.getByRole("radio", { name: "Дансаар шилжүүлэх" }).check()
      await page.getByRole("radio", { name: "Байгууллага" }).check()
      await page.getByLabel("Байгууллагын регистр").fill("5123456")

      await page.goBack()
      await expect.poll(() => page.locator("#detail").inputValue()).toBe("Нарны зам, 42-р байр, 68 тоот")
      await page.goForward()
      await onPayment(page)
      await expect.poll(() => page.getByRole("radio", { name: "Дансаар шилжүүлэх" }).isChecked()).toBe(true)
      expect(await page.getByLabel("Байгууллагын регистр").inputValue()).toBe("5123456")

      const other = await page.context().newPage()
      await other.goto(shopAt("/checkout/payment"))
      await isAlive(other)
      await onPayment(other)
      const placings = await countPlacings(page)
      await pay(page).dblclick()
      await onPayPage(page)
      await page.getByText("Гүйлгээний утга", { exact: true }).first().waitFor()
      expect(placings()).toBe(1)
      const number = /R\d+/.exec(page.url())?.[0] ?? ""
      await pay(other).click()
      await onPayPage(other)
      expect(other.url()).toBe(page.url())
      await other.close()
      await page.goBack()
      await page.getByRole("heading", { name: new RegExp(number) }).waitFor()
      expect(new URL(page.url()).pathname).toBe(`/account/orders/${number}`)
      await page.goBack()
      await shown(page, "Захиалга бүртгэгдсэн")
      await page.getByRole("link", { name: "Захиалгаа харах" }).click()
      await page.getByRole("heading", { name: new RegExp(number) }).waitFor()
    }))
})
