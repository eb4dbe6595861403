/** Price suggestions, quotes and returns, with the merchant's answers. */
import { describe, expect, it } from "vitest"
import { bank, desktop, phone, shopAt, shopping, withBrowser, type Shopper } from "./shopper.ts"
import { addButton, addedButton, dumplings, orderDumplings, register } from "./steps.ts"

withBrowser()

/** Answers for the merchant or the courier in the sandbox. */
const answer = async (path: string, body: unknown = {}): Promise<void> => {
  const response = await fetch(shopAt(`/sandbox/${path}`), { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })
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
      await addedButton(page).waitFor()
      await open("/cart")
      await page.getByText("9,900₮").locator("visible=true").first().waitFor()
    }))
})

describe("a quote", () => {
  it("is asked for from the product page and answered in the account [S29d] [S29e]", () =>
    shopping(desktop, async (shopper) => {
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

describe("a return", () => {
  it("is asked for on a delivered order and followed to the refund [W8]", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      const number = await orderDumplings(shopper, "QR код")
      await bank(number, "pay")
      for (const state of ["ready", "shipped", "delivered"]) await answer(`shipments/${number}/${state}`)
      await open(`/account/orders/${number}`)
      await page.getByRole("link", { name: "Бараа буцаах" }).click()
      await page.getByRole("button", { name: "Буцаах хүсэлт илгээх" }).click()
      await page.getByText("Буцаах бараа болон шалтгаанаа сонгоно уу").waitFor()
      await page.getByLabel(/хэдийг буцаах вэ/).selectOption("1")
      await page.getByLabel("Шалтгаан").selectOption("damaged")
      await page.getByRole("button", { name: "Буцаах хүсэлт илгээх" }).click()
      const returns = page.getByRole("list", { name: "Буцаалтууд" })
      await returns.getByText("Хүсэлт илгээсэн").waitFor()
      await answer(`returns/${/B\d{9}/.exec(await returns.innerText())?.[0] ?? ""}/accept`)
      await open(`/account/orders/${number}/return`)
      await returns.getByText("Хүлээн авсан").waitFor()
      await returns.getByText("төлсөн данс руу тань буцаагдана").waitFor()
    }))
})
