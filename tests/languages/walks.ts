/** Walks through the shop in the third language: of a newcomer, a visitor, and people who log in. */
import { codeSentTo, type Shopper } from "#tests/journeys/support/shopper.ts"
import { dumplings, fillAddress, placeBy, putIntoCart } from "#tests/journeys/support/steps.ts"
import type { Walk } from "#tests/journeys/support/walk.ts"
import { third } from "./third-language.ts"

/** Shopper whose pages the walk inspects. */
export type Walker = Shopper & ReturnType<Walk["on"]>

/** Person who signs up during the walk. */
export const newcomer = { login: "pseudo@example.mn", firstName: "Бат", lastName: "Дорж" }

/** A visitor who puts dumplings into the cart, signs up with a code, and places an order. */
export const signUpAndOrder = async (walker: Walker, shopUrl: string): Promise<void> => {
  const { page, open, complaints, look, visit } = walker
  await visit("/no/such/page")
  complaints()
  await putIntoCart(walker, dumplings.slug)
  await visit("/cart")
  await open(`/${third}/login?from=/checkout/address`)
  await page.locator("#login").fill(newcomer.login)
  await page.locator("main form button[type=submit]").click()
  await page.locator("#code").waitFor()
  await look("/login, code")
  await page.locator("#code").fill(await codeSentTo(newcomer.login, shopUrl))
  await page.locator("#firstName").waitFor()
  await look("/login, name")
  await page.locator("#lastName").fill(newcomer.lastName)
  await page.locator("#firstName").fill(newcomer.firstName)
  await page.getByRole("checkbox").check()
  await page.locator("main form button[type=submit]").last().click()
  await page.waitForURL(/\/checkout\/address$/)
  await visit("/checkout/address")
  await open("/checkout/address")
  await fillAddress(page)
  await visit("/checkout/payment")
  await open("/checkout/payment")
  const number = await placeBy(page, "QR код")
  for (const path of [`/account/orders/${number}/pay`, `/account/orders/${number}`]) await visit(path)
}

export const logIn = async ({ page, open }: Walker, login: string, password: string): Promise<void> => {
  await open(`/${third}/login?from=/account`)
  await page.locator("#login").fill(login)
  await page.locator("main form button[type=button]").last().click()
  await page.locator("#password").fill(password)
  await page.locator("main form button[type=submit]").click()
  await page.waitForURL(({ pathname }) => pathname.endsWith("/account"))
}

/** Pages at which a visitor begins, since links to the others stand on them. */
export const pagesOfVisitors = (sharedList: string | undefined): ReadonlyArray<string> => [
  "/",
  "/products",
  "/t/women",
  "/search",
  "/search?q=boots",
  `/products/${dumplings.slug}`,
  "/lease?price=1090000",
  "/media",
  "/media?kind=news",
  `/wishlists/${sharedList}`,
  `/wishlist/${sharedList}`,
]
