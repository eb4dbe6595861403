import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { isValidElement, type ReactNode } from "react"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { runnerImport } from "vite"
import type * as Build from "#app/build/messages.ts"
import { counted } from "#ui/messages/counted.ts"
import { messageFormatter } from "#ui/messages/intl.ts"
import { loadAllMessages } from "#book/all-messages.ts"

const messages = { mn: await loadAllMessages("mn"), en: await loadAllMessages("en") }

const format = (id: string, values?: Record<string, unknown>, locale: "mn" | "en" = "en") =>
  messageFormatter(locale, messages[locale])(id, values as Record<string, string>)

/** Compiles the source of a message file as the build does; `null` for any other file. */
type Compiler = (source: string, file: string) => Promise<{ readonly code: string } | null>

const loadCompiler = async (): Promise<Compiler> => {
  // Bypasses the alias that leaves the parser out of browser builds.
  const file = fileURLToPath(new URL("../../app/build/messages.ts", import.meta.url))
  const { module } = await runnerImport<typeof Build>(file, { configFile: false })
  const transform = module.messages().transform as unknown as Compiler
  return (source, id) => transform.call({ addWatchFile: () => undefined }, source, id)
}

const bold = { b: (inside: ReactNode) => inside }
const joined = (value: ReactNode): ReactNode => (Array.isArray(value) ? value.join("") : value)

describe("message", () => {
  it("formats with its values and plural form", () => {
    expect(format("nav.cart")).toBe("Cart")
    expect(format("nav.home.of", { brand: "Цэлмэг" })).toBe("Цэлмэг, home page")
    expect([1, 2].map((count) => format("listing.count", counted(count)))).toEqual(["1 product", "2 products"])
  })

  it.each([
    ["login.code.resendIn", "seconds", 1, "You can resend in 1 second"],
    ["login.code.resendIn", "seconds", 48, "You can resend in 48 seconds"],
    ["rating.stars", "count", "1", "1 star"],
    ["rating.stars", "count", "4.5", "4.5 stars"],
    ["rating.star", "count", 1, "star"],
    ["facet.rating.from", "stars", 1, "1 star and up"],
    ["facet.products", "count", 1, "product"],
    ["facet.products", "count", 100_000, "products"],
  ])("uses the plural form of the value: %s with %s %s", (key, name, value, message) => {
    expect(joined(format(key, { ...bold, [name]: value }))).toBe(message)
  })

  it("groups thousands with commas in both languages", () => {
    const inBoth = (key: string) => [format(key, counted(100_000), "mn"), format(key, counted(100_000))]
    expect(inBoth("listing.count")).toEqual(["100,000 бараа", "100,000 products"])
    expect(inBoth("listing.found")).toEqual(["100,000 бараа олдлоо", "100,000 products found"])
    expect(inBoth("facet.show")).toEqual(["100,000 бараа үзэх", "Show 100,000 products"])
    expect(inBoth("nav.categories.products")).toEqual(["100,000 бараа", "100,000 products"])
    expect(inBoth("review.count")).toEqual(["100,000 сэтгэгдэл", "100,000 reviews"])
  })

  it("contains tags and elements", () => {
    const message = format("cart.lease", { b: (inside: ReactNode) => <b>{inside}</b>, amount: "32,198₮", months: <i>24</i> })
    const elements = (message as ReadonlyArray<ReactNode>).filter((part) => isValidElement(part))
    expect(elements.map((element) => element.type)).toEqual(["b", "i"])
    expect(elements.every(({ key }) => key !== null)).toBe(true)
  })

  it.each(["shell.json", "two-words.json", "v2.json"])("falls back to the other language [I1]: %s", async (file) => {
    const folder = await mkdtemp(join(tmpdir(), "delguur-messages-"))
    onTestFinished(() => rm(folder, { recursive: true }))
    const files = { mn: { "only.mn": "Зөвхөн монгол", both: "Хоёул" }, en: { "only.en": "English only", both: "Both" } }
    const fileOf = (locale: keyof typeof files) => join(folder, "ui/messages", locale, file)
    for (const locale of ["mn", "en"] as const) {
      await mkdir(dirname(fileOf(locale)), { recursive: true })
      await writeFile(fileOf(locale), JSON.stringify(files[locale]))
    }
    const compile = await loadCompiler()
    const compiled = async (locale: keyof typeof files) => {
      const result = await compile(JSON.stringify(files[locale]), fileOf(locale))
      return JSON.parse(result?.code ?? "null") as unknown
    }
    expect(await compiled("mn")).toEqual({ "only.mn": "Зөвхөн монгол", "only.en": "English only", both: "Хоёул" })
    expect(await compiled("en")).toEqual({ "only.mn": "Зөвхөн монгол", "only.en": "English only", both: "Both" })
  })

  it("logs a missing key and does not show it", () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined)
    expect(format("nowhere")).toBe("…")
    expect(errors).toHaveBeenCalledWith("no words for nowhere in en")
    errors.mockRestore()
  })
})
