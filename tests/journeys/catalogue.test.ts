/** Brands and reviews of one's own. */
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { bank, desktop, phone, shopping, withBrowser, shopAt } from "./shopper.ts"
import { dumplings, orderDumplings, register } from "./steps.ts"

withBrowser()

/** Opened by no other journey, whose cached page would show a picture that this one has deleted. */
const reviewedProduct = "shuur"

/** Wider than what a phone sends. */
const picture = () => sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#d96c9c" } }).png().toBuffer()

describe("brands", () => {
  it("are found in Latin letters, and their products filtered on their page [S7] [S8]", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open("/brands")
      await page.getByRole("searchbox", { name: "Брэнд хайх", exact: true }).fill("nuurlan")
      await page.getByRole("link", { name: "Нуурлан" }).click()
      await page.waitForURL(/\/brand\/nuurlan$/)
      await page.getByRole("heading", { level: 1, name: "Нуурлан" }).waitFor()
      await page.getByRole("navigation", { name: "Нуурлан брэндийн ангилал" }).getByRole("link").first().click()
      await page.waitForURL(/\/brand\/nuurlan\?category=/)
      await page.getByRole("heading", { level: 1, name: "Нуурлан" }).waitFor()
      complaints()
    }))

  it("that are unknown are missing", () =>
    shopping(desktop, async ({ page, open, complaints }) => {
      await open("/brand/no-such-brand")
      await page.getByRole("heading", { level: 1, name: "Ийм брэнд алга байна" }).waitFor()
      expect(complaints().every((complaint) => complaint.includes("404"))).toBe(true)
    }))
})

describe("a vendor", () => {
  it("is reached from its product, and shows its brands and products [S31] [E19]", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open(`/products/${dumplings.slug}`)
      await page.getByRole("definition").getByRole("link", { name: "Хотонч Хүнс ХХК" }).click()
      await page.waitForURL(/\/vendor\/V08$/)
      await page.getByRole("heading", { level: 1, name: "Хотонч Хүнс ХХК" }).waitFor()
      await page.getByRole("region", { name: "Сэтгэгдэл" }).getByRole("article").first().waitFor()
      await page.getByRole("region", { name: "Шинэ бараа" }).getByRole("article").first().waitFor()
      await page.reload()
      await page.getByRole("heading", { level: 1, name: "Хотонч Хүнс ХХК" }).waitFor()
      await page.getByRole("link", { name: "Борлуулагчид" }).click()
      await page.waitForURL(/\/vendors$/)
      await page.getByRole("link", { name: "Нуурлан Ноолуур ХХК" }).click()
      await page.getByRole("navigation", { name: "Борлуулдаг брэнд" }).getByRole("link", { name: "Нуурлан" }).click()
      await page.waitForURL(/\/brand\/nuurlan$/)
      complaints()
    }))

  it("is not reviewed by who has received nothing from it [C16]", () =>
    shopping(phone, async ({ page, open }) => {
      await open("/vendor/V08")
      await page.getByRole("link", { name: "Сэтгэгдэл бичих" }).click()
      await page.waitForURL(/login/)
      await register(page)
      await page.waitForURL(/account\/vendor-reviews\/V08/)
      await page.getByRole("heading", { name: "Борлуулагчийг зөвхөн худалдан авагч үнэлнэ" }).waitFor()
      await page.getByRole("link", { name: "Борлуулагч руу буцах" }).click()
      await page.waitForURL(/\/vendor\/V08$/)
    }))
})

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

describe("a delivered product", () => {
  it("asks for a review of itself, and lets its vendor be reviewed [C16]", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      const words = `Хурдан хүргэдэг, найрсаг борлуулагч (${crypto.randomUUID()})`
      const number = await orderDumplings(shopper, "QR код")
      await bank(number, "pay")
      for (const state of ["ready", "shipped", "delivered"]) expect((await fetch(shopAt(`/sandbox/shipments/${number}/${state}`), { method: "POST" })).status).toBe(200)
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
  /** The product that most buyers have taken pictures of. */
  const pictured = async (): Promise<string> => {
    const found = (await (await fetch(shopAt("/api/v2/products/addresses"))).json()) as { readonly addresses: ReadonlyArray<{ readonly slug: string }> }
    for (const { slug } of found.addresses) {
      const { pictured_count: count, total_count: total } = (await (await fetch(shopAt(`/api/v2/products/${slug}/reviews`))).json()) as { readonly pictured_count: number; readonly total_count: number }
      if (count >= 2 && total > 10) return slug
    }
    throw new Error("no product has reviews with pictures")
  }

  it("are narrowed to those with pictures, ordered by votes, and found helpful once a person [E19]", () =>
    shopping(phone, async ({ page, open }) => {
      const slug = await pictured()
      await open(`/login?from=/products/${slug}`)
      await register(page)
      await page.waitForURL(/\/products\//)
      const reviews = page.getByRole("region", { name: "Сэтгэгдэл" })
      await reviews.scrollIntoViewIfNeeded()
      await reviews.getByRole("button", { name: /^Зурагтай/ }).click()
      await expect.poll(async () => (await reviews.getByRole("article").count()) === (await reviews.getByRole("list", { name: "Худалдан авагчийн зураг" }).count())).toBe(true)
      const picture = reviews.getByRole("list", { name: "Худалдан авагчийн зураг" }).getByRole("img").first()
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await reviews.getByRole("button", { name: /^Бүгд/ }).click()
      await reviews.getByRole("combobox").selectOption("helpful")
      await expect.poll(() => reviews.getByRole("article").count()).toBe(10)
      const first = reviews.getByRole("article").first()
      const vote = first.getByRole("button", { name: /^Тус болсон:/ })
      await vote.click()
      await first.locator("[aria-pressed=true]").waitFor()
      await page.reload()
      await reviews.scrollIntoViewIfNeeded()
      await reviews.getByRole("combobox").selectOption("helpful")
      await reviews.getByRole("button", { name: /^Тус болсон:/, pressed: true }).first().click()
      await expect.poll(() => reviews.getByRole("button", { name: /^Тус болсон:/, pressed: true }).count()).toBe(0)
    }))
})

describe("a badge", () => {
  it("leads from its product to the others that have it [E17]", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open("/products/temeenii-nooson-khunjil")
      await page.getByRole("list", { name: "Тэмдэглэгээ" }).getByRole("link", { name: "Бэлэгтэй" }).click()
      await page.waitForURL(/\/badge\/gift$/)
      await page.getByRole("heading", { level: 1, name: "Бэлэгтэй" }).waitFor()
      await page.getByRole("article").filter({ hasText: "Шаазан данх" }).waitFor()
      complaints()
    }))
})

describe("a look book", () => {
  it("leads from its picture to a product, which leads back to it [E12]", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open("/look-books")
      await page.getByRole("link", { name: "Цайны ширээ" }).click()
      await page.waitForURL(/\/look-books\/\d+$/)
      await page.getByRole("figure").getByRole("link", { name: "Шаазан данх" }).click()
      await page.waitForURL(/\/products\/shaazan-dankh$/)
      await page.getByRole("region", { name: "Хамтад нь үзвэл" }).getByRole("link", { name: "Цайны ширээ", exact: true }).click()
      await page.waitForURL(/\/look-books\/\d+$/)
      await page.getByRole("heading", { level: 1, name: "Цайны ширээ" }).waitFor()
      complaints()
    }))
})

describe("a product", () => {
  it("is shared by the phone's own sheet, and by copying its address where there is none", () =>
    shopping({ ...phone, permissions: ["clipboard-read", "clipboard-write"] }, async ({ page, open, complaints }) => {
      await page.addInitScript(() => {
        const share = (data: ShareData) => {
          document.documentElement.dataset["shared"] = JSON.stringify(data)
          return Promise.resolve()
        }
        Object.defineProperty(navigator, "share", { value: share, configurable: true })
      })
      await open("/products/zugiin-bal-500-g?from=list")
      await page.getByRole("button", { name: "Хуваалцах" }).click()
      await page.locator("html[data-shared]").waitFor({ state: "attached" })
      const url = shopAt("/products/zugiin-bal-500-g?from=list")
      expect(JSON.parse((await page.locator("html").getAttribute("data-shared")) ?? "")).toEqual({ title: "Зөгийн бал, 500 г", url })
      await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined, configurable: true }))
      await page.getByRole("button", { name: "Хуваалцах" }).click()
      await page.getByText("Холбоосыг хууллаа").waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
      complaints()
    }))
})

describe("a question about a product", () => {
  it("begins with its name on the contact page", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open("/products/zugiin-bal-500-g")
      await page.getByRole("link", { name: "Барааны талаар асуух" }).click()
      await page.waitForURL(/\/contact\?about=/)
      await expect.poll(() => page.locator("#contact-text").inputValue()).toContain("Зөгийн бал, 500 г")
      complaints()
    }))
})

describe("food", () => {
  it("shows its price by the kilogram and its nutrition [C9] [E1a]", () =>
    shopping(phone, async ({ page, open, complaints }) => {
      await open("/products/zugiin-bal-500-g")
      await page.getByText("1 кг нь 59,800₮").first().waitFor()
      await page.getByRole("region", { name: "Шим тэжээл" }).getByRole("row", { name: "Илчлэг 304 ккал" }).waitFor()
      complaints()
    }))
})
