/** Journeys from an empty cart to a paid order. */
import { describe, expect, it } from "vitest"
import { bank, desktop, phone, shopping, withBrowser } from "../support/shopper.ts"
import { orderDumplings } from "../support/steps.ts"

withBrowser()

describe("new visitor", () => {
  it("buys on a phone: code, address, QR, paid, and the order with its progress and receipt [S29a] [S29g] [B23] [E5a]", () =>
    shopping(phone, async (shopper) => {
      const { page } = shopper
      const number = await orderDumplings(shopper, "QR код")
      await page.getByRole("img", { name: "Төлбөрийн QR код" }).waitFor()
      await bank(number, "pay")
      await page.getByRole("heading", { name: "Төлбөр амжилттай хийгдлээ" }).waitFor()
      await page.getByText(/очно$/).first().waitFor()
      await page.getByText(/^Захиалгын мэдээллийг /).waitFor()
      await page.goBack()
      await page.getByRole("heading", { name: new RegExp(number) }).waitFor()
      await page.goForward()
      await page.getByRole("link", { name: "Захиалгын явцыг харах" }).click()
      await page.getByRole("heading", { name: new RegExp(number) }).waitFor()
      const main = page.getByRole("main")
      await main.getByText("Хөлдөөсөн бууз").locator("visible=true").first().waitFor()
      await main.getByText(/^Захиалсан: \d{4}\D\d{2}\D\d{2}\D+\d{2}:\d{2}/).waitFor()
      // Each stop is named, with its time below.
      const stops = await main.getByRole("list", { name: "Захиалгын явц" }).getByRole("listitem").allInnerTexts()
      expect(stops.map((stop) => stop.split("\n")[0])).toEqual([
        "Захиалсан",
        "Төлөгдсөн",
        "Хүргэлтэд бэлэн",
        "Хүргэлтэд гарсан",
        "Хүргэгдсэн",
      ])
      for (const stop of [stops[0], stops[1], stops.at(-1)]) expect(stop).toMatch(/\d{1,2}:\d{2}/)
      await main.getByRole("heading", { level: 2, name: /очно$/ }).waitFor()
      await main.getByText("Төлөгдсөн", { exact: true }).first().waitFor()
      expect(await main.locator("dl > div:last-child > dd").first().innerText()).toMatch(/^[\d,]+₮$/)
      expect(await main.locator("address").innerText()).toMatch(
        /Бат.*9911 2233[\s\S]*Улаанбаатар, Сүхбаатар, 1-р хороо, Нарны зам, 42-р байр, 68 тоот/,
      )
      await main.getByRole("button", { name: "Баримтыг харах" }).click()
      await main.getByText("Нийт дүн", { exact: true }).waitFor()
      expect(await main.getByText("НӨАТ", { exact: true }).locator("xpath=..").innerText()).toMatch(/[\d,]+₮/)
    }))

  it("sees that a payment failed without a charge, and pays by another method [S29a]", () =>
    shopping(desktop, async (shopper) => {
      const { page } = shopper
      const number = await orderDumplings(shopper, "QR код")
      await page.getByRole("img", { name: "Төлбөрийн QR код" }).waitFor()
      await bank(number, "fail")
      await page.getByRole("heading", { name: "Төлбөр амжилтгүй боллоо" }).waitFor()
      await page.getByText("Банк төлбөрийг хүлээж авсангүй.", { exact: false }).waitFor()
      await page.getByRole("button", { name: "Өөр хэлбэрээр төлөх" }).click()
      await page.getByRole("radio", { name: "Дансаар шилжүүлэх" }).check({ force: true })
      await page.getByRole("button", { name: "Энэ хэлбэрээр төлөх" }).click()
      await page.getByText("Гүйлгээний утга", { exact: true }).first().waitFor()
      await bank(number, "pay")
      await page.getByRole("heading", { name: "Төлбөр амжилттай хийгдлээ" }).waitFor()
    }))

  it("cancels a paid order in time and sees when the money is refunded [B10]", () =>
    shopping(desktop, async (shopper) => {
      const { page, open } = shopper
      const number = await orderDumplings(shopper, "Банкны карт")
      await bank(number, "pay")
      await page.getByRole("heading", { name: "Төлбөр амжилттай хийгдлээ" }).waitFor()
      await open(`/account/orders/${number}`)
      await page.getByRole("button", { name: "Захиалга цуцлах" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Захиалга цуцлах" }).click()
      await page.getByText("Захиалга цуцлагдсан").first().waitFor()
      await page
        .getByText(/3–5 хоног/)
        .first()
        .waitFor()
    }))
})
