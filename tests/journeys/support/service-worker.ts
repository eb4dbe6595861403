/** Steps of journeys with the service worker: what it has stored, and errors that a lost connection explains. */
import type { BrowserContextOptions, Page } from "playwright-core"
import { expect } from "vitest"
import { phone, shopAt } from "./shopper.ts"

export const phoneWithWorker: BrowserContextOptions = { ...phone, serviceWorkers: "allow" }

/** Waits until the page's requests go through the service worker. */
export const isControlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated")

/** Waits until the service worker has stored a page of `shop`, the shared one unless it is named. */
export const isStored = (page: Page, path: string, shop: string = shopAt("")) =>
  expect
    .poll(() =>
      page.evaluate(async (address) => (await (await caches.open("delguur-documents")).match(address)) !== undefined, `${shop}${path}`),
    )
    .toBe(true)

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
