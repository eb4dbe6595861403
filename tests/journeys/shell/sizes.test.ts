/** Download sizes of first views beside `app/build/size-budget.json`. */
import path from "node:path"
import { describe, expect, it } from "vitest"
import { withException } from "#app/build/first-views.ts"
import { verdictsOf, weigh } from "#app/build/size-budget.ts"
import exceptions from "#app/build/size-exceptions.json" with { type: "json" }
import { shopAt } from "../support/shopper.ts"

const allowedScripts: Readonly<Record<string, number>> = exceptions
const built = path.resolve(import.meta.dirname, "../../../dist/client")

describe("first view", () => {
  it.each([
    ["/", "catalogue/home"],
    ["/products", "catalogue/listing"],
    ["/t/women", "catalogue/listing"],
    ["/products/nooluuran-urt-palito", "catalogue/product"],
    ["/search?q=гутал", "search/search"],
    ["/en", "catalogue/home"],
  ])("of %s is within the budget", async (address, route) => {
    const html = await (await fetch(shopAt(address))).text()
    const over = verdictsOf(await weigh(html, built))
      .map((verdict) => withException(verdict, allowedScripts[route]))
      .filter(({ fits }) => !fits)
    expect(over.map(({ kind, bytes, allowed }) => `${kind}: ${bytes} of ${allowed}`)).toEqual([])
  })
})
