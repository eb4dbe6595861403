/** Inspection of every page at three widths, in both themes and languages: console errors, accessibility and overflow. */
import type { BrowserContextOptions, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { addressOf } from "#domain/entities/locale.ts"
import { persistedStateKey } from "#adapters/persistence/storage-keys.ts"
import { bank, codeSentTo, desktop, expectOnly, phone, shopAt, shopping, withBrowser } from "../support/shopper.ts"
import { themeOf } from "../support/page-faults.ts"
import { dumplings, fillAddress, placeBy, putIntoCart } from "../support/steps.ts"
import { beginWalk, havePages } from "../support/walk.ts"

withBrowser()

/** A page is opened once for all widths of a device. */
const looks = [
  { locale: "mn", device: phone, widths: [390, 320], themes: ["dark", "light"] },
  { locale: "mn", device: desktop, widths: [1440], themes: ["light", "dark"] },
  { locale: "en", device: phone, widths: [390], themes: ["light", "dark"] },
] as const satisfies ReadonlyArray<{
  locale: "mn" | "en"
  device: BrowserContextOptions
  widths: ReadonlyArray<number>
  themes: readonly [string, string]
}>

/** Some sixty pages, beside whatever else the machine does: bounds a walk that hangs, and no more. */
const timeout = 1_200_000

/** Storage entry of a visitor who chose a theme: key and value. */
const persistedThemeEntry = (theme: string) => [persistedStateKey, JSON.stringify({ version: 2, theme })] as const

/** Chooses a theme in another tab of the same visitor. */
const chooseElsewhere = async (page: Page, theme: string): Promise<void> => {
  const elsewhere = await page.context().newPage()
  await elsewhere.goto(shopAt("/robots.txt"))
  await elsewhere.evaluate(([key, stored]) => localStorage.setItem(key, stored), persistedThemeEntry(theme))
  await elsewhere.close()
}

/** Logs in by password, whatever the language. */
const logIn = async (page: Page, login: string): Promise<void> => {
  await page.locator("#login").fill(login)
  await page.locator("main form button[type=button]").last().click()
  await page.locator("#password").fill("Demo-2026")
  await page.locator("main form button[type=submit]").click()
}

/** Hash of the demo user's list that is shared: its address stands on no page but the owner's. */
const sharedList = async (): Promise<string> => {
  const body = new URLSearchParams({ grant_type: "password", username: "demo@example.mn", password: "Demo-2026" })
  const login = await fetch(shopAt("/oauth/token"), { method: "POST", body, headers: { origin: shopAt("") } })
  const { access_token: token } = (await login.json()) as { readonly access_token: string }
  const answer = await fetch(shopAt("/api/v2/wishlists"), { headers: { authorization: `Bearer ${token}` } })
  const { wishlists } = (await answer.json()) as {
    readonly wishlists: ReadonlyArray<{ readonly hash: string; readonly is_private: boolean }>
  }
  const shared = wishlists.find((list) => !list.is_private)
  if (shared === undefined) throw new Error("the demo user shares no list")
  return shared.hash
}

describe.each(looks)("every page in $locale at $widths px", ({ locale, device, widths, themes: [first, second] }) => {
  const address = (path: string) => addressOf(locale, path)

  it("has no fault for a visitor", { timeout }, () =>
    shopping(device, async ({ page, complaints }) => {
      await page.addInitScript(
        ([key, stored]) => localStorage.getItem(key) ?? localStorage.setItem(key, stored),
        persistedThemeEntry(first),
      )
      const { faults, on } = beginWalk(locale, widths)
      const { look, visit, visitRest } = on(page)
      for (const path of [
        "/",
        "/products",
        "/t/women",
        "/search",
        "/search?q=гутал",
        "/products/nooluuran-urt-palito",
        "/lease",
        "/lease?price=1090000",
        "/cart",
      ])
        await visit(path)
      expect(await themeOf(page)).toBe(first)
      await chooseElsewhere(page, second)
      await expect.poll(() => themeOf(page)).toBe(second)
      complaints()
      await visit("/no/such/page")
      expectOnly(complaints(), /404/)
      await visit("/login")
      await page.locator("#login").fill("demo@example.mn")
      await page.locator("main form button[type=button]").last().click()
      await page.locator("#password").waitFor()
      await look("/login, password")
      const hash = await sharedList()
      await visit(`/wishlists/${hash}`)
      await visit(`/wishlist/${hash}`)
      // Articles stand behind the first, news behind the second.
      for (const path of ["/media", "/media?kind=news"]) await visit(path)
      await visitRest(["everybody", "own", "visitor"])
      expect(faults).toEqual({})
    }),
  )

  it("has no fault for a shopper up to a paid order, nor for the demo user", { timeout }, async () => {
    const { faults, on } = beginWalk(locale, widths)
    await shopping(device, async (shopper) => {
      const { page, open } = shopper
      const { visit, look } = on(page)
      await putIntoCart(shopper, dumplings.slug)
      await visit("/cart")
      await open(address("/login?from=/account"))
      const login = `shopper-${crypto.randomUUID().slice(0, 8)}@example.mn`
      await page.locator("#login").fill(login)
      await page.locator("main form button[type=submit]").click()
      await page.locator("#code").waitFor()
      await look("/login, code")
      await page.locator("#code").fill(await codeSentTo(login))
      await page.locator("#firstName").waitFor()
      await look("/login, name")
      await page.locator("#lastName").fill("Дорж")
      await page.locator("#firstName").fill("Бат")
      await page.getByRole("checkbox").check()
      await page.locator("main form button[type=submit]").last().click()
      await page.waitForURL(({ pathname }) => pathname.endsWith("/account"))
      await visit("/account")
      await visit("/account/orders")
      await visit("/checkout/address")
      await open("/checkout/address")
      await fillAddress(page)
      await visit("/checkout/payment")
      await open("/checkout/payment")
      const number = await placeBy(page, "QR код")
      await visit(`/account/orders/${number}/pay`)
      await bank(number, "pay")
      await page.locator("[data-state=paid], [data-progress=paid]").first().waitFor()
      await look("paid")
      for (const path of [`/account/orders/${number}`, "/account/orders", "/account"]) await visit(path)
    })
    for (const { login, audiences } of [
      { login: "demo@example.mn", audiences: ["shopper"] },
      { login: "admin@example.mn", audiences: ["administrator"] },
    ] as const) {
      if (!havePages(audiences)) continue
      await shopping(device, async ({ page, open }) => {
        const { visit, visitRest } = on(page)
        await open(address("/login?from=/account"))
        await logIn(page, login)
        await page.waitForURL(({ pathname }) => pathname.endsWith("/account"))
        // The demo user has orders there.
        await visit("/account")
        await visit("/account/orders")
        await visitRest(audiences)
      })
    }
    expect(faults).toEqual({})
  })
})
