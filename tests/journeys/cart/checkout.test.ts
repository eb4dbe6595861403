/** Checkout: the cart's lines beside it, inputs that survive a reload, pick-up, and stock and times that change meanwhile. */
import type { Page } from "playwright-core"
import { persistedStateKey } from "#adapters/persistence/storage-keys.ts"
import { describe, expect, it } from "vitest"
import { startServer } from "#tests/running-server.ts"
import { forEachTry } from "../support/each-try.ts"
import { registerAt } from "../support/log-in.ts"
import { shiftedClock } from "../support/shifted-clock.ts"
import { bank, desktop, expectOnly, isAlive, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import {
  button,
  checkOut,
  courierNote,
  dumplings,
  fillAddress,
  fillReceiver,
  onPayment,
  placeBy,
  putIntoCart,
  reachAddress,
  toPayment,
} from "../support/steps.ts"

withBrowser()

const beef = { slug: "ukhriin-tsul-makh-1-kg", name: "Үхрийн цул мах, 1 кг" }

const slots = (page: Page) => page.getByRole("radiogroup", { name: /^(Хүргэлтийн цаг|Delivery time)$/ })
const days = (page: Page) => page.getByRole("radiogroup", { name: /^(Хүргэлтийн өдөр|Delivery day)$/ })

/** Chooses a day by its place among those offered, and its last hours. */
const chooseTime = async (page: Page, day: number): Promise<string> => {
  await days(page).getByRole("radio").nth(day).check()
  await slots(page).getByRole("radio", { name: "18:00–22:00" }).check()
  return days(page).locator("label:has(:checked)").innerText()
}

/** Names of the order's lines beside the step, in their order. */
const lines = async (page: Page) => (await page.locator("aside li h3").allInnerTexts()).map((name) => name.trim())

describe("a shopper in the checkout", () => {
  it("changes, removes and restores lines in both steps without leaving them, in a frame without search and menu [S15]", () =>
    shopping(desktop, async (shopper) => {
      const { page } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await putIntoCart(shopper, beef.slug)
      await registerAt(shopper, "/checkout/address")
      const aside = page.getByRole("complementary", { name: "Таны захиалга" })
      const line = aside.getByRole("listitem").filter({ hasText: dumplings.name })
      await line.getByRole("button", { name: "Нэгээр нэмэх" }).click()
      await expect.poll(() => line.getByLabel("Тоо ширхэг", { exact: true }).inputValue()).toBe("2")
      await page.getByLabel("Дэлгэрэнгүй хаяг").fill("Нарны зам, 42-р байр")
      await line.getByRole("button", { name: `Хасах: ${dumplings.name}` }).click()
      await expect.poll(() => lines(page)).toEqual([beef.name])
      await page.getByRole("button", { name: "Буцаах" }).click()
      await expect.poll(() => lines(page)).toEqual([dumplings.name, beef.name])
      expect(await line.getByLabel("Тоо ширхэг", { exact: true }).inputValue()).toBe("2")
      expect(await page.getByLabel("Дэлгэрэнгүй хаяг").inputValue()).toBe("Нарны зам, 42-р байр")
      // The fee is known with the city, before the address is saved.
      await page.getByLabel("Хот, аймаг").selectOption("Дархан-Уул")
      await aside.getByText("5,000₮").waitFor()
      expect(new URL(page.url()).pathname).toBe("/checkout/address")
      expect(await page.getByRole("combobox", { name: /хайх/i }).count()).toBe(0)
      expect(await page.getByRole("banner").getByRole("link").count()).toBe(2)

      await fillAddress(page)
      await line.getByRole("button", { name: `Хасах: ${dumplings.name}` }).click()
      await expect.poll(() => lines(page)).toEqual([beef.name])
      await page.getByRole("button", { name: "Буцаах" }).click()
      await expect.poll(() => lines(page)).toEqual([dumplings.name, beef.name])
      await line.getByRole("button", { name: "Нэгээр хасах" }).click()
      await expect.poll(() => line.getByLabel("Тоо ширхэг", { exact: true }).inputValue()).toBe("1")
      expect(new URL(page.url()).pathname).toBe("/checkout/payment")
    }))

  it("finds the inputs of both steps again after a reload, those of the address also in the other language and in a second tab [V2]", () =>
    shopping(phone, async (shopper) => {
      const { page } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await registerAt(shopper, "/checkout/address")
      const detail = (tab: Page) => tab.locator("#detail")
      const expectInputs = async (tab: Page) => {
        await tab.locator("#note").waitFor()
        await expect.poll(() => detail(tab).inputValue()).toBe("Нарны зам, 42-р байр")
        expect(await tab.locator("#note").inputValue()).toBe(courierNote)
        expect(await slots(tab).getByRole("radio", { name: "18:00–22:00" }).isChecked()).toBe(true)
        expect(await days(tab).getByRole("radio").nth(2).isChecked()).toBe(true)
      }
      await page.locator("#note").fill(courierNote)
      await detail(page).fill("Нарны зам, 42-р байр")
      await chooseTime(page, 2)
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), persistedStateKey)).toMatch(/"slot":\{[^}]*"from":18/)
      await page.reload()
      await expectInputs(page)
      await page.getByRole("link", { name: "English" }).click()
      await page.waitForURL(/\/en\/checkout\/address$/)
      await expectInputs(page)
      await page.goBack()
      await expectInputs(page)
      const other = await page.context().newPage()
      await other.goto(shopAt("/checkout/address"))
      await isAlive(other)
      await expectInputs(other)
      await other.close()

      await fillAddress(page)
      await page
        .getByText(/18:00–22:00/)
        .first()
        .waitFor()
      await page.getByText(courierNote).waitFor()
      await page.getByRole("radio", { name: "Дансаар шилжүүлэх" }).check()
      await page.getByRole("radio", { name: "Байгууллага" }).check()
      await page.getByLabel("Байгууллагын регистр").fill("5123456")
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), persistedStateKey)).toContain("5123456")
      await page.reload()
      await expect.poll(() => page.getByLabel("Байгууллагын регистр").inputValue()).toBe("5123456")
      await expect.poll(() => page.getByRole("radio", { name: "Дансаар шилжүүлэх" }).isChecked()).toBe(true)
    }))
})

describe("a shopper whose product another one buys", () => {
  /** Shop of each try, since the last units are sold. */
  const shop = forEachTry(startServer)

  it("sees before paying how many units are left, takes those, and places the order", () => {
    const { url } = shop()
    return shopping(
      phone,
      async (shopper) => {
        const { page, complaints } = shopper
        await checkOut(shopper, beef.slug)
        const fold = page.locator("details").filter({ hasText: "Захиалга · " })
        await fold.locator("summary").click()
        const left = Number(/\d+/.exec(await fold.getByText(/ширхэг үлдсэн/).innerText())?.[0])
        for (let units = 1; units < left; units += 1) await fold.getByRole("button", { name: "Нэгээр нэмэх" }).click()
        await expect.poll(() => fold.locator("li[aria-busy=true]").count()).toBe(0)
        await shopping(
          desktop,
          async (other) => {
            await checkOut(other, beef.slug)
            await placeBy(other.page, "QR код")
          },
          url,
        )
        const number = await placeBy(page, "QR код", async () => {
          await page
            .getByRole("alert")
            .filter({ hasText: "Захиалгыг бүртгэж чадсангүй" })
            .getByText(`${left - 1} ширхэг үлдсэн`, { exact: false })
            .waitFor()
          await page.reload()
          await page.getByText("Үлдэгдэл өөрчлөгдсөн байна").waitFor()
          await button(page, `${left - 1} ширхгийг авах`).click()
          await page.getByText("Үлдэгдэл өөрчлөгдсөн байна").waitFor({ state: "detached" })
          await page.getByRole("radio", { name: "QR код" }).waitFor()
        })
        expect(number).toMatch(/^R\d+$/)
        expectOnly(complaints(), /422/)
      },
      url,
    )
  })
})

describe("a shopper who picks an order up", () => {
  it("chooses a store, types no address, and sees when to come", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await registerAt(shopper, "/checkout/address")
      await page.getByRole("radio", { name: /^Салбараас авах/ }).check()
      const stores = page.getByRole("radiogroup", { name: "Авах салбар" })
      await stores.getByRole("radio").last().check()
      const name = (await stores.locator("label:has(:checked) b").innerText()).trim()
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), persistedStateKey)).toMatch(/"storeId":\d/)
      await page.reload()
      await expect.poll(() => stores.locator("label:has(:checked) b").innerText()).toBe(name)
      expect(await page.getByLabel("Хот, аймаг").count()).toBe(0)
      await fillReceiver(page)
      await page.getByText(name).first().waitFor()
      const number = await placeBy(page, "QR код")
      await bank(number, "pay")
      await page.getByText("Авах хугацаа:", { exact: false }).waitFor()
      await open(`/account/orders/${number}`)
      await page.getByRole("heading", { name: "Авах салбар" }).waitFor()
      expect(await page.getByRole("list", { name: /явц/i }).getByText("Хүргэлтэд гарсан").count()).toBe(0)
    }))
})

describe("a shopper whose chosen time passes before paying", () => {
  /** Hours by which the clock jumps: past the first time that can be chosen, from any hour of the week, and not past the last. */
  const jump = 84
  const server = forEachTry(() => startServer({ environment: shiftedClock({ jump: jump * 60 }) }))

  it("sees a message instead of the payment, keeps the note, and chooses another time [V2]", () =>
    shopping(
      phone,
      async (shopper) => {
        const { page, complaints } = shopper
        await putIntoCart(shopper, dumplings.slug)
        await reachAddress(shopper)
        await chooseTime(page, 1)
        await fillAddress(page)
        server().process.kill("SIGUSR2")
        await button(page, /төлөх$/i).click()
        await page.getByRole("alert").getByText("Сонгосон цагт хүргэх боломжгүй болсон", { exact: false }).waitFor()
        await page.getByRole("link", { name: "Өөр цаг сонгох" }).click()
        await expect.poll(() => page.locator("#note").inputValue()).toBe(courierNote)
        await chooseTime(page, 5)
        await toPayment(page).click()
        await onPayment(page)
        expect(await placeBy(page, "QR код")).toMatch(/^R\d+$/)
        expectOnly(complaints(), /401|422/)
      },
      server().url,
    ))
})
