/** Message catalogue of the specification, seen on the pages of an own shop, in both languages. X7. */
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { baseOf, forLocales, type Locale } from "#domain/entities/locale.ts"
import { catalogue } from "#tests/ui/message-catalogue.ts"
import { goods, stockShop, withOwnShop } from "../support/own-shop.ts"
import { newLogin } from "../support/log-in.ts"
import { bank, codeSentTo, isAlive, phone, shopping, withBrowser, type Shopper } from "../support/shopper.ts"
import { words } from "../support/words.ts"
import { creditWallet } from "../support/wallet-money.ts"

withBrowser()

const shop = withOwnShop({ inactive_payment_methods: [{ type: "card" }] })
beforeEach(() => stockShop(shop()))

/** Messages that the journeys below have seen, by language. */
const seen = forLocales(() => new Set<string>())

/** What a shopper does in one language. */
type Visit = Pick<Shopper, "page"> & {
  readonly open: (path: string) => Promise<void>
  readonly press: (key: string, role?: "button" | "link") => Promise<void>
  /** Waits until the page shows a message of the catalogue. */
  readonly reads: (message: string) => Promise<void>
  readonly word: (key: string) => RegExp
}

const visiting = (locale: Locale, visit: (visit: Visit) => Promise<void>): Promise<void> =>
  shopping(
    phone,
    async ({ page, open, complaints }) => {
      const word = (key: string) => words(locale, key)
      await visit({
        page,
        word,
        open: (path) => open(`${baseOf(locale)}${path}`),
        press: (key, role = "button") =>
          page
            .getByRole(role, { name: new RegExp(`^${word(key).source}`) })
            .locator("visible=true")
            .first()
            .click(),
        reads: async (message) => {
          const [, keys = []] = catalogue.find(([name]) => name === message) ?? []
          const patterns = keys.map((key) => word(key).source)
          await page
            .getByText(new RegExp(patterns.join("|")))
            .locator("visible=true")
            .first()
            .waitFor()
          seen[locale].add(message)
        },
      })
      // Browsers log refusals.
      complaints()
    },
    shop().url,
  )

/** On the login page: requests a code for a login. */
const requestCode = async ({ page, press }: Visit, login: string): Promise<void> => {
  await page.locator("#login").fill(login)
  await press("login.getCode")
  await page.locator("#code").waitFor()
}

const signUp = async (visit: Visit): Promise<string> => {
  const { page, press } = visit
  const login = newLogin()
  await requestCode(visit, login)
  await page.locator("#code").fill(await codeSentTo(login, shop().url))
  await page.locator("#lastName").fill("Dorj")
  await page.locator("#firstName").fill("Bat")
  await page.getByRole("checkbox").check()
  await press("registration.submit")
  await page.waitForURL((url) => !url.pathname.includes("/login"))
  return login
}

/** Puts a product without options into the cart. */
const take = async ({ page, open, press, word }: Visit, slug: string): Promise<void> => {
  await open(`/products/${slug}`)
  await press("tile.add")
  await page.getByRole("dialog", { name: word("tile.added") }).waitFor()
}

const fillAddress = async ({ page, press, word }: Visit): Promise<void> => {
  for (const key of ["address.city", "address.district", "address.quarter"]) {
    const field = page.getByLabel(word(key)).first()
    // Before the first place there is the option to choose none.
    await expect.poll(() => field.locator("option").count()).toBeGreaterThan(1)
    await field.selectOption({ index: 1 })
  }
  await page.getByLabel(word("address.detail")).first().fill("Narny zam 42-68")
  await page.locator("#firstName").fill("Bat")
  await page.locator("#phone").fill("9911 2233")
  await press("checkout.toPayment")
  await page.getByRole("heading", { name: word("checkout.payment.title") }).waitFor()
}

const place = async ({ page, word }: Visit): Promise<string> => {
  await page
    .getByRole("radio", { name: word("payment.method.qr") })
    .first()
    .check({ force: true })
  await page
    .getByRole("button", {
      name: new RegExp(["checkout.place", "checkout.pay", "checkout.payShort"].map((key) => `^${word(key).source}$`).join("|")),
    })
    .locator("visible=true")
    .first()
    .click()
  await page.waitForURL(/\/account\/orders\/R\d+\/pay$/)
  return /R\d+/.exec(page.url())?.[0] ?? ""
}

/** Messages for somebody who is not logged in. */
const asVisitor = async (visit: Visit): Promise<void> => {
  const { page, open, press, reads } = visit
  await open("/nothing-here")
  await reads("page not found, with the requested path")
  await open("/account/orders")
  await page.waitForURL(/\/login/)
  await isAlive(page)
  await reads("login required")
  await requestCode(visit, newLogin())
  await reads("you are not registered")
  await page.locator("#code").fill("12")
  await page.keyboard.press("Enter")
  await reads("the e-mail token or SMS token is invalid")
  await page.locator("#code").fill("000000")
  await reads("the code is wrong")
  await open("/login")
  await press("login.social.sandbox", "link")
  await page.getByRole("button", { name: "Зөвшөөрөхгүй" }).click()
  await reads("the user denied social access")
  await open("/login")
  await press("login.social.sandbox", "link")
  await page.getByRole("button", { name: "Зөвшөөрөхгүй" }).waitFor()
  const state = new URL(page.url()).searchParams.get("state") ?? ""
  await page.goto(`${shop().url}/oauth/social/sandbox/return?code=forged&state=${encodeURIComponent(state)}`)
  await reads("the social login connection could not be made")
}

/** Messages of the account. */
const inAccount = async (visit: Visit): Promise<void> => {
  const { page, open, press, reads } = visit
  await open("/login?from=/account")
  const login = await signUp(visit)
  const setPassword = async (first: string, confirmation: string): Promise<void> => {
    await page.locator("#password").fill(first)
    await page.locator("#confirmation").fill(confirmation)
    await press("password.save")
  }
  await open("/account/profile/password")
  await press("password.getCode")
  await page.getByRole("button", { name: visit.word("contact.resend") }).waitFor()
  await page.locator("#code").fill(await codeSentTo(login, shop().url))
  await setPassword("Right-2026", "Other-2026")
  await reads("the passwords do not match")
  await setPassword("Right-2026", "Right-2026")
  await page.getByText(visit.word("profile.saved")).first().waitFor()
  await open("/account/profile/password")
  await page.locator("#current").fill("Wrong-2026")
  await setPassword("Newer-2026", "Newer-2026")
  await reads("the password is incorrect")
  await page.locator("#current").fill("Right-2026")
  await page.context().setOffline(true)
  await press("password.save")
  await reads("an error occurred during the password change")
  await page.context().setOffline(false)
  await open("/account/profile/email")
  await page.locator("#contact").fill("bat@")
  await press("contact.getCode")
  await reads("e-mail is blank or has a wrong format")
  await open("/account/orders/R999999999")
  await reads("no order found")
  await open("/account/vouchers")
  await page.locator("#redeem-code").fill("NO-SUCH-CODE")
  await press("redeem.use")
  await reads("no voucher found")
  await open("/account/orders")
  await page
    .locator("summary")
    .filter({ hasText: visit.word("account.menu.open") })
    .click()
  await press("account.logout")
  await reads("logged out")
  await open("/login")
  await page.locator("#login").fill(login)
  await press("login.byPassword")
  await page.locator("#password").fill("Wrong-2026")
  await page.keyboard.press("Enter")
  await reads("the username or password is incorrect")
}

/** Messages of products, the cart, the checkout and an order. */
const atCheckout = async (visit: Visit): Promise<void> => {
  const { page, open, press, reads } = visit
  const { db, url } = shop()
  await open(`/products/${goods.soldOut.slug}`)
  await reads("sold out")
  await open(`/products/${goods.bowl.slug}`)
  await page.locator('label:has(input[value="red"])').click()
  await reads("out of stock")
  await open(`/products/${goods.cup.slug}`)
  await db.query("update products set listed = false where slug = $1", [goods.cup.slug])
  await press("tile.add")
  await reads("temporarily unavailable")
  await open("/login?from=/cart")
  const login = await signUp(visit)
  await creditWallet(shop(), login, { kind: "bonus" }, 100_000)
  await db.query('insert into coupons (code, name, percent) values (\'KHONGOR\', \'{"mn": "Шинэ", "en": "New"}\', 10)')
  await take(visit, goods.rug.slug)
  await open("/cart")
  await page.getByLabel(visit.word("coupon.label")).fill("NOTHING")
  await press("coupon.use")
  await reads("no coupon found")
  await page.getByLabel(visit.word("coupon.label")).fill("KHONGOR")
  await press("coupon.use")
  await reads("coupon code applied")
  await open("/checkout/address")
  await fillAddress(visit)
  await reads("a payment option is not active")
  await press("wallet.title")
  for (const [amount, message] of [
    ["900,000", "the wallet amount exceeds the balance"],
    ["90,000", "the entered amount exceeds the allowed one"],
  ] as const) {
    await page.locator("#amount").fill(amount)
    await press("wallet.useIt")
    await reads(message)
  }
  await page.locator("#amount").fill("")
  const number = await place(visit)
  await bank(number, "fail", url)
  await reads("payment failed")
  await db.query("update orders set state = 'canceled', payment_state = 'overdue', canceled_at = now() where number = $1", [number])
  await open(`/account/orders/${number}/pay`)
  await reads("payment overdue")
  await db.query(
    "update orders set state = 'complete', payment_state = 'paid', canceled_at = null, completed_at = now(), shipment_state = 'delivered', delivered_at = now() where number = $1",
    [number],
  )
  await open(`/account/orders/${number}`)
  await reads("the time limit has expired")
}

/** Message where the page itself fails. */
const afterCrash = async (visit: Visit): Promise<void> => {
  const { page, open, reads } = visit
  await open("/")
  // The shop serves another release, without this one's files.
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404, body: "" }))
  await page.route(page.url(), async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/assets\/[\w.-]+\.js/g, "assets/next.js") })
  })
  await page.locator('a[href$="/cart"]').locator("visible=true").first().click()
  await reads("a crash, with a button to reload")
  await page.unrouteAll({ behavior: "ignoreErrors" })
}

describe.each(["mn", "en"] as const)("the message catalogue in %s", (locale) => {
  it("is shown to visitors [X7]", () => visiting(locale, asVisitor))
  it("is shown in the account [X7]", () => visiting(locale, inAccount))
  it("is shown from the product to the order [X7]", () => visiting(locale, atCheckout))
  it("is shown after a crash [X7]", () => visiting(locale, afterCrash))

  // Every message of the catalogue has been seen by then.
  afterAll(() => expect(catalogue.map(([message]) => message).filter((message) => !seen[locale].has(message))).toEqual([]))
})
