/** Download sizes of first views beside `app/build/size-budget.json`. */
import path from "node:path"
import { describe, expect, it } from "vitest"
import { verdictsOf, weigh } from "#app/build/size-budget.ts"
import { shopAt } from "../support/shopper.ts"

const built = path.resolve(import.meta.dirname, "../../../dist/client")

describe("first view", () => {
  it.each(["/", "/products", "/t/women", "/products/nooluuran-urt-palito", "/search?q=гутал", "/en"])(
    "of %s is within the budget",
    async (address) => {
      const html = await (await fetch(shopAt(address))).text()
      const over = verdictsOf(await weigh(html, built)).filter(({ fits }) => !fits)
      expect(over.map(({ kind, bytes, allowed }) => `${kind}: ${bytes} of ${allowed}`)).toEqual([])
    },
  )
})
