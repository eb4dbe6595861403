/** Journeys with faults in the checkout: no connection in each step, double taps, back and forward, a second tab. Nothing is lost or placed twice. */
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { bank, isAlive, phone, shopAt, shopping, withBrowser } from "./shopper.ts"
import { addButton, addedButton, checkOutDumplings, dumplings, fillAddress, orderDumplings, putIntoCart, register } from "./steps.ts"

withBrowser()

const toPayment = (page: Page) => page.getByRole("button", { name: "Төлбөрийн хэсэг рүү шилжих" }).locator("visible=true").first()
const payButton = (page: Page) => page.getByRole("button", { name: /төлөх$/i }).locator("visible=true").first()
const onPayment = (page: Page) => page.getByRole("heading", { name: "Хэрхэн төлөх вэ?" }).waitFor()
const onPayPage = (page: Page) => page.waitForURL(/\/account\/orders\/R\d+\/pay$/)

/** Counts requests that place an order. */
const countPlacings = async (page: Page): Promise<() => number> => {
  let placings = 0
  await page.route("**/api/v2/checkouts/R*", (route) => {
    if (route.request().postData()?.includes("payments_attributes") === true) placings += 1
    return route.continue()
  })
  return () => placings
}

/** Number of orders that the shopper has placed. */
const ordersOf = async (page: Page): Promise<number> => {
  await page.goto(shopAt("/account/orders"))
  await page.getByRole("link", { name: /R\d+/ }).first().waitFor()
  return new Set((await page.getByRole("main").innerText()).match(/R\d{6,}/g)).size
}

/** A new shopper on the address step. */
const reachAddress = async (page: Page, open: (path: string) => Promise<void>): Promise<void> => {
  await open("/login?from=/checkout/address")
  await register(page)
  await page.waitForURL(shopAt("/checkout/address"))
  await page.locator("#detail").waitFor()
}

describe("a shopper whose connection is lost in the checkout", () => {
  it("is told so on the address step, keeps what was typed, and goes on once it is back", () =>
    shopping(phone, async (shopper) => {
      const { page, open, complaints } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await reachAddress(page, open)
      await page.locator("#note").fill("Орцны код 4512")
      await page.getByLabel("Хот, аймаг").selectOption("Улаанбаатар")
      await page.getByLabel("Дүүрэг, сум").selectOption("Сүхбаатар")
      await page.getByLabel("Хороо, баг").selectOption("1-р хороо")
      await page.locator("#detail").fill("Нарны зам, 42-р байр, 68 тоот")
      await page.locator("#phone").fill("9911 2233")
      await page.context().setOffline(true)
      await toPayment(page).click()
      await page.getByRole("alert").filter({ hasText: "Интернэт холболтоо шалгаад дахин оролдоно уу" }).first().waitFor()
      expect(await page.locator("#detail").inputValue()).toBe("Нарны зам, 42-р байр, 68 тоот")
      expect(await page.locator("#note").inputValue()).toBe("Орцны код 4512")
      await page.context().setOffline(false)
      await toPayment(page).click()
      await onPayment(page)
      await page.getByText("Орцны код 4512").waitFor()
      complaints()
    }))

  it("is told on the payment step that the outcome is looked up, and places the order once", () =>
    shopping(phone, async (shopper) => {
      const { page, complaints } = shopper
      await checkOutDumplings(shopper)
      await page.getByRole("radio", { name: "Дансаар шилжүүлэх" }).check({ force: true })
      await page.context().setOffline(true)
      await payButton(page).click()
      await page.getByRole("alert").filter({ hasText: "Захиалга бүртгэгдсэн эсэх тодорхойгүй байна" }).first().waitFor()
      await page.context().setOffline(false)
      await page.getByRole("alert").filter({ hasText: "Захиалгыг бүртгэж чадсангүй" }).waitFor()
      expect(await page.getByRole("radio", { name: "Дансаар шилжүүлэх" }).isChecked()).toBe(true)
      await payButton(page).click()
      await onPayPage(page)
      expect(await ordersOf(page)).toBe(1)
      complaints()
    }))

  it("keeps the code on the payment page, is told, and sees the payment once it is back", () =>
    shopping(phone, async (shopper) => {
      const { page, complaints } = shopper
      const number = await orderDumplings(shopper, "QR код")
      const code = page.getByRole("img", { name: "Төлбөрийн QR код" })
      await code.waitFor()
      await page.context().setOffline(true)
      await page.getByRole("button", { name: "Төлбөр шалгах" }).click()
      await page.getByText("Төлбөрийн мэдээллийг авч чадсангүй").waitFor()
      expect(await code.isVisible()).toBe(true)
      await bank(number, "pay")
      await page.context().setOffline(false)
      await page.getByRole("heading", { name: "Төлбөр амжилттай хийгдлээ" }).waitFor()
      complaints()
    }))
})

describe("a shopper who taps twice", () => {
  it("adds one piece, saves the address once and places one order", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      await open(`/products/${dumplings.slug}`)
      await addButton(page).dblclick()
      await addedButton(page).waitFor()
      await reachAddress(page, open)
      expect(await page.getByText("Захиалга · 1 бараа").count()).toBe(1)
      const placings = await countPlacings(page)
      await page.getByLabel("Хот, аймаг").selectOption("Улаанбаатар")
      await page.getByLabel("Дүүрэг, сум").selectOption("Сүхбаатар")
      await page.getByLabel("Хороо, баг").selectOption("1-р хороо")
      await page.locator("#detail").fill("Нарны зам, 42-р байр, 68 тоот")
      await page.locator("#phone").fill("9911 2233")
      await toPayment(page).dblclick()
      await onPayment(page)
      await page.getByRole("radio", { name: "QR код" }).check({ force: true })
      await payButton(page).dblclick()
      await onPayPage(page)
      await page.getByRole("img", { name: "Төлбөрийн QR код" }).waitFor()
      expect(placings()).toBe(1)
      expect(await ordersOf(page)).toBe(1)
    }))
})

describe("a shopper who goes back and forward", () => {
  it("finds address, choices and order at each step, and reaches no checkout of a placed order", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await reachAddress(page, open)
      await fillAddress(page)
      await page.getByRole("radio", { name: "Дансаар шилжүүлэх" }).check({ force: true })
      await page.getByRole("radio", { name: "Байгууллага" }).check()
      await page.getByLabel("Байгууллагын регистр").fill("5123456")
      await page.goBack()
      await expect.poll(() => page.locator("#detail").inputValue()).toBe("Нарны зам, 42-р байр, 68 тоот")
      await page.goForward()
      await onPayment(page)
      expect(await page.getByRole("radio", { name: "Дансаар шилжүүлэх" }).isChecked()).toBe(true)
      expect(await page.getByLabel("Байгууллагын регистр").inputValue()).toBe("5123456")
      await payButton(page).click()
      await onPayPage(page)
      await page.getByText("Гүйлгээний утга", { exact: true }).first().waitFor()
      const number = /R\d+/.exec(page.url())?.[0] ?? ""
      await page.goBack()
      await page.getByRole("heading", { name: new RegExp(number) }).waitFor()
      await page.goBack()
      await page.getByText("Захиалга бүртгэгдсэн").first().waitFor()
      await page.getByRole("link", { name: "Захиалгаа харах" }).click()
      await page.getByRole("heading", { name: new RegExp(number) }).waitFor()
    }))
})

describe("a shopper with two tabs in the checkout", () => {
  it("is led to the same order from both, and has placed it once", () =>
    shopping(phone, async (shopper) => {
      const { page, complaints } = shopper
      await checkOutDumplings(shopper)
      const other = await page.context().newPage()
      await other.goto(shopAt("/checkout/payment"))
      await isAlive(other)
      await onPayment(other)
      await payButton(page).click()
      await onPayPage(page)
      await payButton(other).click()
      await onPayPage(other)
      expect(other.url()).toBe(page.url())
      expect(await ordersOf(page)).toBe(1)
      complaints()
    }))
})
