/** Pages that the browser translates: text nodes are replaced under React's hands, and prices and screens stay true. */
import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { logInAt, registerAt } from "../support/log-in.ts"
import { amountIn } from "../support/amounts.ts"
import { desktop, phone, shopAt, shopping, withBrowser, type Shopper } from "../support/shopper.ts"
import { dumplings, putIntoCart } from "../support/steps.ts"

withBrowser()

/** Mark that the stand-in puts before what it translates. */
const mark = "~"

/** What Chrome's translation does: each text becomes a `<font>` in a `<font>`, also those that come later. */
const translate = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    const untouched = /^(?:SCRIPT|STYLE|NOSCRIPT|TITLE|TEXTAREA|OPTION)$/
    const one = (text: ChildNode): void => {
      const parent = text.parentElement
      const content = text.nodeValue ?? ""
      if (
        parent === null ||
        content.trim() === "" ||
        untouched.test(parent.tagName) ||
        parent.closest("[translate=no],.notranslate,svg,font") !== null
      )
        return
      const [outer, inner] = [document.createElement("font"), document.createElement("font")]
      inner.textContent = mark + content
      outer.append(inner)
      text.replaceWith(outer)
    }
    const all = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: ChildNode[] = []
      while (walker.nextNode() !== null) texts.push(walker.currentNode as ChildNode)
      texts.forEach(one)
    }
    const again = (node: Node): void => {
      if (!node.isConnected || node.nodeName === "FONT") return
      if (node.nodeType === Node.TEXT_NODE) one(node as ChildNode)
      else all(node)
    }
    all(document.body)
    new MutationObserver((changes) => setTimeout(() => changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(again), 50)).observe(
      document.body,
      { childList: true, subtree: true },
    )
  }, mark)

/** Waits until the stand-in has translated the main part, and what came with it. */
const isTranslated = (page: Page) => page.locator("main font font").first().waitFor({ state: "attached" })

/** Opens a path and translates it, as the browser does for readers of neither language. */
const openTranslated = async ({ page, open }: Shopper, path: string): Promise<void> => {
  await open(path)
  await page.waitForLoadState("networkidle")
  await translate(page)
  await isTranslated(page)
}

const isWhole = async (page: Page): Promise<void> => {
  await page.locator("main h1").first().waitFor({ state: "attached" })
  expect(await page.getByText(/^~?(?:Сайт шинэчлэгдлээ|Алдаа гарлаа)$/).count()).toBe(0)
}

type Offered = { readonly option_values: ReadonlyArray<{ readonly presentation: string }>; readonly selling_price: string }

/** Prices of the variants of a product, as the shop has them. */
const variantsOf = async (slug: string): Promise<ReadonlyArray<Offered>> => {
  const answer = await fetch(shopAt(`/api/v2/products/${slug}`), { headers: { "accept-language": "mn" } })
  return ((await answer.json()) as { readonly variants: ReadonlyArray<Offered> }).variants
}

describe("a translated page", () => {
  it("of a product shows the price of each option, and of what is put into the cart", () =>
    shopping(desktop, async (shopper) => {
      const { page } = shopper
      const slug = "zuragt-4k-55-inch"
      await openTranslated(shopper, `/products/${slug}`)
      const variants = await variantsOf(slug)
      expect(new Set(variants.map(({ selling_price: price }) => price)).size).toBeGreaterThan(1)
      for (const {
        option_values: [size],
        selling_price: price,
      } of variants) {
        await page
          .locator("main label", { hasText: size?.presentation ?? "" })
          .first()
          .click()
        await expect.poll(async () => amountIn(await page.locator("main header [data-size=large] strong").innerText())).toBe(Number(price))
      }
      await page
        .getByRole("button", { name: /Сагсанд нэмэх$/ })
        .locator("visible=true")
        .first()
        .click()
      await page
        .getByRole("button", { name: /Сагсанд нэмэгдлээ$/ })
        .or(page.getByRole("dialog"))
        .locator("visible=true")
        .first()
        .waitFor()
      await isWhole(page)
    }))

  it("of the cart shows the price of each quantity, and the checkout the same sum", () =>
    shopping(desktop, async (shopper) => {
      const { page } = shopper
      await putIntoCart(shopper, dumplings.slug)
      await openTranslated(shopper, "/cart")
      const line = page.locator("main li", { has: page.locator(`a[href$="${dumplings.slug}"]`) }).first()
      const lineTotal = async () => amountIn(await line.locator("p > b").innerText())
      const sum = async () => amountIn(await page.locator("main dl > div:last-child > dd").first().innerText())
      const [one, total] = [await lineTotal(), await sum()]
      expect(one).toBeGreaterThan(0)
      const more = page
        .locator("main button", { hasText: "Нэгээр нэмэх" })
        .or(page.getByRole("button", { name: "Нэгээр нэмэх" }))
        .first()
      for (const quantity of [2, 3]) {
        await more.click()
        await expect.poll(lineTotal).toBe(one * quantity)
      }
      await expect.poll(sum).toBe(total + one * 2)
      await page
        .getByRole("button", { name: /Нэгээр хасах/ })
        .first()
        .click()
      await expect.poll(lineTotal).toBe(one * 2)
      await isWhole(page)

      await registerAt(shopper, "/checkout/address")
      await openTranslated(shopper, "/checkout/address")
      await page
        .locator("aside")
        .getByRole("button", { name: /Нэгээр нэмэх/ })
        .first()
        .click()
      await expect.poll(async () => amountIn(await page.locator("aside li b").first().innerText())).toBe(one * 3)
      await page.getByLabel("Хот, аймаг").selectOption("Улаанбаатар")
      await page.getByLabel("Дүүрэг, сум").selectOption("Сүхбаатар")
      await page.getByLabel("Хороо, баг").selectOption("1-р хороо")
      await page.locator("#detail").fill("Нарны зам, 42-р байр, 68 тоот")
      await page.locator("#firstName").fill("Бат")
      await page.locator("#phone").fill("9911 2233")
      await page
        .getByRole("button", { name: /Төлбөр лүү шилжих/ })
        .locator("visible=true")
        .first()
        .click()
      await page.waitForURL(/\/checkout\/payment$/)
      await expect
        .poll(async () => amountIn(await page.locator("aside dl > div:last-child > dd").first().innerText()))
        .toBe(total + one * 2)
      await isWhole(page)
    }))

  it("of the search suggests what is typed, and lists with prices after another order", () =>
    shopping(desktop, async (shopper) => {
      const { page } = shopper
      await openTranslated(shopper, "/")
      const field = page.locator("header input").first()
      await field.click()
      await field.pressSequentially("пал", { delay: 80 })
      await page.getByRole("option").first().waitFor()
      await field.pressSequentially("ьто", { delay: 80 })
      await expect.poll(() => page.getByRole("option").count()).toBeGreaterThan(0)
      await page.keyboard.press("Backspace")
      await isWhole(page)
      await openTranslated(shopper, "/products")
      const prices = async () => (await page.locator("main article p[data-size] strong").allInnerTexts()).map(amountIn)
      const first = await prices()
      expect(first.length).toBeGreaterThan(4)
      await page.locator("main select[name=sort]").selectOption("price_desc")
      await expect.poll(prices).not.toEqual(first)
      const sorted = await prices()
      expect(sorted.every((price) => price > 0)).toBe(true)
      await isWhole(page)
    }))

  it("of the account and the wallet show the balances of the shopper", () =>
    shopping(phone, async (shopper) => {
      const { page, open } = shopper
      await logInAt(shopper, "/account")
      await open("/account/wallet")
      const balances = async () => (await page.locator("main ul b.num").allInnerTexts()).map(amountIn)
      await expect.poll(async () => (await balances()).length).toBeGreaterThan(2)
      const known = await balances()
      for (const path of ["/account", "/account/profile", "/account/orders", "/account/wallet"]) {
        await openTranslated(shopper, path)
        await isWhole(page)
      }
      await expect.poll(balances).toEqual(known)
      await page
        .locator("main li", { has: page.locator("b.num") })
        .getByRole("link")
        .first()
        .click()
      await page.waitForURL(/\/account\/wallet\/./)
      await isWhole(page)
    }))
})
