/** Price suggestions, quotes and returns, with the merchant's answers. */
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import type { Locator } from "playwright-core"
import { register } from "../support/log-in.ts"
import { bank, deliver, phone, shopAt, shopping, withBrowser, type Shopper } from "../support/shopper.ts"
import { noisyPicture, uploadSlowly } from "../support/slow-upload.ts"
import { addButton, leaveAddedSheet, dumplings, orderDumplings, shows } from "../support/steps.ts"

withBrowser()

/** Answers for the merchant in the sandbox. */
const answer = async (path: string, body: unknown = {}): Promise<void> => {
  const response = await fetch(shopAt(`/sandbox/${path}`), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
}

/** From the product page through the login to the form; resolves with the login. */
const openForm = async ({ page, open }: Shopper, link: string): Promise<string> => {
  await open(`/products/${dumplings.slug}`)
  await page.getByRole("link", { name: link }).click()
  await page.waitForURL(/login/)
  const login = await register(page)
  await page.waitForURL(/\/products\/[^/]+\/(suggest|quote)$/)
  return login
}

/** Number of the only offer on the page of the account. */
const offerNumber = async ({ page }: Shopper): Promise<string> => /Q\d{9}/.exec(await page.getByRole("article").innerText())?.[0] ?? ""

describe("a price suggestion", () => {
  it("comes from an own contact, is accepted, and is the price in the cart [S29j] [V5] [E23]", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      const login = await openForm(shopper, "Илүү хямд олсон уу?")
      await page.getByLabel("Санал болгох үнэ, ₮").fill("999,000")
      await page.getByLabel(/^Утасны дугаар эсвэл и-мэйл/).fill("other@example.mn")
      await page.getByRole("button", { name: "Хүсэлт илгээх" }).click()
      await page.getByText("Одоогийн үнээс бага үнэ бичнэ үү").waitFor()
      await page.getByText("Та зөвхөн өөрийн утасны дугаар эсвэл и-мэйлээр хүсэлт илгээх боломжтой").waitFor()
      await page.getByLabel("Санал болгох үнэ, ₮").fill("9,900")
      await page.getByLabel(/^Утасны дугаар эсвэл и-мэйл/).fill(login)
      await page.getByRole("button", { name: "Хүсэлт илгээх" }).click()
      await page.getByRole("link", { name: "Миний үнийн санал" }).click()
      const card = page.getByRole("article")
      await card.getByText("Хүсэлт илгээсэн").waitFor()
      await answer(`offers/${await offerNumber(shopper)}/accept`, { price: null })
      await open("/account/price-suggestions")
      await card.getByText("Зөвшөөрсөн", { exact: true }).waitFor()
      await card.getByRole("link", { name: "Энэ үнээр авах" }).click()
      await addButton(page).click()
      await leaveAddedSheet(page)
      await open("/cart")
      await shows(page, "9,900₮")
    }))
})

describe("a quote", () => {
  it("is requested from the product page, and its rejection is shown in the account [S29d] [S29e]", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      const login = await openForm(shopper, "Үнийн санал авах")
      await page.getByLabel("Хэдэн ширхэг авах вэ?").fill("5")
      await page.getByLabel(/^Утасны дугаар эсвэл и-мэйл/).fill(login)
      await page.getByRole("button", { name: "Хүсэлт илгээх" }).click()
      await page.getByRole("link", { name: "Миний авсан үнийн санал" }).click()
      await page.getByRole("article").getByText("5 ширхэг").waitFor()
      await answer(`offers/${await offerNumber(shopper)}/reject`)
      await open("/account/quotes")
      await page.getByRole("article").getByText("Татгалзсан").waitFor()
    }))
})

/** A picture whose file name is a script. */
const picture = async (background: string) => ({
  name: '"><img src=x onerror="window.ran=1">.png',
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer(),
})

/** Colour in the middle of an image, of the three the strongest. */
const hueOf = (image: Locator): Promise<"red" | "green" | "blue"> =>
  image.evaluate(async (shown: HTMLImageElement) => {
    await shown.decode()
    const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d")
    pen?.drawImage(shown, 0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? []
    const strongest = Math.max(red, green, blue)
    if (strongest === red) return "red"
    return strongest === green ? "green" : "blue"
  })

describe("a return", () => {
  it("is requested for a delivered order with pictures and followed to the refund [W8]", () =>
    shopping(phone, async (shopper) => {
      const { page, open, complaints } = shopper
      const number = await orderDumplings(shopper, "QR код")
      await bank(number, "pay")
      await deliver(number)
      await open(`/account/orders/${number}`)
      await page.getByRole("link", { name: "Бараа буцаах" }).click()
      await page.getByRole("button", { name: "Буцаах хүсэлт илгээх" }).click()
      await page.getByText("Буцаах бараа болон шалтгаанаа сонгоно уу").waitFor()
      await page.getByLabel(/хэдийг буцаах вэ/).selectOption("1")
      await page.getByLabel("Шалтгаан").selectOption("damaged")
      await page.getByLabel("Тайлбар").fill("Хайрцаг нь цоорсон")
      const files = page.getByLabel("Зургийн файл")
      await files.setInputFiles({ name: "box.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") })
      await page.getByText("JPG, PNG эсвэл WebP зураг сонгоно уу").waitFor()
      await files.setInputFiles(
        Array.from({ length: 6 }, () => ({ name: "box.png", mimeType: "image/png", buffer: Buffer.from("a picture") })),
      )
      await page.getByText("5 хүртэл зураг оруулах боломжтой").waitFor()
      await files.setInputFiles({ name: "box.png", mimeType: "image/png", buffer: Buffer.from("no picture") })
      await page.getByText("Зургийг уншиж чадсангүй. Өөр зураг сонгоно уу.").waitFor()
      await files.setInputFiles([await picture("#d00000"), await picture("#00a000")])
      await page.getByText("5 хүртэл зураг нэмж болно. Одоо: 2").waitFor()
      await page.getByRole("button", { name: "1-р зургийг хасах" }).click()
      await page.getByText("5 хүртэл зураг нэмж болно. Одоо: 1").waitFor()
      await files.setInputFiles(await noisyPicture("noise.jpg"))
      await page.getByText("5 хүртэл зураг нэмж болно. Одоо: 2").waitFor()
      // A lost connection takes nothing of what was filled in.
      await page.route("**/returns", (route) => route.abort(), { times: 1 })
      await page.getByRole("button", { name: "Буцаах хүсэлт илгээх" }).click()
      await page.getByRole("alert").waitFor()
      expect(complaints()).toEqual([expect.stringContaining("ERR_FAILED")])
      expect([await page.getByLabel("Тайлбар").inputValue(), await hueOf(page.getByAltText("1-р зураг"))]).toEqual([
        "Хайрцаг нь цоорсон",
        "green",
      ])
      const returns = page.getByRole("list", { name: "Буцаалтууд" })
      await uploadSlowly(page, "Зургийг илгээж байна", {
        send: () => page.getByRole("button", { name: "Буцаах хүсэлт илгээх" }).click(),
        isSent: async () => (await returns.getByText("Хүсэлт илгээсэн").count()) > 0,
      })
      await open(`/account/orders/${number}/return`)
      const small = returns.getByRole("button", { name: "1-р зургийг томоор харах" })
      expect(await hueOf(small.locator("img"))).toBe("green")
      await small.click()
      const large = page.getByRole("dialog", { name: "1-р зураг" })
      expect(await hueOf(large.getByAltText("1-р зураг"))).toBe("green")
      await large.getByRole("button", { name: "Хаах" }).click()
      await large.waitFor({ state: "detached" })
      expect(await page.evaluate(() => "ran" in window)).toBe(false)
      await answer(`returns/${/B\d{9}/.exec(await returns.innerText())?.[0] ?? ""}/accept`)
      await open(`/account/orders/${number}/return`)
      await returns.getByText("Хүлээн авсан", { exact: true }).waitFor()
      await returns.getByText(/₮ төлсөн данс руу тань буц(на|сан)/u).waitFor()
    }))
})
