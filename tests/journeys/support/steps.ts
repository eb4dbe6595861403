/** Steps that several journeys take. */
import type { Page } from "playwright-core"
import { expect } from "vitest"
import { codeSentTo, isAlive, type Shopper } from "./shopper.ts"

/** A product without options. */
export const dumplings = { slug: "khulduusun-buuz-1-kg", name: "Хөлдөөсөн бууз, 1 кг" }

/** The product's own button; those of tiles are named after their products. */
export const addButton = (page: Page) => page.getByRole("button", { name: "Сагсанд нэмэх", exact: true }).locator("visible=true").first()

/** The same button once the item has been added. */
export const addedButton = (page: Page) =>
  page.getByRole("button", { name: "Сагсанд нэмэгдлээ", exact: true }).locator("visible=true").first()

/** The editor of an article, once its code has come. */
export const articleText = (page: Page) =>
  page.getByRole("textbox", { name: "Нийтлэл", exact: true }).and(page.locator("[contenteditable=true]"))

/** Adds a product without options to the cart, from its page. */
export const putIntoCart = async ({ page, open }: Shopper, slug: string): Promise<void> => {
  await open(`/products/${slug}`)
  await addButton(page).click()
  await addedButton(page).waitFor()
}

/** Delays product and listing requests until the returned function is called. */
export const pauseProductRequests = async (page: Page): Promise<() => void> => {
  let resume: () => void = () => undefined
  const paused = new Promise<void>((resolve) => {
    resume = resolve
  })
  await page.route("**/search-service/**", async (route) => {
    await paused
    await route.continue()
  })
  return () => resume()
}

/** On the login page: requests a code and types it. */
export const logInByCode = async (page: Page, login: string): Promise<void> => {
  await page.getByLabel("Утасны дугаар эсвэл и-мэйл").fill(login)
  await page.getByRole("button", { name: "Код авах" }).click()
  const code = page.getByLabel("6 оронтой код")
  await code.waitFor()
  await code.fill(await codeSentTo(login, new URL(page.url()).origin))
}

/** On the login page: logs the demo person in by password. */
export const logInByPassword = async (page: Page, login = "demo@example.mn", password = "Demo-2026"): Promise<void> => {
  await page.getByLabel("Утасны дугаар эсвэл и-мэйл").fill(login)
  await page.getByRole("button", { name: "Нууц үгээр нэвтрэх" }).click()
  await page.getByLabel("Нууц үг", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Нэвтрэх", exact: true }).locator("visible=true").click()
}

/** A login that is not registered. */
export const newLogin = (): string => `shopper-${crypto.randomUUID().slice(0, 8)}@example.mn`

/** Proves by a code to the login that the owner is there, as the shop requires before a contact changes. */
export const proveByCode = async ({ page, complaints }: Shopper, login: string): Promise<void> => {
  await page.getByText("Та мөн эсэхийг шалгахын тулд").waitFor()
  // Browsers log the refusal by which the shop requires it.
  expect(complaints()).toEqual([expect.stringContaining("422")])
  await page.getByRole("button", { name: "Код авах" }).click()
  await page.getByRole("button", { name: "Код дахин илгээх" }).waitFor()
  await page.locator("#proof").fill(await codeSentTo(login))
  await page.getByRole("button", { name: "Үргэлжлүүлэх" }).click()
}

/** Registers a new shopper by code and name. */
export const register = async (page: Page): Promise<string> => {
  const login = newLogin()
  await logInByCode(page, login)
  await page.getByLabel("Нэр", { exact: true }).waitFor()
  await page.getByLabel("Овог").fill("Дорж")
  await page.getByLabel("Нэр", { exact: true }).fill("Бат")
  await page.getByRole("checkbox").check()
  await page.getByRole("button", { name: "Бүртгүүлэх", exact: true }).click()
  return login
}

/** The main button of the address step. */
export const toPayment = (page: Page) => page.getByRole("button", { name: "Төлбөрийн хэсэг рүү шилжих" }).locator("visible=true").first()

/** Waits for the payment step. */
export const onPayment = (page: Page) => page.getByRole("heading", { name: "Хэрхэн төлөх вэ?" }).waitFor()

/** What the demo shopper writes to the courier. */
export const courierNote = "Орцны код 4512"

/** From a product to the address step as the demo shopper, by way of `then` after the login, with a note for the courier. */
export const reachAddress = async (
  { page, open }: Shopper,
  then?: { readonly path: string; readonly visit: () => Promise<void> },
): Promise<void> => {
  await open(`/login?from=${then?.path ?? "/checkout/address"}`)
  await logInByPassword(page)
  await page.waitForURL((url) => url.pathname === (then?.path ?? "/checkout/address"))
  if (then !== undefined) {
    await then.visit()
    await open("/checkout/address")
  }
  const note = page.locator("#note")
  await note
    .or(page.getByRole("heading", { level: 1, name: "Хэнтэй холбогдох вэ?" }))
    .first()
    .waitFor()
  // A stay is not delivered and has no field for a note.
  if ((await note.count()) > 0) await note.fill(courierNote)
}

/** From hotel 9 to the payment step of a stay there, as the demo shopper. */
export const reachPaymentOfStay = async (shopper: Shopper): Promise<void> => {
  const { page, open } = shopper
  await open("/travel/hotels/9")
  await page.getByRole("button", { name: /^Сагсанд хийх.*Модон байшин/ }).click()
  await page.getByRole("button", { name: /^Сагсанд орлоо/ }).waitFor()
  await reachAddress(shopper)
  await toPayment(page).click()
  await onPayment(page)
}

/** On the address step: fills in an address in Ulaanbaatar. */
export const fillAddress = async (page: Page): Promise<void> => {
  await page.getByLabel("Хот, аймаг").selectOption("Улаанбаатар")
  await page.getByLabel("Дүүрэг, сум").selectOption("Сүхбаатар")
  await page.getByLabel("Хороо, баг").selectOption("1-р хороо")
  await page.getByLabel("Дэлгэрэнгүй хаяг").fill("Нарны зам, 42-р байр, 68 тоот")
  await fillReceiver(page)
}

/** On the address step of an order that is not delivered: fills in the receiver. */
export const fillReceiver = async (page: Page): Promise<void> => {
  await page.locator("#firstName").fill("Бат")
  await page.locator("#phone").fill("9911 2233")
  await toPayment(page).click()
  await onPayment(page)
}

/**
 * On the payment step: chooses a payment method and places the order; resolves with its number on its payment page. `refused`
 * checks the page after a first press that was refused.
 */
export const placeBy = async (page: Page, method: string, refused?: () => Promise<void>): Promise<string> => {
  const button = page
    .getByRole("button", { name: /төлөх$|баталгаажуулах$/i })
    .locator("visible=true")
    .first()
  await page.getByRole("radio", { name: method }).check({ force: true })
  await button.click()
  if (refused !== undefined) {
    await refused()
    await button.click()
  }
  await page.waitForURL(/\/account\/orders\/R\d+\/pay$/)
  return /R\d+/.exec(page.url())?.[0] ?? ""
}

/** Signs up on the login page; resolves with the login. */
export const signUp = async ({ page, open }: Shopper): Promise<string> => {
  await open("/login")
  const login = await register(page)
  await page.waitForURL((url) => !url.pathname.includes("/login"))
  return login
}

/** From the cart to the address, as a new shopper. */
export const orderAsNew = async (page: Page): Promise<void> => {
  await page.getByRole("link", { name: "Захиалга хийх" }).locator("visible=true").first().click()
  await page.waitForURL(/\/login/)
  await isAlive(page)
  await register(page)
  await page.waitForURL(/\/checkout\/address/)
}

/** From products in the cart to the payment step, as a new shopper. */
export const checkOut = async (shopper: Shopper, slug: string): Promise<void> => {
  const { page, open } = shopper
  await putIntoCart(shopper, slug)
  await open("/cart")
  await orderAsNew(page)
  await fillAddress(page)
}

export const checkOutDumplings = (shopper: Shopper): Promise<void> => checkOut(shopper, dumplings.slug)

/** From products in the cart to the payment page of a placed order, as a new shopper. */
export const orderDumplings = async (shopper: Shopper, method: string, refused?: () => Promise<void>): Promise<string> => {
  await checkOutDumplings(shopper)
  return placeBy(shopper.page, method, refused)
}
