/** Opens the built shop once for all journeys, and closes it afterwards. */
import type { TestProject } from "vitest/node"
import { startServer } from "#tests/running-server.ts"

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the shop under test is. */
    shop: string
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const shop = await startServer()
  project.provide("shop", shop.url)
  return shop.stop
}
