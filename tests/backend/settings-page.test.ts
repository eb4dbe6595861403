/** `docs/settings.md` says what the schemas and references say. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { isSetting } from "#backend/setting-reference.ts"
import { readSite } from "#backend/site-config.ts"
import { siteSettings } from "#backend/site-settings.ts"
import { exampleFile, settingsPage } from "./settings-page.ts"
import { englishReason } from "#tests/english-commands.ts"

const folder = mkdtempSync(path.join(tmpdir(), "settings-"))
afterAll(() => rmSync(folder, { recursive: true }))
const file = path.join(folder, "shop.json")
const write = (content: object): void => writeFileSync(file, JSON.stringify(content, null, 1))

describe("settings page", () => {
  it("is what the schemas and references say; `npx vitest run --project unit tests/backend/settings-page.test.ts -u` writes it", async () => {
    await expect(settingsPage()).toMatchFileSnapshot("../../docs/settings.md")
  })

  it("has examples that a shop opens with", () => {
    const examples = exampleFile()
    write(examples)
    const { site, providers } = readSite(file)
    expect(site).toMatchObject({ brand: "Хангай", accent: "#2f6b3c", paymentMinutes: { usual: 30, lease: 60 }, lease: { method: "flat" } })
    expect(providers.payments.length).toBeGreaterThan(4)
  })

  it("are named with their example where a value has a wrong type", () => {
    const { providers: _, ...examples } = exampleFile()
    const names = Object.entries(examples).flatMap(([name, example]) =>
      !isSetting(siteSettings[name as keyof typeof siteSettings]) ? Object.keys(example as object).map((key) => [name, key]) : [[name]],
    )
    expect(names.length).toBeGreaterThan(40)
    for (const [name = "", key] of names) {
      write({ [name]: key === undefined ? [[[]]] : { [key]: [[[]]] } })
      expect(englishReason(() => readSite(file))).toMatch(
        new RegExp(`shop\\.json:\\d+: ${[name, key].filter(Boolean).join(".")}.*: expected: .+; example: .`),
      )
    }
  })
})
