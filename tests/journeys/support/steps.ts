/** Steps that several journeys take on the way from a product to a placed order. */
import type { Locator, Page } from "playwright-core"
import { logInAt, register } from "./log-in.ts"
import { isAlive, type Shopper } from "./shopper.ts"

/** A product without options. */
export const dumplings = { slug: "khulduusun-buuz-1-kg", name: "Хөлдөөсөн бууз, 1 кг" }

/** A product without options, above the purchase from which a wallet may be used; three of it are above the barrier of leases. */
export const ball = { slug: "volyeibolyn-bumbug" }

/** Points at the page: what a visitor's device stores and fetches ahead waits until the page is used. */
export const use = (page: Page): Promise<void> => page.mouse.move(1 + Math.random(), 200)

/** First visible match: a page holds the same control for another width too. */
export const visible = (locator: Locator): Locator => locator.locator("visible=true").first()

export const button = (page: Page, name: string | RegExp): Locator => visible(page.getByRole("button", { name }))

/** Waits until the page shows a text. */
export const shows = (page: Page, text: string | RegExp): Promise<void> => visible(page.getByText(text)).waitFor()

/** The product's own button; those of tiles are named after their products. */
export const addButton = (page: Page) => visible(page.getByRole("button", { name: "Сагсанд нэмэх", exact: true }))

/** The sheet that shows what was just added. */
export const addedSheet = (page: Page) => page.getByRole("dialog", { name: "Сагсанд нэмэгдлээ" })

/** Waits for that sheet, and goes back to the page. */
export const leaveAddedSheet = async (page: Page): Promise<void> => {
  await addedSheet(page).getByRole("button", { name: "Хаах" }).click()
  await addedSheet(page).waitFor({ state: "detached" })
}

/** The editor of an article, once its code has come. */
export const articleText = (page: Page) =>
  page.getByRole("textbox", { name: "Нийтлэл", exact: true }).and(page.locator("[contenteditable=true]"))

/** Confirms the open dialog, and waits until it is closed. */
export const confirmDialog = async (page: Page): Promise<void> => {
  await page.getByRole("dialog").getByRole("button", { name: "Баталгаажуулах" }).click()
  await page.getByRole("dialog").waitFor({ state: "detached" })
}

/** Adds a product without options to the cart, from its page. */
export const putIntoCart = async ({ page, open }: Pick<Shopper, "page" | "open">, slug: string): Promise<void> => {
  await open(`/products/${slug}`)
  await addButton(page).click()
  await leaveAddedSheet(page)
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

/** Presses the button of the cart that begins the checkout. */
export const beginCheckout = (page: Page): Promise<void> => visible(page.getByRole("link", { name: "Захиалга хийх" })).click()

/** The main button of the address step. */
export const toPayment = (page: Page) => button(page, "Төлбөр лүү шилжих")

/** Waits for the payment step. */
export const onPayment = (page: Page) => page.getByRole("heading", { name: "Хэрхэн төлөх вэ?" }).waitFor()

/** What the demo shopper writes to the courier. */
export const courierNote = "Орцны код 4512"

/** To the address step as the demo shopper, by way of `detour` after the login, with a note for the courier. */
export const reachAddress = async (
  { page, open }: Shopper,
  detour?: { readonly path: string; readonly visit: () => Promise<void> },
): Promise<void> => {
  await logInAt({ page, open }, detour?.path ?? "/checkout/address")
  if (detour !== undefined) {
    await detour.visit()
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

/** On the address step: types an address in Ulaanbaatar, without who receives it. */
export const typeAddress = async (page: Page): Promise<void> => {
  await page.getByLabel("Хот, аймаг").selectOption("Улаанбаатар")
  await page.getByLabel("Дүүрэг, сум").selectOption("Сүхбаатар")
  await page.getByLabel("Хороо, баг").selectOption("1-р хороо")
  await page.getByLabel("Дэлгэрэнгүй хаяг").fill("Нарны зам, 42-р байр, 68 тоот")
}

/** Types who receives an order. */
export const typeReceiver = async (page: Page): Promise<void> => {
  await page.locator("#firstName").fill("Бат")
  await page.locator("#phone").fill("9911 2233")
}

/** On the address step: fills in an address in Ulaanbaatar and continues to the payment. */
export const fillAddress = async (page: Page): Promise<void> => {
  await typeAddress(page)
  await fillReceiver(page)
}

/** On the address step, with all but the receiver filled in: fills that in and continues to the payment. */
export const fillReceiver = async (page: Page): Promise<void> => {
  await typeReceiver(page)
  await toPayment(page).click()
  await onPayment(page)
}

/** Number of the order whose page is open. */
export const orderNumberOf = (page: Page): string => /R\d+/.exec(page.url())?.[0] ?? "no order"

/** Waits for the payment page of an order. */
export const onPayPage = (page: Page) => page.waitForURL(/\/account\/orders\/R\d+\/pay$/)

/**
 * On the payment step: chooses a payment method and places the order; resolves with its number on its payment page. `refused`
 * checks the page after a first press that was refused.
 */
export const placeBy = async (page: Page, method: string, refused?: () => Promise<void>): Promise<string> => {
  const place = button(page, /төлөх$|баталгаажуулах$/i)
  await page.getByRole("radio", { name: method }).check({ force: true })
  await place.click()
  if (refused !== undefined) {
    await refused()
    await place.click()
  }
  await onPayPage(page)
  return orderNumberOf(page)
}

/** From the cart to the address, as a new shopper. */
export const orderAsNew = async (page: Page): Promise<void> => {
  await beginCheckout(page)
  await page.waitForURL(/\/login/)
  await isAlive(page)
  await register(page)
  await page.waitForURL(/\/checkout\/address/)
}

/** From a product to the payment step, as a new shopper. */
export const checkOut = async (shopper: Shopper, slug: string): Promise<void> => {
  const { page, open } = shopper
  await putIntoCart(shopper, slug)
  await open("/cart")
  await orderAsNew(page)
  await fillAddress(page)
}

export const checkOutDumplings = (shopper: Shopper): Promise<void> => checkOut(shopper, dumplings.slug)

/** From a product to the payment page of a placed order, as a new shopper. */
export const orderDumplings = async (shopper: Shopper, method: string, refused?: () => Promise<void>): Promise<string> => {
  await checkOutDumplings(shopper)
  return placeBy(shopper.page, method, refused)
}
