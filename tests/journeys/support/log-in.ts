/** Steps of journeys that log a shopper in or out, register a new one, or prove who it is. */
import type { Page } from "playwright-core"
import { expect } from "vitest"
import { codeSentTo, type Shopper } from "./shopper.ts"

type Visitor = Pick<Shopper, "page" | "open">

/** An e-mail address that is not registered. */
export const newLogin = (): string => `shopper-${crypto.randomUUID().slice(0, 8)}@example.mn`

/** A mobile number that is not registered. */
export const newPhone = (): string => `8${String(Math.floor(1_000_000 + Math.random() * 9_000_000))}`

/** On the login page: requests a code and types it. */
export const logInByCode = async (page: Page, login: string): Promise<void> => {
  await page.getByLabel("Утасны дугаар эсвэл и-мэйл").fill(login)
  await page.getByRole("button", { name: "Код авах" }).click()
  const code = page.getByLabel("6 оронтой код")
  await code.waitFor()
  await code.fill(await codeSentTo(login, new URL(page.url()).origin))
}

/** On the login page: logs in by password, as the demo person unless another is named. */
export const logInByPassword = async (page: Page, login = "demo@example.mn", password = "Demo-2026"): Promise<void> => {
  await page.getByLabel("Утасны дугаар эсвэл и-мэйл").fill(login)
  await page.getByRole("button", { name: "Нууц үгээр нэвтрэх" }).click()
  await page.getByLabel("Нууц үг", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Нэвтрэх", exact: true }).locator("visible=true").click()
}

/** On the login page: registers a new shopper by code and name; resolves with the login. */
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

const isAt = (path: string) => (url: URL) => url.pathname === path

/** Opens `path` as the demo person, or as another one with the same password, by way of the login page. */
export const logInAt = async ({ page, open }: Visitor, path: string, login?: string): Promise<void> => {
  await open(`/login?from=${path}`)
  await logInByPassword(page, login)
  await page.waitForURL(isAt(path))
}

/** Opens `path` as a new shopper, by way of the login page; resolves with the login. */
export const registerAt = async ({ page, open }: Visitor, path: string): Promise<string> => {
  await open(`/login?from=${path}`)
  const login = await register(page)
  await page.waitForURL(isAt(path))
  return login
}

/** Registers a new shopper, who is on the home page then; resolves with the login. */
export const signUp = (visitor: Visitor): Promise<string> => registerAt(visitor, "/")

/** Logs out by the menu of the account. */
export const logOut = async (page: Page): Promise<void> => {
  await page.locator("summary").filter({ hasText: "Цэс" }).click()
  await page.getByRole("button", { name: "Гарах" }).locator("visible=true").first().click()
}

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
