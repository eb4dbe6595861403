/** Faults in the checkout: no connection in each step, double taps, back and forward, a second tab. Nothing is lost or placed twice. */
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { registerAt } from "../support/log-in.ts"
import { bank, isAlive, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import {
  addButton,
  leaveAddedSheet,
  button,
  courierNote,
  dumplings,
  onPayPage,
  onPayment,
  orderNumberOf,
  putIntoCart,
  shows,
  toPayment,
  typeAddress,
} from "../support/steps.ts"

withBrowser()

const pay = (page: Page) => button(page, /төлөх$/i)

/** Counts requests that place an order. */
const countPlacings = async (page: Page): Promise<() => number> => {
  let placings = 0
  await page.route("**/api/v2/checkouts/R*", (route) => {
    if (route.request().postData()?.includes("payments_attributes") === true) placings += 1
    return route.continue()
  })
  return () => placings
}

describe("a shopper whose connection is lost", () => {
  it("sees a message on the address, payment and pay pages, keeps what was typed and continues once the shop is back", () =>
    shopping(phone, async (shopper) => {
      const { page, complaints } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await registerAt(shopper, "/checkout/address")
      await page.locator("#note").fill(courierNote)
      await typeAddress(page)
      await page.locator("#phone").fill("9911 2233")
      await page.context().setOffline(true)
      await toPayment(page).click()
      await shows(page, "Хаягийг хадгалж чадсангүй")
      expect([await page.locator("#detail").inputValue(), await page.locator("#note").inputValue()]).toEqual([
        "Нарны зам, 42-р байр, 68 тоот",
        courierNote,
      ])
      await page.context().setOffline(false)
      await toPayment(page).click()
      await onPayment(page)
      await page.getByText(courierNote).waitFor()

      await page.getByRole("radio", { name: "Дансаар шилжүүлэх" }).check()
      await page.context().setOffline(true)
      await pay(page).click()
      await shows(page, "Захиалга бүртгэгдсэн эсэх")
      await page.context().setOffline(false)
      await shows(page, "Захиалгыг бүртгэж чадсангүй")
      expect(await page.getByRole("radio", { name: "Дансаар шилжүүлэх" }).isChecked()).toBe(true)
      await pay(page).click()
      await onPayPage(page)
      await page.getByText("Гүйлгээний утга", { exact: true }).first().waitFor()

      await page.context().setOffline(true)
      await button(page, "Төлбөр шалгах").click()
      await shows(page, "Төлбөрийн мэдээллийг авч чадсангүй")
      await bank(orderNumberOf(page), "pay")
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
      await leaveAddedSheet(page)
      await registerAt(shopper, "/checkout/address")
      await typeAddress(page)
      await page.locator("#phone").fill("9911 2233")
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
      const number = orderNumberOf(page)
      await pay(other).click()
      await onPayPage(other)
      expect(other.url()).toBe(page.url())
      await other.close()
      await page.goBack()
      await page.getByRole("heading", { name: new RegExp(number) }).waitFor()
      expect(new URL(page.url()).pathname).toBe(`/account/orders/${number}`)
      await page.goBack()
      await shows(page, "Захиалга бүртгэгдсэн")
      await page.getByRole("link", { name: "Захиалгаа харах" }).click()
      await page.getByRole("heading", { name: new RegExp(number) }).waitFor()
    }))
})
