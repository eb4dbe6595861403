/** Steps of journeys with the service worker: what it has stored, and errors that a lost connection explains. */
import type { BrowserContextOptions, Page } from "playwright-core"
import { expect } from "vitest"
import { phone, shopAt } from "./shopper.ts"
import { use } from "./steps.ts"

export const phoneWithWorker: BrowserContextOptions = { ...phone, serviceWorkers: "allow" }

/** Waits until the page's requests go through the service worker. */
export const isControlled = async (page: Page): Promise<void> => {
  await use(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated")
}

/** Waits until the service worker has stored a page of `shop`, the shared one unless it is named. */
export const isStored = async (page: Page, path: string, shop: string = shopAt("")): Promise<void> => {
  await use(page)
  const isInCache = () =>
    page.evaluate(async (address) => (await (await caches.open("delguur-documents")).match(address)) !== undefined, `${shop}${path}`)
  await expect.poll(isInCache).toBe(true)
}

/** Waits until the service worker has stored a response of the logged-in person. */
export const isCachedForPerson = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(
        async (wanted) => (await (await caches.open("delguur-personal")).keys()).some(({ url }) => new URL(url).pathname === wanted),
        path,
      ),
    )
    .toBe(true)

/** Errors but those of requests without a connection, which browsers log. */
export const besidesLostConnection = (complaints: ReadonlyArray<string>) =>
  complaints.filter((complaint) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:fetch|load)|503/.test(complaint))
