/** Global set-up of journeys: starts the built shop once, and stops it afterwards. */
import type { TestProject } from "vitest/node"
import { startServer } from "#tests/running-server.ts"

declare module "vitest" {
  export interface ProvidedContext {
    /** Origin of the shop under test. */
    shop: string
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const shop = await startServer()
  project.provide("shop", shop.url)
  return shop.stop
}
