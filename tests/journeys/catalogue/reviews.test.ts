/** Reviews of one's own, and those of others. */
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { register, registerAt } from "../support/log-in.ts"
import { bank, deliver, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { noisyPicture, uploadSlowly } from "../support/slow-upload.ts"
import { orderDumplings } from "../support/steps.ts"

withBrowser()

/** Opened by no other journey, whose cached page would show a picture that this one has deleted. */
const reviewedProduct = "shuur"

/** Wider than what a phone sends. */
const picture = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#d96c9c" } })
    .png()
    .toBuffer()

describe("a review", () => {
  it("is written after the login with a picture, shown as text, and deleted [E27] [C19]", () =>
    shopping(phone, async ({ page, open }) => {
      await open(`/products/${reviewedProduct}`)
      await page.getByRole("link", { name: "Сэтгэгдэл бичих" }).click()
      await page.waitForURL(/login/)
      await register(page)
      await page.waitForURL(/account\/reviews/)
      await page.getByRole("button", { name: "Нийтлэх" }).click()
      await page.getByText("Үнэлгээгээ өгнө үү").waitFor()
      await page.getByRole("radio", { name: "5 од" }).check({ force: true })
      await page.getByLabel(/^Сэтгэгдэл/).fill("<img src=x onerror=alert(1)> амттай")
      await page.getByLabel("Зургийн файл").setInputFiles({ name: "broom.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") })
      await page.getByText("JPG, PNG эсвэл WebP зураг сонгоно уу").waitFor()
      await page.getByLabel("Зургийн файл").setInputFiles({ name: "broom.png", mimeType: "image/png", buffer: await picture() })
      await page.getByRole("img", { name: "1-р зураг" }).waitFor()
      await page.getByRole("button", { name: "Нийтлэх" }).click()
      await page.getByText("Сэтгэгдэл нийтлэгдлээ").waitFor()
      await page.getByRole("link", { name: "Бараа руу буцах" }).click()
      await page.getByText("<img src=x onerror=alert(1)> амттай").waitFor()
      const shown = page.getByRole("list", { name: "Худалдан авагчийн зураг" }).getByRole("img").first()
      await shown.scrollIntoViewIfNeeded()
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      expect(await page.locator("img[src=x]").count()).toBe(0)
      await page.getByRole("link", { name: "Сэтгэгдэл бичих" }).click()
      await page.getByRole("button", { name: "Сэтгэгдлээ устгах" }).click()
      await page.getByRole("button", { name: "Болих" }).click()
      await page.getByRole("button", { name: "Сэтгэгдлээ устгах" }).click()
      await page.getByRole("button", { name: "Тийм, устгах" }).click()
      await page.getByText("Сэтгэгдэл устлаа").waitFor()
    }))
})

describe("pictures of a review", () => {
  it("show on a slow line how much of them is sent [E27]", () =>
    shopping(phone, async ({ page, open }) => {
      await registerAt({ page, open }, "/account/reviews/ugaalgyn-ongots")
      await page.getByRole("radio", { name: "5 од" }).check({ force: true })
      await page.getByLabel("Зургийн файл").setInputFiles([await noisyPicture("one.jpg"), await noisyPicture("other.jpg")])
      await page.getByRole("img", { name: "2-р зураг" }).waitFor()
      await uploadSlowly(page, "Зургийг илгээж байна", {
        send: () => page.getByRole("button", { name: "Нийтлэх" }).click(),
        isSent: async () => (await page.getByText("Сэтгэгдэл нийтлэгдлээ").count()) > 0,
      })
      await page.getByRole("button", { name: "Сэтгэгдлээ устгах" }).click()
      await page.getByRole("button", { name: "Тийм, устгах" }).click()
      await page.getByText("Сэтгэгдэл устлаа").waitFor()
    }))
})

describe("a delivered product", () => {
  it("invites to a review of itself and of its vendor [C16]", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      const words = `Хурдан хүргэдэг, найрсаг борлуулагч (${crypto.randomUUID()})`
      const number = await orderDumplings(shopper, "QR код")
      await bank(number, "pay")
      await deliver(number)
      await open(`/account/orders/${number}`)
      await page.getByRole("link", { name: "Сэтгэгдэл бичих" }).click()
      await page.waitForURL(/\/account\/reviews\//)
      await page.getByRole("radio", { name: "4 од" }).check({ force: true })
      await page.getByRole("button", { name: "Нийтлэх" }).click()
      await page.getByText("Сэтгэгдэл нийтлэгдлээ").waitFor()
      await open("/vendor/V08")
      await page.getByRole("link", { name: "Сэтгэгдэл бичих" }).click()
      await page.waitForURL(/account\/vendor-reviews\/V08/)
      await page.getByRole("radio", { name: "5 од" }).check({ force: true })
      await page.getByRole("textbox", { name: /^Сэтгэгдэл/ }).fill(words)
      await page.getByRole("button", { name: "Нийтлэх" }).click()
      await page.getByText("Сэтгэгдэл нийтлэгдлээ").waitFor()
      await page.getByRole("link", { name: "Борлуулагч руу буцах" }).click()
      await page.waitForURL(/\/vendor\/V08$/)
      await page.getByRole("region", { name: "Сэтгэгдэл" }).getByText(words).waitFor()
    }))
})

describe("reviews", () => {
  /** A product with at least two reviews with pictures, and more reviews than one page shows. */
  const pictured = async (): Promise<string> => {
    const found = (await (await fetch(shopAt("/api/v2/products/addresses"))).json()) as {
      readonly addresses: ReadonlyArray<{ readonly slug: string }>
    }
    for (const { slug } of found.addresses) {
      const { pictured_count: count, total_count: total } = (await (await fetch(shopAt(`/api/v2/products/${slug}/reviews`))).json()) as {
        readonly pictured_count: number
        readonly total_count: number
      }
      if (count >= 2 && total > 10) return slug
    }
    throw new Error("no product has reviews with pictures")
  }

  it("are narrowed to those with pictures, and found helpful by a vote that is taken back [E19]", () =>
    shopping(phone, async ({ page, open }) => {
      const slug = await pictured()
      await registerAt({ page, open }, `/products/${slug}`)
      const reviews = page.getByRole("region", { name: "Сэтгэгдэл" })
      await reviews.scrollIntoViewIfNeeded()
      await reviews.getByRole("button", { name: /^Зурагтай/ }).click()
      await expect
        .poll(
          async () =>
            (await reviews.getByRole("article").count()) === (await reviews.getByRole("list", { name: "Худалдан авагчийн зураг" }).count()),
        )
        .toBe(true)
      const picture = reviews.getByRole("list", { name: "Худалдан авагчийн зураг" }).getByRole("img").first()
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await reviews.getByRole("button", { name: /^Бүгд/ }).click()
      const isResting = () => expect.poll(() => reviews.getAttribute("data-state")).toBe("resting")
      await isResting()
      await reviews.getByRole("combobox").selectOption("helpful")
      // The first review is another one once the order has changed.
      await isResting()
      await expect.poll(() => reviews.getByRole("article").count()).toBe(10)
      const first = reviews.getByRole("article").first()
      const vote = first.getByRole("button", { name: /^Тус болсон:/ })
      await vote.click()
      await first.locator("[aria-pressed=true]").waitFor()
      await page.reload()
      await reviews.scrollIntoViewIfNeeded()
      await reviews.getByRole("combobox").selectOption("helpful")
      await reviews
        .getByRole("button", { name: /^Тус болсон:/, pressed: true })
        .first()
        .click()
      await expect.poll(() => reviews.getByRole("button", { name: /^Тус болсон:/, pressed: true }).count()).toBe(0)
    }))
})
