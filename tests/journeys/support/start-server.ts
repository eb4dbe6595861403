/** Global set-up of journeys: starts the built shop and a browser once, and stops them afterwards. */
import { chromium } from "playwright-core"
import type { TestProject } from "vitest/node"
import { startServer } from "#tests/running-server.ts"
import { browserFlags, findBrowser } from "#tools/browser.ts"

declare module "vitest" {
  export interface ProvidedContext {
    /** Origin of the shop under test. */
    shop: string
    /** Address of the browser server. */
    browser: string
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const { path } = await findBrowser()
  const [shop, browser] = await Promise.all([startServer(), chromium.launchServer({ executablePath: path, args: browserFlags })])
  project.provide("shop", shop.url)
  project.provide("browser", browser.wsEndpoint())
  return async () => {
    await browser.close()
    await shop.stop()
  }
}
